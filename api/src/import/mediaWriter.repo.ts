import path from 'node:path'
import { type Kysely, sql } from 'kysely'
import { Repo } from '../database/Repo'
import type { Tables } from '../database/tables'
import { hasFocalPoint } from '../modules/media-library/focalPoints'
import type { ImportedMedia } from './contentFile'

const FOLDER = 'public/'

/** Writes what staff entered about pictures. */
export class MediaWriterRepo extends Repo {
  /** A picture that is new to the library appears there once its file is in the store. */
  async save(items: readonly ImportedMedia[]): Promise<void> {
    const rows = items.map(({ path: address, alt, focal }) => ({
      name: address.slice(FOLDER.length),
      title: path.posix.basename(address),
      kind: 'picture' as const,
      bytes: 0,
      alt,
      focal_x: focal.x,
      focal_y: focal.y,
    }))
    await this.db
      .insertInto('media_file')
      .values(rows)
      .onConflict((conflict) =>
        conflict.column('name').doUpdateSet(({ ref }) => ({
          alt: ref('excluded.alt'),
          focal_x: ref('excluded.focal_x'),
          focal_y: ref('excluded.focal_y'),
        })),
      )
      .execute()
  }
}

/** Pictures with entries by staff, without replaced ones, which only older documents show. */
export async function readMedia(db: Kysely<Tables>): Promise<ImportedMedia[]> {
  const rows = await db
    .selectFrom('media_file')
    .select(['name', 'alt', 'focal_x', 'focal_y'])
    .where('replaced_by', 'is', null)
    .where(sql<boolean>`(alt is not null or ${hasFocalPoint})`)
    .orderBy('name')
    .execute()
  return rows.map(({ name, alt, focal_x: x, focal_y: y }) => ({ path: FOLDER + name, alt, focal: { x, y } }))
}
