import { sql } from 'kysely'
import { Repo } from '../database/Repo'
import { foldText } from '../search/foldText'
import { changeTime } from './changeTime'
import type { ImportedPage, ImportedPost, ImportedSetting } from './contentFile'
import { FormerSlugsRepo } from './formerSlugs.repo'

/** Writes pages, options and articles. */
export class PageWriterRepo extends Repo {
  /** Adds the page or replaces the one at its address, sections included. */
  async savePage({ url, title, menu_position, meta, sections, published = true }: ImportedPage): Promise<void> {
    const row = {
      url,
      title,
      ...(menu_position !== undefined && { menu_position }),
      meta_title: meta['Meta title'],
      meta_description: meta['Meta description'],
      search_text: foldText(`${title} ${meta['Meta description']}`),
      published,
      deleted_at: null,
    }
    const shown = JSON.stringify(sections.map(({ key, type, fields, hidden = false }) => [key, type, fields, hidden]))
    const otherSections = sql`${shown}::jsonb is distinct from (
      select coalesce(jsonb_agg(jsonb_build_array(key, type, fields, hidden) order by position), '[]')
      from section where page_id = page.id)`
    const updated_at = changeTime('page', Object.keys(row), otherSections)
    const { id } = await this.db
      .insertInto('page')
      .values(row)
      .onConflict((conflict) => conflict.column('url').doUpdateSet({ ...row, updated_at }))
      .returning('id')
      .executeTakeFirstOrThrow()
    await this.db.deleteFrom('section').where('page_id', '=', id).execute()
    if (sections.length === 0) return
    await this.db
      .insertInto('section')
      .values(
        sections.map(({ key, type, fields, hidden = false }, position) => ({
          page_id: id,
          key,
          type,
          position,
          hidden,
          fields: JSON.stringify(fields),
        })),
      )
      .execute()
  }

  async saveOption({ name, value }: ImportedSetting): Promise<void> {
    const row = { name, value: JSON.stringify(value), updated_at: new Date() }
    await this.db
      .insertInto('site_option')
      .values(row)
      .onConflict((conflict) => conflict.column('name').doUpdateSet(row))
      .execute()
  }

  /** Adds the article, or replaces the one with the same slug or a former one. */
  async savePost(post: ImportedPost): Promise<void> {
    const { former_slugs = [] } = post
    const slugs = new FormerSlugsRepo(this.db, 'article')
    await slugs.rename(post.slug, former_slugs)
    const text = post.content.map((block) => block.text).join(' ')
    const row = {
      slug: post.slug,
      title: post.title,
      description: post.description,
      author: post.author,
      image: post.image,
      content: JSON.stringify(post.content),
      related_machines: JSON.stringify(post.related_machines ?? []),
      meta_title: post.meta_title,
      meta_description: post.meta_description,
      title_text: foldText(post.title),
      search_text: foldText(`${post.title} ${post.description} ${text}`),
      published_at: post.published_at,
      deleted_at: null,
    }
    // A new article counts as changed when it was published, unless that is in the future.
    const first = { ...row, updated_at: sql<Date>`least(${post.published_at}::timestamptz, now())` }
    const updated_at = changeTime('article', Object.keys(row))
    const { id } = await this.db
      .insertInto('article')
      .values(first)
      .onConflict((conflict) => conflict.column('slug').doUpdateSet({ ...row, updated_at }))
      .returning('id')
      .executeTakeFirstOrThrow()
    await slugs.free([post.slug])
    await slugs.keep(id, former_slugs)
  }
}
