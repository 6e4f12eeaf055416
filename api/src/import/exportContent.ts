import type { ManyFilter } from '@brightfill/shared/constants'
import { CONTENT_FORMAT, type ContentFile } from '@brightfill/shared/contract'
import { type Kysely, sql } from 'kysely'
import { readOneMoment } from '../database/oneMoment'
import type { Tables } from '../database/tables'
import { readMedia } from './mediaWriter.repo'
import { readArticles } from './readArticles'
import { readMachines } from './readMachines'
import { pageItem } from './readPage'

/** The tables that content is read from. */
const contentTables = [
  'page',
  'section',
  'site_option',
  'article',
  'filter_option',
  'machine',
  'machine_option',
  'known_model',
  'former_slug',
  'media_file',
] as const satisfies (keyof Tables)[]

/**
 * A snapshot of all content, drafts included, in the form that an import takes; importing an export changes nothing
 * visible.
 */
export function exportContent(db: Kysely<Tables>): Promise<ContentFile> {
  return db.transaction().execute(async (transaction) => {
    await readOneMoment(transaction, contentTables)
    return readContent(transaction)
  })
}

/** All content as a transaction sees it. */
export async function readContent(db: Kysely<Tables>): Promise<ContentFile> {
  const options = await db.selectFrom('site_option').select(['name', 'value']).orderBy('name').execute()
  const pages = await db.selectFrom('page').selectAll().where('deleted_at', 'is', null).orderBy('id').execute()
  const sections = await db.selectFrom('section').selectAll().orderBy('position').execute()
  return {
    format: CONTENT_FORMAT,
    options: Object.fromEntries(options.map(({ name, value }) => [name, value])),
    pages: pages.map((page) => ({
      ...pageItem(
        page,
        sections.filter(({ page_id }) => page_id === page.id),
      ),
      menu_position: page.menu_position,
    })),
    catalogue: await catalogue(db),
    machines: await readMachines(db),
    posts: await readArticles(db),
    media: await readMedia(db),
  }
}

async function catalogue(db: Kysely<Tables>): Promise<ContentFile['catalogue']> {
  const names = async (kind: ManyFilter) =>
    (
      await db
        .selectFrom('filter_option')
        .select('name')
        .where('kind', '=', kind)
        .orderBy('position')
        .orderBy('name')
        .execute()
    ).map(({ name }) => name)
  const { rows } = await sql<{ manufacturer: string; model: string; years: number[] }>`
    select manufacturer, model, array_agg(year order by year) as years from known_model
    group by manufacturer, model order by manufacturer, model`.execute(db)
  const manufacturers = new Map<string, { name: string; years: number[] }[]>()
  for (const { manufacturer, model, years } of rows) {
    manufacturers.set(manufacturer, [...(manufacturers.get(manufacturer) ?? []), { name: model, years }])
  }
  return {
    categories: await names('category'),
    bottles: await names('bottles'),
    beverages: await names('beverage'),
    manufacturers: [...manufacturers].map(([name, models]) => ({ name, models })),
  }
}
