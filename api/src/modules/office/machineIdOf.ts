import { type RawBuilder, sql } from 'kysely'

/** The machine that has, or had, a slug, which may be a column. */
export const machineIdOf = (slug: string | RawBuilder<unknown>): RawBuilder<number | null> => sql<
  number | null
>`coalesce(
  (select id from machine where slug = ${slug}),
  (select target_id from former_slug where kind = 'machine' and slug = ${slug}))`
