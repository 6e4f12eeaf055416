import type { ContentFile } from '@brightfill/shared/contract'
import type { Kysely } from 'kysely'
import type { Tables } from '../database/tables'
import { machineColumns, tabColumns } from './contentFile'
import { FormerSlugsRepo } from './formerSlugs.repo'

/**
 * Machines in the form of a content file.
 * @param id limits them to one machine
 */
export async function readMachines(db: Kysely<Tables>, id?: number): Promise<ContentFile['machines']> {
  const one = id === undefined ? [] : [id]
  const rows = await db
    .selectFrom('machine')
    .select(['id', ...machineColumns, ...tabColumns, 'description_text as text'])
    .where('deleted_at', 'is', null)
    .$if(id !== undefined, (query) => query.where('id', 'in', one))
    // The order in which an import writes them, so that exporting an imported file gives the same file.
    .orderBy('published_at', (order) => order.asc().nullsFirst())
    .orderBy('id')
    .execute()
  const links = await db
    .selectFrom('machine_option')
    .innerJoin('filter_option', 'filter_option.id', 'option_id')
    .select(['machine_id', 'kind', 'name'])
    .$if(id !== undefined, (query) => query.where('machine_id', 'in', one))
    .orderBy('machine_option.position')
    .execute()
  const formerSlugs = await new FormerSlugsRepo(db, 'machine').all(id)
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
