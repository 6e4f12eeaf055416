import { sql } from 'kysely'
import { Repo } from '../database/Repo'
import { ChangedMeanwhile } from './ChangedMeanwhile'

interface PartChange {
  version: number
  /** Null for a program. */
  id: number | null
  name: string
  at: string
}

interface Change {
  /** The changed part: a colleague's change of another part is no conflict. */
  part: string
  /** Other parts that change with it. */
  also?: readonly string[]
  /** The version that the change started from; undefined skips the check. */
  version: number | undefined
  by: { id: number | null; name: string }
}

/** The versions of records that several people change. */
export class VersionsRepo extends Repo {
  /** 0 for an unchanged record. */
  async of(record: string): Promise<number> {
    return (await this.ofAll([record]))[record] ?? 0
  }

  /** The versions of changed records, by record. */
  async ofAll(records: readonly string[]): Promise<Record<string, number>> {
    const { rows } = await sql<{ record: string; version: number }>`
      select record, version::float8 as version from record_version where record = any(${records}::text[])`.execute(
      this.db,
    )
    return Object.fromEntries(rows.map(({ record, version }) => [record, version]))
  }

  /**
   * Gives a record its next version; other changes of it wait until the transaction ends.
   * @throws ChangedMeanwhile when the part was changed since `version`
   */
  async change(record: string, { part, also = [], version, by }: Change): Promise<void> {
    const { rows } = await sql<{ version: number; parts: Record<string, PartChange | undefined> }>`
      insert into record_version as known (record, version) values (${record}, 0)
      on conflict (record) do update set record = known.record returning version::float8 as version, parts`.execute(
      this.db,
    )
    const [now] = rows
    const last = now?.parts[part]
    if (last && version !== undefined && last.version > version) throw new ChangedMeanwhile(last, by)
    const next = Math.max((now?.version ?? 0) + 1, Date.now())
    const changed: PartChange = { version: next, id: by.id, name: by.name, at: new Date(next).toISOString() }
    const parts = Object.fromEntries([part, ...also].map((name) => [name, changed]))
    await sql`
      update record_version set version = ${next}, changed_at = now(), parts = parts || ${JSON.stringify(parts)}::jsonb
      where record = ${record}`.execute(this.db)
  }
}
