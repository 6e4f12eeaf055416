import { MachineFilters, type MailFrequency, type SavedSearch } from '@brightfill/shared/contract'
import { type Kysely, type RawBuilder, type Selectable, sql } from 'kysely'
import { Value } from 'typebox/value'
import { localNow, london } from '../../database/london'
import type { Tables } from '../../database/tables'
import { newSecret } from '../accounts/secrets'
import type { ArrivalsRepo } from './arrivals.repo'

/** Searches per account. */
export const MOST_SEARCHES = 20

export type SearchRow = Selectable<Tables['saved_search']>

/** The columns for the owner. Filters may be large, and only mails need them. */
const shown = ['id', 'name', 'address', 'frequency', 'created_at'] as const

// In the company's time; mails come at seven, weekly ones on Mondays.
const sevenHoursAgo = sql`(${localNow} - interval '7 hours')`
const nextMail: Record<MailFrequency, RawBuilder<string>> = {
  'at once': sql`now()`,
  never: sql`now()`,
  daily: london<string>(sql`(date_trunc('day', ${sevenHoursAgo}) + interval '1 day 7 hours')`),
  weekly: london<string>(sql`(date_trunc('week', ${sevenHoursAgo}) + interval '7 days 7 hours')`),
}
/** When a mail of this frequency is due next. */
export const dueAfter = (frequency: MailFrequency) => nextMail[frequency]

interface NewSearch {
  name: string
  frequency: MailFrequency
  address: string
  filters: MachineFilters
}

/** Saved searches (R-370). */
export class SavedSearchesRepo {
  constructor(
    private readonly db: Kysely<Tables>,
    private readonly arrivals: ArrivalsRepo,
  ) {}

  async of(accountId: number): Promise<SavedSearch[]> {
    return this.db
      .selectFrom('saved_search')
      .select(shown)
      .where('account_id', '=', accountId)
      .orderBy('id', 'desc')
      .execute()
  }

  /**
   * Mails cover arrivals from now on, also when they resume for an existing search. An existing one takes the name and
   * the frequency, unless they are for a new one only. Undefined when the account has the maximum.
   */
  async save(
    accountId: number,
    { name, frequency, address, filters }: NewSearch,
    { onlyIfNew }: { onlyIfNew: boolean },
  ): Promise<{ search: SavedSearch; known: boolean } | undefined> {
    await this.arrivals.record()
    const seen = await this.arrivals.last()
    const token = newSecret()
    // The schema accepts unknown fields of later releases, which are not stored.
    const kept = JSON.stringify(Value.Clean(MachineFilters, filters))
    const taken = sql`name = excluded.name, frequency = excluded.frequency, due_at = excluded.due_at,
      seen = case when saved_search.frequency = 'never' and excluded.frequency <> 'never'
        then excluded.seen else saved_search.seen end,`
    return this.db.transaction().execute(async (on) => {
      // Two requests of one account take turns, so that the limit holds.
      await sql`select from account where id = ${accountId}::int for update`.execute(on)
      const before = await on
        .selectFrom('saved_search')
        .select('id')
        .where('account_id', '=', accountId)
        .where('address', '=', address)
        .executeTakeFirst()
      const { rows } = await sql<SavedSearch>`
        insert into saved_search (account_id, name, address, filters, frequency, seen, due_at, stop_token)
        select ${accountId}::int, ${name}, ${address}, ${kept}::jsonb, ${frequency}, ${seen}::int,
          ${dueAfter(frequency)}, ${token}
        where (select count(*) from saved_search where account_id = ${accountId}::int and address <> ${address})
          < ${MOST_SEARCHES}::int
        on conflict (account_id, address) do update set ${onlyIfNew ? sql`` : taken}
          filters = excluded.filters
        returning ${sql.join(shown.map((column) => sql.ref(column)))}`.execute(on)
      return rows[0] && { search: rows[0], known: before !== undefined }
    })
  }

  /** Undefined when the account has no such search. Resumed mails cover arrivals from then on. */
  async change(
    accountId: number,
    id: number,
    { name, frequency }: { name?: string; frequency?: MailFrequency },
  ): Promise<SavedSearch | undefined> {
    const row = await this.db
      .selectFrom('saved_search')
      .select('frequency')
      .where('id', '=', id)
      .where('account_id', '=', accountId)
      .executeTakeFirst()
    if (!row) return undefined
    const begins = row.frequency === 'never' && frequency !== undefined && frequency !== 'never'
    if (begins) await this.arrivals.record()
    return this.db
      .updateTable('saved_search')
      .set({
        ...(name !== undefined && { name }),
        ...(frequency !== undefined && frequency !== row.frequency && { frequency, due_at: dueAfter(frequency) }),
        ...(begins && { seen: await this.arrivals.last() }),
        id,
      })
      .where('id', '=', id)
      .returning(shown)
      .executeTakeFirst()
  }

  async remove(accountId: number, id: number): Promise<boolean> {
    const removed = await this.db
      .deleteFrom('saved_search')
      .where('id', '=', id)
      .where('account_id', '=', accountId)
      .executeTakeFirst()
    return removed.numDeletedRows > 0n
  }

  /** The name of the search with this token in its mails. */
  async nameOf(token: string): Promise<string | undefined> {
    const row = await this.db
      .selectFrom('saved_search')
      .select('name')
      .where('stop_token', '=', token)
      .executeTakeFirst()
    return row?.name
  }

  async stop(token: string): Promise<void> {
    await this.db.updateTable('saved_search').set({ frequency: 'never' }).where('stop_token', '=', token).execute()
  }
}
