import { type RawBuilder, sql } from 'kysely'

/** The machine or article that has, or had, a slug, which may be a column. */
export const idOfSlug = (kind: 'machine' | 'article', slug: string | RawBuilder<unknown>) => sql<
  number | null
>`coalesce(
  (select id from ${sql.table(kind)} where slug = ${slug}),
  (select target_id from former_slug where kind = ${kind} and slug = ${slug}))`
