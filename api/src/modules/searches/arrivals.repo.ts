import { type Kysely, sql } from 'kysely'
import type { Tables } from '../../database/tables'
import type { Revision } from '../../search/revision'

// This many at once do not delay other calls on the embedded database.
const AT_ONCE = 1_000

/** The order in which machines reached the site. A machine that is imported again or returns is not new. */
export class ArrivalsRepo {
  private recordedAt: string | undefined

  constructor(
    private readonly db: Kysely<Tables>,
    private readonly catalogue: Revision,
  ) {}

  /** Records the machines that are on the site now. */
  async record(): Promise<void> {
    const revision = await this.catalogue.current()
    if (revision === this.recordedAt) return
    let last = 0
    for (let ids = await this.recordAfter(last); ids.length > 0; ids = await this.recordAfter(last))
      last = ids.at(-1) ?? last
    this.recordedAt = revision
  }

  private async recordAfter(last: number): Promise<number[]> {
    return this.db.transaction().execute(async (on) => {
      // One transaction at a time: a higher number must not become visible before a lower one.
      await sql`select pg_advisory_xact_lock(hashtext('brightfill arrivals'))`.execute(on)
      const { rows } = await sql<{ machine_id: number }>`
        select machine_id from product_filter
        where machine_id > ${last}::int
          and not exists (select from machine_arrival where machine_arrival.machine_id = product_filter.machine_id)
        order by machine_id limit ${AT_ONCE}::int`.execute(on)
      const ids = rows.map(({ machine_id }) => machine_id)
      if (ids.length > 0) await sql`insert into machine_arrival (machine_id) select unnest(${ids}::int[])`.execute(on)
      return ids
    })
  }

  /** Number of the last arrival; 0 before the first. */
  async last(): Promise<number> {
    const { rows } = await sql<{ last: number }>`
      select coalesce(max(number), 0)::int as last from machine_arrival`.execute(this.db)
    return rows[0]?.last ?? 0
  }
}
