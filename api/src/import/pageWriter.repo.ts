import { Repo } from '../database/Repo'
import { foldText } from '../search/foldText'
import type { ImportedPage, ImportedPost, ImportedSetting } from './contentFile'
import { FormerSlugsRepo } from './formerSlugs.repo'

/** Writes pages, options and articles. */
export class PageWriterRepo extends Repo {
  /** Adds the page or replaces the one at that address, sections included. */
  async savePage({ url, title, menu_position, meta, sections }: ImportedPage): Promise<void> {
    const row = {
      url,
      title,
      menu_position,
      meta_title: meta['Meta title'],
      meta_description: meta['Meta description'],
      search_text: foldText(`${title} ${meta['Meta description']}`),
      published: true,
      updated_at: new Date(),
    }
    const { id } = await this.db
      .insertInto('page')
      .values(row)
      .onConflict((conflict) => conflict.column('url').doUpdateSet(row))
      .returning('id')
      .executeTakeFirstOrThrow()
    await this.db.deleteFrom('section').where('page_id', '=', id).execute()
    if (sections.length === 0) return
    await this.db
      .insertInto('section')
      .values(
        sections.map(({ key, type, fields }, position) => ({
          page_id: id,
          key,
          type,
          position,
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

  /** Adds the article or replaces the one of that slug, or of a slug it had before. */
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
      meta_title: post.meta_title,
      meta_description: post.meta_description,
      title_text: foldText(post.title),
      search_text: foldText(`${post.title} ${post.description} ${text}`),
      published_at: post.published_at,
      deleted_at: null,
      updated_at: new Date(),
    }
    const { id } = await this.db
      .insertInto('article')
      .values(row)
      .onConflict((conflict) => conflict.column('slug').doUpdateSet(row))
      .returning('id')
      .executeTakeFirstOrThrow()
    await slugs.free([post.slug])
    await slugs.keep(id, former_slugs)
  }
}
