import type { SortName } from '@brightfill/shared/constants'
import type { Article, BlogCard } from '@brightfill/shared/contract'
import { type RawBuilder, sql } from 'kysely'
import { idOfSlug } from '../../database/idOfSlug'
import { Repo } from '../../database/Repo'
import { hasWords } from '../../search/hasWords'
import { focalPoint, hasFocalPoint, withFocal } from '../media-library/focalPoints'

const orders: Record<SortName, RawBuilder<unknown>> = {
  newest: sql`published_at desc, id desc`,
  oldest: sql`published_at, id`,
}

/** The focal point of its picture; null for the middle. */
const focal = sql`(
  select ${focalPoint} from media_file where 'public/' || media_file.name = image and ${hasFocalPoint}) as focal`
const card = sql`image, ${focal}, published_at, updated_at, title, description, slug`
const visible = sql`published_at is not null and deleted_at is null`

/** The public machines of a row `article`, in order. */
const relatedMachines = sql`coalesce((
  select jsonb_agg(jsonb_build_object('slug', machine.slug, 'name', machine.name, 'model', model, 'price', price,
    'selling_state', selling_state, 'image', coalesce(images ->> 0, '')) order by place)
  from jsonb_array_elements_text(related_machines) with ordinality as picked (former, place)
  join machine on machine.id = ${idOfSlug('machine', sql`picked.former`)}
  where machine.published_at is not null and machine.deleted_at is null), '[]')`

interface ListedArticles {
  search: string
  order: SortName
  limit: number
  offset?: number
}

/** Published articles; drafts and deleted ones do not exist here (R-562). */
export class ArticlesRepo extends Repo {
  /** Cards of articles that contain all words of the search, ignoring accents and case (R-417). */
  async list({ search, order, limit, offset = 0 }: ListedArticles): Promise<BlogCard[]> {
    const { rows } = await sql<BlogCard>`
      select ${card} ${matching(search)} order by ${orders[order]} limit ${limit} offset ${offset}`.execute(this.db)
    return rows.map(withFocal)
  }

  /** The number of articles with all words of the search. */
  async count(search: string): Promise<number> {
    const { rows } = await sql<{ total: number }>`select count(*)::int as total ${matching(search)}`.execute(this.db)
    return rows[0]?.total ?? 0
  }

  /** Titles first, then articles that only mention the words. */
  async search(text: string, limit: number, offset = 0): Promise<{ articles: BlogCard[]; total: number }> {
    const inTitle = hasWords(sql`title_text`, text)
    const [{ rows: articles }, total] = await Promise.all([
      sql<BlogCard>`select ${card} ${matching(text)}
        order by case when ${inTitle} then 0 else 1 end, published_at desc, id desc
        limit ${limit} offset ${offset}`.execute(this.db),
      this.count(text),
    ])
    return { articles: articles.map(withFocal), total }
  }

  /** The article with this slug, current or former; the answer has the current one (R-614). */
  async findBySlug(slug: string): Promise<Article | undefined> {
    const { rows } = await sql<Article>`
      select slug, title, description, author, published_at, updated_at, image, ${focal}, content,
        ${relatedMachines} as related_machines, meta_title, meta_description
      from article
      where id = ${idOfSlug('article', slug)} and ${visible}`.execute(this.db)
    const [article] = rows
    return article && withFocal(article)
  }
}

const matching = (text: string) => sql`from article where ${visible} and ${hasWords(sql`search_text`, text)}`
