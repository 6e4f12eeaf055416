import { CONTENT_FORMAT, type ContentFile, type Section } from '@brightfill/shared/contract'
import { type Kysely, sql } from 'kysely'
import { readOneMoment } from '../database/oneMoment'
import type { ListKind, Tables } from '../database/tables'
import { machineColumns, tabColumns } from './contentFile'
import { FormerSlugsRepo } from './formerSlugs.repo'

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
] as const satisfies (keyof Tables)[]

/**
 * All content of one moment in the form an import takes, drafts included; an export that is imported again changes
 * nothing visible.
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
  const pages = await db.selectFrom('page').selectAll().orderBy('id').execute()
  const sections = await db.selectFrom('section').selectAll().orderBy('position').execute()
  const posts = await db
    .selectFrom('article')
    .select(['id', 'slug', 'title', 'description', 'author', 'image', 'content'])
    .select(['meta_title', 'meta_description', 'published_at'])
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .execute()
  const formerSlugs = await new FormerSlugsRepo(db, 'article').all()
  return {
    format: CONTENT_FORMAT,
    options: Object.fromEntries(options.map(({ name, value }) => [name, value])),
    pages: pages.map((page) => ({
      url: page.url,
      title: page.title,
      menu_position: page.menu_position,
      meta: { 'Meta title': page.meta_title, 'Meta description': page.meta_description },
      sections: sections
        .filter(({ page_id }) => page_id === page.id)
        .map(({ key, type, fields }) => ({ key, type, fields }) as Section), // written only through its schema
    })),
    catalogue: await catalogue(db),
    machines: await machines(db),
    posts: posts.map(({ id, ...post }) => ({ ...post, former_slugs: formerSlugs.get(id) ?? [] })),
  }
}

async function catalogue(db: Kysely<Tables>): Promise<ContentFile['catalogue']> {
  const names = async (kind: ListKind) =>
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

async function machines(db: Kysely<Tables>): Promise<ContentFile['machines']> {
  const rows = await db
    .selectFrom('machine')
    .select(['id', ...machineColumns, ...tabColumns, 'description_text as text'])
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .execute()
  const links = await db
    .selectFrom('machine_option')
    .innerJoin('filter_option', 'filter_option.id', 'option_id')
    .select(['machine_id', 'kind', 'name'])
    .orderBy('machine_option.position')
    .execute()
  const formerSlugs = await new FormerSlugsRepo(db, 'machine').all()
  const named = new Map<string, string[]>()
  for (const { machine_id, kind, name } of links) {
    const key = `${machine_id} ${kind}`
    named.set(key, [...(named.get(key) ?? []), name])
  }
  return rows.map(({ id, video_type, local_video, iframe_video, video_poster, text, ...row }) => ({
    ...row,
    former_slugs: formerSlugs.get(id) ?? [],
    categories: named.get(`${id} category`) ?? [],
    bottles: named.get(`${id} bottles`) ?? [],
    beverages: named.get(`${id} beverage`) ?? [],
    tabs_description: { video_type, local_video, iframe_video, video_poster, text },
  }))
}
