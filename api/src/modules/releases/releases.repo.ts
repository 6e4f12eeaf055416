import { KEPT_DAYS, KEPT_RELEASES } from '@brightfill/shared/constants'
import type { ReleaseRow, Releases } from '@brightfill/shared/contract'
import { type RawBuilder, sql } from 'kysely'
import { Repo } from '../../database/Repo'
import type { ReleaseFace } from '../../database/tables'
import { lockLive } from './live.repo'
import { type Actor, logged } from './releaseLog.repo'

export interface NewRelease {
  face: ReleaseFace
  digest: string
  archive: Buffer
  signature: string
  by: Actor
  /** Checks that were skipped before publication. */
  smoke: string
}

/** Published releases: rows are never changed, and removed long after they were live. */
export class ReleasesRepo extends Repo {
  /**
   * Stores it with a line in the log, which is the permanent record of who published which files.
   * @returns the digest of an existing release with this id, or undefined for a new one
   */
  async add({ face, digest, archive, signature, by, smoke }: NewRelease): Promise<string | undefined> {
    const { name, release: id } = face
    return this.db.transaction().execute(async (transaction) => {
      const added = await transaction
        .insertInto('release')
        .values({
          name,
          id,
          face: JSON.stringify(face),
          digest,
          archive,
          signature,
          size: archive.length,
          published_by: by.label,
        })
        .onConflict((conflict) => conflict.columns(['name', 'id']).doNothing())
        .returning('id')
        .executeTakeFirst()
      if (!added) return this.on(transaction).digest(name, id)
      const line = logged(by, { action: 'publish', changes: { [name]: id }, reason: digest, smoke })
      await transaction.insertInto('activation').values(line).execute()
      return undefined
    })
  }

  async archive(name: string, id: string): Promise<{ archive: Buffer; signature: string | null } | undefined> {
    const row = await this.db
      .selectFrom('release')
      .select(['archive', 'signature'])
      .where('name', '=', name)
      .where('id', '=', id)
      .executeTakeFirst()
    return row && { archive: Buffer.from(row.archive), signature: row.signature }
  }

  /** A digest of its files; undefined when there is no such release. */
  async digest(name: string, id: string): Promise<string | undefined> {
    const row = await this.db
      .selectFrom('release')
      .select('digest')
      .where('name', '=', name)
      .where('id', '=', id)
      .executeTakeFirst()
    return row?.digest
  }

  /** Whether it was ever live or a canary. */
  async wasShown(name: string, id: string): Promise<boolean> {
    const { rows } = await sql`
      select from activation
      where changes ->> ${name}::text = ${id} and action in ('activate', 'rollback', 'canary') limit 1`.execute(this.db)
    return rows.length > 0
  }

  /** Bytes of a deployable's archives. */
  async sizeOf(name: string): Promise<number> {
    const { size } = await this.db
      .selectFrom('release')
      .select(({ fn }) => fn.sum<string | null>('size').as('size'))
      .where('name', '=', name)
      .executeTakeFirstOrThrow()
    return Number(size)
  }

  /** Removes a release that was in no composition for 30 days; false for any other. */
  async remove(name: string, id: string): Promise<boolean> {
    const removed = await this.delete(sql`
      with ${wanted}
      delete from release where name = ${name} and id = ${id}
        and not exists (select from wanted where wanted.name = release.name and wanted.id = release.id)`)
    return removed > 0
  }

  /** The faces of these releases, without missing ones. */
  async faces(releases: Releases): Promise<ReleaseFace[]> {
    const wanted = Object.entries(releases)
    if (wanted.length === 0) return []
    const rows = await this.db
      .selectFrom('release')
      .select('face')
      .where((is) => is.or(wanted.map(([name, id]) => is.and({ name, id }))))
      .orderBy('name')
      .execute()
    return rows.map(({ face }) => face)
  }

  async list(name?: string, id?: string): Promise<ReleaseRow[]> {
    const { rows } = await sql<Omit<ReleaseRow, 'refused'> & { refused_at: string | null; refused_for: string }>`
      select release.name, release.id as release, release.face ->> 'contract' as contract, release.published_by,
        release.published_at, release.size, last.at as activated_at, last.by_whom as activated_by,
        refusal.at as refused_at, coalesce(refusal.reason, '') as refused_for,
        case when is_live then 'live' when is_canary then 'canary' when last.at is not null then 'former'
          else 'published' end as state,
        case when is_canary then (live.canary ->> 'percent')::int end as percent
      from release
      cross join live_composition live
      cross join lateral (
        select live.releases ->> release.name = release.id as is_live,
          live.canary ->> 'name' = release.name and live.canary ->> 'release' = release.id as is_canary
      ) shown
      left join lateral (
        select at, by_whom from activation
        where changes ->> release.name = release.id and action in ('activate', 'rollback')
        order by activation.id desc limit 1
      ) last on true
      left join lateral (
        select at, reason from activation
        where changes ->> release.name = release.id and action = 'refuse'
        order by activation.id desc limit 1
      ) refusal on true
      where (${name ?? null}::text is null or release.name = ${name ?? null})
        and (${id ?? null}::text is null or release.id = ${id ?? null})
      order by release.published_at desc, release.name`.execute(this.db)
    return rows.map(({ refused_at, refused_for, ...row }) => ({
      ...row,
      refused: refused_at === null ? null : { at: refused_at, reason: refused_for },
    }))
  }

  /**
   * Removes releases that no open tab can still need: published and last live more than 30 days ago, and not among a
   * deployable's newest ten.
   */
  removeOld(): Promise<number> {
    return this.delete(sql`
      with ${wanted}, newest as (
        select name, id, row_number() over (partition by name order by published_at desc) as place from release
      )
      delete from release using newest
      where newest.name = release.name and newest.id = release.id and newest.place > ${KEPT_RELEASES}
        and release.published_at < ${daysAgo}
        and not exists (select from wanted where wanted.name = release.name and wanted.id = release.id)`)
  }

  /** Locks activation, so that no release is deleted and goes live at the same moment. */
  private delete(statement: RawBuilder<unknown>): Promise<number> {
    return this.db.transaction().execute(async (transaction) => {
      await lockLive(transaction)
      return Number((await statement.execute(transaction)).numAffectedRows ?? 0)
    })
  }
}

const daysAgo = sql`now() - ${KEPT_DAYS}::int * interval '1 day'`

/** The table expression `wanted`: every release that was in a composition in the last 30 days. */
const wanted = sql`shown as (
    select releases, canary, coalesce(lead(at) over (order by id), now()) as until from activation
    where releases is not null
  ), wanted as (
    select entry.key as name, entry.value as id from shown, jsonb_each_text(shown.releases) entry
    where until >= ${daysAgo}
    union select canary ->> 'name', canary ->> 'release' from shown
    where until >= ${daysAgo} and canary is not null
  )`
