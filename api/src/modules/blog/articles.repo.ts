import type { Article, BlogCard } from '@brightfill/shared/contract'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Tables } from '../../database/tables'
import { wordsOf } from '../../search/foldText'

interface CardRow extends Omit<BlogCard, 'published_at'> {
  published_at: Date
}
interface ArticleRow extends Omit<Article, 'published_at' | 'updated_at'> {
  published_at: Date
  updated_at: Date
}

const visible = sql`published_at is not null and deleted_at is null`

/** Published articles; drafts and deleted ones do not exist here (R-562). */
export class ArticlesRepo {
  constructor(private readonly db: Kysely<Tables>) {}

  /** Cards whose text has every word of the search, anywhere, without regard to accents and case (R-417). */
  async list({
    search,
    newestFirst,
    limit,
  }: {
    search: string
    newestFirst: boolean
    limit: number
  }): Promise<BlogCard[]> {
    const order = newestFirst ? sql`published_at desc, id desc` : sql`published_at, id`
    const { rows } = await sql<CardRow>`
      select image, published_at, title, description, slug from article
      where ${visible} ${hasWords(sql`search_text`, search)} order by ${order} limit ${limit}`.execute(this.db)
    return rows.map((row) => ({ ...row, published_at: row.published_at.toISOString() }))
  }

  /** Titles first, then articles that only mention the words. */
  async suggest(text: string, limit: number): Promise<{ title: string; slug: string }[]> {
    const inTitle = sql`true ${hasWords(sql`title_text`, text)}`
    const { rows } = await sql<{ title: string; slug: string }>`
      select title, slug from article where ${visible} ${hasWords(sql`search_text`, text)}
      order by case when ${inTitle} then 0 else 1 end, published_at desc, id desc limit ${limit}`.execute(this.db)
    return rows
  }

  /** The article of a slug, or the one that had it before: its own slug is in the answer (R-614). */
  async findBySlug(slug: string): Promise<Article | undefined> {
    const { rows } = await sql<ArticleRow>`
      select slug, title, description, author, published_at, updated_at, image, content, meta_title, meta_description from article
      where id = coalesce(
          (select id from article where slug = ${slug}),
          (select target_id from former_slug where kind = 'article' and slug = ${slug})
        ) and ${visible}`.execute(this.db)
    const [row] = rows
    return row && { ...row, published_at: row.published_at.toISOString(), updated_at: row.updated_at.toISOString() }
  }
}

/**
 * `and` conditions on a folded column; folded words hold no wildcard. A text without any letter or digit matches
 * nothing.
 */
function hasWords(column: RawBuilder<unknown>, text: string): RawBuilder<unknown> {
  const words = wordsOf(text)
  if (words.length === 0) return text.trim() === '' ? sql`` : sql`and false`
  return sql.join(
    words.slice(0, 12).map((word) => sql`and ${column} like ${`%${word}%`}`),
    sql` `,
  )
}
