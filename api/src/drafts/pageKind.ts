import { type ContentUse, type DraftPage, EditedPage } from '@brightfill/shared/contract'
import { type Kysely, sql } from 'kysely'
import type { Tables } from '../database/tables'
import { invalid } from '../http/HttpProblem'
import type { ImportedPage } from '../import/contentFile'
import { readPage } from '../import/readPage'
import type { ContentKind } from './contentKind'
import { refuseTakenAddress } from './pageAddress'
import { pageFaults } from './pageFaults'

const empty: DraftPage = {
  url: '',
  title: '',
  meta: { 'Meta title': '', 'Meta description': '' },
  sections: [],
  published: true,
}

function problemsOf({ title, url }: Pick<DraftPage, 'title' | 'url'>): Record<string, string[]> {
  const errors: Record<string, string[]> = {}
  if (!title.trim()) errors.title = ['Enter a name']
  if (!/^\/$|^(\/[a-z0-9]+(-[a-z0-9]+)*)+$/.test(url))
    errors.url = ['Use lower-case letters, digits and hyphens after a slash, such as /trade-fairs']
  return errors
}

/**
 * Refuses a draft of a page that could never be published.
 * @throws HttpProblem 422
 */
export async function refuseNewPage(db: Kysely<Tables>, page: Pick<DraftPage, 'title' | 'url'>): Promise<void> {
  const errors = problemsOf(page)
  if (Object.keys(errors).length > 0) throw invalid(errors)
  await refuseTakenAddress(db, page.url)
}

/** Pages of sections: the key is the id of the row. */
export const pageKind: ContentKind<DraftPage> = {
  name: 'page',
  schema: EditedPage,
  empty,
  nameOf: ({ title, url }) => title || url,
  addressOf: ({ url }) => url,

  async reserve(db) {
    const { rows } = await sql<{ key: string }>`
      select nextval(pg_get_serial_sequence('page', 'id'))::text as key`.execute(db)
    return rows[0]?.key ?? ''
  },

  async read(db, key) {
    const page = await readPage(db, Number(key))
    return page && { ...empty, ...page }
  },

  isPublic: ({ published }) => published !== false,

  ready(item, live) {
    if (live && live.url !== item.url)
      throw invalid({ url: [`Other pages may link to ${live.url}. Create a new page for a different address`] })
    return { ...item, published: true }
  },

  offline(live) {
    if (live.url === '/') throw invalid({ offline_at: ['The site needs its home page'] })
    return { ...live, published: false }
  },

  async hide(db, key, hidden) {
    await sql`update page set deleted_at = ${hidden ? sql`now()` : null} where id = ${key}::int`.execute(db)
  },

  async uses(db, key) {
    // A target ends at its quote, query or fragment; rich text in JSON has a backslash before a quote.
    const { rows } = await sql<ContentUse>`
      with target as (select id, menu_position, '"' || url || '["\\\\?#]' as pattern from page where id = ${key}::int)
      select 'menu' as kind, 1 as count from target where menu_position is not null
      union all
      select 'pages', count(distinct page_id)::int from section, target
      where page_id <> target.id and fields::text ~ pattern having count(*) > 0
      union all
      select 'options', count(*)::int from site_option, target where value::text ~ pattern having count(*) > 0`.execute(
      db,
    )
    return rows
  },

  faults: pageFaults,

  problems: problemsOf,

  async claim(db, key, { url }) {
    const row = await db.selectFrom('page').select('url').where('id', '=', Number(key)).executeTakeFirst()
    if (row?.url === url) return
    await refuseTakenAddress(db, url)
    await sql`insert into page (id, url, title) values (${key}::int, ${url}, '')`.execute(db)
  },

  // The item has passed the schema check by then.
  batch: (item) => ({ list: 'pages', items: [item as ImportedPage] }),
}
