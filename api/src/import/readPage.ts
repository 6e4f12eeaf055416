import type { Section } from '@brightfill/shared/contract'
import type { Kysely, Selectable } from 'kysely'
import type { Tables } from '../database/tables'

type PageRow = Selectable<Tables['page']>
type SectionRow = Selectable<Tables['section']>

/** A page in the form of a content file, without its place in the menu and without default values. */
export function pageItem({ url, title, meta_title, meta_description, published }: PageRow, rows: SectionRow[]) {
  return {
    url,
    title,
    meta: { 'Meta title': meta_title, 'Meta description': meta_description },
    sections: rows.map(
      ({ key, type, fields, hidden }) => ({ key, type, fields, ...(hidden && { hidden }) }) as Section, // written only through its schema
    ),
    ...(!published && { published }),
  }
}

/** The page with an id, published or not. */
export async function readPage(db: Kysely<Tables>, id: number) {
  const page = await db
    .selectFrom('page')
    .selectAll()
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  if (!page) return undefined
  const rows = await db.selectFrom('section').selectAll().where('page_id', '=', id).orderBy('position').execute()
  return pageItem(page, rows)
}
