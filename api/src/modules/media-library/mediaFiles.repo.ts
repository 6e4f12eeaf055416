import type { FocalPoint, MediaFile, officeMediaCalls } from '@brightfill/shared/contract'
import { type Insertable, type RawBuilder, type Selectable, sql } from 'kysely'
import type { Static } from 'typebox'
import { Repo } from '../../database/Repo'
import type { Tables } from '../../database/tables'
import { pageOf } from '../office/pageOf'
import { conditionsOf as searched } from '../office/searchWords'
import { contentNames, unusedFile, usedByMachines } from './mediaUses.repo'

type MediaRow = Selectable<Tables['media_file']>
type NewMedia = Insertable<Tables['media_file']>
type ListQuery = Static<typeof officeMediaCalls.officeMedia.query>

/** The files of the library (O-28 to O-31). */
export class MediaFilesRepo extends Repo {
  async list(query: ListQuery): Promise<{ data: MediaFile[]; total: number; more: boolean }> {
    const { limit, offset } = pageOf(query)
    const order = sql`added_at ${sql.raw(query.order === 'asc' ? 'asc' : 'desc')}, id desc`
    const where = sql.join([sql`replaced_by is null and bytes > 0`, ...conditionsOf(query)], sql` and `)
    const [rows, count] = await Promise.all([
      // Uses are counted only for the rows of the page.
      sql<MediaRow & { used: number }>`
        with named as materialized (select name, count(*)::int as times from (${contentNames}) as found group by name),
        chosen as (select * from media_file where ${where} order by ${order} limit ${limit} offset ${offset})
        select media_file.*, (coalesce(named.times, 0) + ${usedByMachines})::int as used
        from chosen as media_file left join named using (name) order by ${order}`.execute(this.db),
      sql<{ total: number }>`select count(*)::int as total from media_file where ${where}`.execute(this.db),
    ])
    return { data: rows.rows.map(toFile), total: count.rows[0]?.total ?? 0, more: false }
  }

  find(id: number): Promise<MediaRow | undefined> {
    return this.db.selectFrom('media_file').selectAll().where('id', '=', id).executeTakeFirst()
  }

  /** The same, locked until the transaction ends. */
  findForChange(id: number): Promise<MediaRow | undefined> {
    return this.db.selectFrom('media_file').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
  }

  findByDigest(digest: string): Promise<MediaRow | undefined> {
    return this.db.selectFrom('media_file').selectAll().where('digest', '=', digest).executeTakeFirst()
  }

  /** @returns the file with these bytes: another upload may have stored them first */
  async add(file: NewMedia & { digest: string }): Promise<MediaRow> {
    await this.db
      .insertInto('media_file')
      .values(file)
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    // Names contain part of the digest, so a file with this name in the store has the same bytes.
    const { name, digest, bytes, width, height } = file
    await this.db
      .updateTable('media_file')
      .set({ digest, bytes, width, height, replaced_by: null })
      .where('name', '=', name)
      .where('digest', 'is', null)
      .execute()
    return this.db.selectFrom('media_file').selectAll().where('digest', '=', file.digest).executeTakeFirstOrThrow()
  }

  /** Adds files that are already in the store; those announced by an import get their details. */
  async addKnown(files: NewMedia[]): Promise<void> {
    if (files.length === 0) return
    await this.db
      .insertInto('media_file')
      .values(files)
      .onConflict((conflict) =>
        conflict
          .column('name')
          .doUpdateSet(({ ref }) => ({
            kind: ref('excluded.kind'),
            bytes: ref('excluded.bytes'),
            width: ref('excluded.width'),
            height: ref('excluded.height'),
          }))
          .where('media_file.bytes', '=', 0),
      )
      .execute()
  }

  /** Files with known bytes. */
  async names(): Promise<Set<string>> {
    const rows = await this.db.selectFrom('media_file').select('name').where('bytes', '>', 0).execute()
    return new Set(rows.map(({ name }) => name))
  }

  async change(id: number, change: Partial<Pick<NewMedia, 'alt' | 'focal_x' | 'focal_y' | 'replaced_by'>>) {
    await this.db.updateTable('media_file').set(change).where('id', '=', id).execute()
  }

  async remove(id: number): Promise<void> {
    await this.db.deleteFrom('media_file').where('id', '=', id).execute()
  }
}

function conditionsOf({ search = '', kind, without_alt, unused }: ListQuery): RawBuilder<unknown>[] {
  return [
    ...searched(search, { has, hasDigits: has }),
    ...(kind ? [sql`kind = ${kind}`] : []),
    ...(unused ? [unusedFile] : []),
    ...(without_alt ? [sql`kind = 'picture' and alt is null`] : []),
  ]
}

const has = (pattern: string) => sql`lower(title || ' ' || name || ' ' || coalesce(alt, '')) like ${pattern}`

const pathOfMedia = ({ name }: Pick<MediaRow, 'name'>) => `public/${name}`

export function toFile({ id, name, title, ...row }: MediaRow & { used: number }): MediaFile {
  const { kind, bytes, width, height, alt, focal_x: x, focal_y: y, added_at, added_by, used } = row
  const focal: FocalPoint = { x, y }
  return {
    id,
    path: pathOfMedia({ name }),
    name: title,
    kind,
    bytes,
    width,
    height,
    alt,
    focal,
    added_at,
    added_by,
    used,
  }
}
