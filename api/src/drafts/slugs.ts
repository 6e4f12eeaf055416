import { type Kysely, sql } from 'kysely'
import type { Tables } from '../database/tables'
import { invalid } from '../http/HttpProblem'

const MOST_FORMER_SLUGS = 50
const UNIQUE_VIOLATION = '23505'

interface Named {
  slug: string
  former_slugs?: string[]
}

/** The former slugs of an item that replaces `live`. */
export function formerSlugs(item: Named, live: Named | undefined): string[] {
  const former = new Set([...(live?.former_slugs ?? []), ...(live ? [live.slug] : [])])
  former.delete(item.slug)
  return [...former].slice(-MOST_FORMER_SLUGS).sort()
}

/** Why a slug is not valid. */
export function slugProblems(slug: string, such: string): Record<'slug', string[]> | undefined {
  if (!slug) return { slug: ['Enter an address'] }
  if (/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug)) return undefined
  return { slug: [`Use lower-case letters, digits and hyphens, such as ${such}`] }
}

/**
 * Gives the row of an id the slug, and inserts the row if it is missing.
 * @param name the column of its name, empty until the item is written
 * @throws HttpProblem 422 for the slug of another row
 */
export async function claimSlug(
  db: Kysely<Tables>,
  { table, name, taken }: { table: 'machine' | 'article'; name: string; taken: string },
  key: string,
  slug: string,
): Promise<void> {
  try {
    await sql`
      insert into ${sql.table(table)} (id, slug, ${sql.ref(name)}) values (${key}::int, ${slug}, '')
      on conflict (id) do update set slug = excluded.slug`.execute(db)
  } catch (error) {
    if ((error as { code?: unknown }).code !== UNIQUE_VIOLATION) throw error
    throw invalid({ slug: [taken] })
  }
}

/** A unique id for a future row. */
export async function reserveId(db: Kysely<Tables>, table: 'machine' | 'article'): Promise<string> {
  const { rows } = await sql<{ key: string }>`
    select nextval(pg_get_serial_sequence(${table}, 'id'))::text as key`.execute(db)
  return rows[0]?.key ?? ''
}
