import type { ActivityRow, officePeopleCalls } from '@brightfill/shared/contract'
import { type Selectable, sql } from 'kysely'
import type { Static } from 'typebox'
import { Repo } from '../../database/Repo'
import type { Tables } from '../../database/tables'
import { pageOf } from './pageOf'

/** The person who did it, and their IP address. */
export interface Actor {
  /** Null for the platform key and for automatic actions. */
  id: number | null
  name: string
  address: string
}

export interface Deed {
  kind: string
  /** The object of the action. Never a customer's name or address: the log outlives the account (O-48). */
  thing: string
  before?: string
  after?: string
}

type Filter = Static<typeof officePeopleCalls.exportActivity.query>
type ListQuery = Static<typeof officePeopleCalls.activity.query>

/** Rows per query of an export. */
const BATCH = 1000

/** The log of staff's actions. The database refuses changes to it (O-11). */
export class ActivityRepo extends Repo {
  async add({ id, name, address }: Actor, deed: Deed): Promise<void> {
    await this.db
      .insertInto('activity')
      .values({ account_id: id, person: name, address, ...deed })
      .execute()
  }

  /** Like `add`, but repeats by one person at most every ten minutes: a program must not fill the log. */
  async addRarely({ id, name, address }: Actor, { kind, thing }: Deed): Promise<void> {
    await sql`
      insert into activity (account_id, person, address, kind, thing)
      select ${id}::int, ${name}::text, ${address}::text, ${kind}::text, ${thing}::text where not exists (
        select 1 from activity where account_id = ${id}::int and kind = ${kind} and thing = ${thing}
          and at > now() - interval '10 minutes'
      )`.execute(this.db)
  }

  async list(query: ListQuery): Promise<{ data: ActivityRow[]; total: number }> {
    const matching = this.matching(query)
    const { limit, offset } = pageOf(query)
    const [rows, count] = await Promise.all([
      matching.selectAll().orderBy('id', 'desc').limit(limit).offset(offset).execute(),
      matching.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow(),
    ])
    return { data: rows.map(toRow), total: count.total }
  }

  /** All matching lines, newest first, in batches. */
  async *all(filter: Filter): AsyncGenerator<ActivityRow[]> {
    const batch = this.matching(filter).selectAll().orderBy('id', 'desc').limit(BATCH)
    let rows = await batch.execute()
    while (rows.length > 0) {
      yield rows.map(toRow)
      rows = rows.length < BATCH ? [] : await batch.where('id', '<', rows.at(-1)?.id ?? 0).execute()
    }
  }

  private matching({ person, kind, thing, from, until }: Filter) {
    let query = this.db.selectFrom('activity')
    if (person !== undefined) query = query.where('account_id', '=', person)
    if (kind) query = query.where('kind', '=', kind)
    if (thing) query = query.where(sql`lower(thing)`, 'like', `%${thing.trim().toLowerCase()}%`)
    if (from) query = query.where('at', '>=', new Date(from).toISOString())
    if (until) query = query.where('at', '<=', new Date(until).toISOString())
    return query
  }
}

function toRow({ account_id, person, address: from, ...row }: Selectable<Tables['activity']>): ActivityRow {
  const who = account_id === null ? { person: null, program: person } : { person: { id: account_id, name: person } }
  return { ...row, from, ...who }
}
