import { emailKey } from '@brightfill/shared/constants'
import type { EnquiryRow, SellRequestRow } from '@brightfill/shared/contract'
import { type RawBuilder, type Selectable, sql } from 'kysely'
import { london } from '../../database/london'
import { Repo } from '../../database/Repo'
import type { Tables } from '../../database/tables'
import { readableCode } from '../accounts/secrets'

/** The requests of a sender, found by the indexed address in their threads. */
const sentWith = (emailKey: string) => sql`reference in (
  select reference from thread where email_key = ${emailKey} and email_key <> '')`

/** Old requests deleted per statement, with all dependent rows. */
const PIECE = 500

export type NewEnquiry = Omit<EnquiryRow, 'id' | 'reference' | 'created_at'>
export interface NewRequest {
  enquiry: NewEnquiry
  sell_request: Omit<SellRequestRow, 'id' | 'reference' | 'created_at'>
}
export type RequestTable = keyof NewRequest

const answerDay = (arrived: RawBuilder<unknown>) => sql`${london(sql`promised_at(${arrived})`)}::date::text`

/** Enquiries and offers from the two public forms. */
export class RequestsRepo extends Repo {
  /** @returns the reference, which the visitor may quote */
  async add<Table extends RequestTable>(table: Table, request: NewRequest[Table]): Promise<string> {
    const row = { ...request, reference: newReference(table) }
    await this.db.insertInto<RequestTable>(table).values(row).execute()
    // The database has created the thread, and of all spellings it only folds case.
    const key = emailKey(row.email)
    if (key !== row.email.toLowerCase())
      await this.db.updateTable('thread').set({ email_key: key }).where('reference', '=', row.reference).execute()
    return row.reference
  }

  /** The day, YYYY-MM-DD, by which staff promise to answer a request sent now. */
  async answerBy(): Promise<string> {
    const { rows } = await sql<{ day: string }>`select ${answerDay(sql`now()`)} as day`.execute(this.db)
    return rows[0]?.day ?? ''
  }

  /** Requests sent with an address; none without one. */
  async sentBy(emailKey: string | undefined): Promise<{ enquiries: EnquiryRow[]; sell_requests: SellRequestRow[] }> {
    if (emailKey === undefined) return { enquiries: [], sell_requests: [] }
    const sent = async <Table extends RequestTable>(table: Table) => {
      const { rows } = await sql<Selectable<Tables[Table]>>`
        select * from ${sql.table(table)} where ${sentWith(emailKey)} order by id`.execute(this.db)
      return rows
    }
    return { enquiries: await sent('enquiry'), sell_requests: await sent('sell_request') }
  }

  async removeSentBy(emailKey: string | undefined): Promise<void> {
    if (emailKey === undefined) return
    for (const table of ['enquiry', 'sell_request']) await this.remove(table, sentWith(emailKey))
  }

  /**
   * Personal data is not kept longer than needed (R-619): only anonymous monthly counts remain. The api that deletes a
   * request counts it. Deletes in batches, so that no statement takes too long.
   */
  async removeOlderThan(days: number): Promise<void> {
    for (const table of ['enquiry', 'sell_request']) while ((await this.removePiece(table, days)) === PIECE);
  }

  /** @returns the number of deleted requests */
  private removePiece(table: string, days: number): Promise<number> {
    const piece = sql`reference in (
      select reference from ${sql.table(table)} where created_at < now() - ${days}::int * interval '1 day'
      limit ${PIECE}::int)`
    return this.remove(table, piece)
  }

  /** Deletes requests after counting them; the counts name no one. @returns the number */
  private async remove(table: string, which: RawBuilder<unknown>): Promise<number> {
    const { rows } = await sql<{ removed: number }>`
      with gone as (
        delete from ${sql.table(table)} where ${which} returning reference
      ), counted as (
        insert into enquiry_statistic as known (month, kind, machine_slug, status, number)
        select date_trunc('month', created_at)::date, kind, coalesce(machine_slug, ''), status, count(*)::int
        from thread join gone using (reference) group by 1, 2, 3, 4 order by 1, 2, 3, 4
        on conflict (month, kind, machine_slug, status) do update set number = known.number + excluded.number
      )
      select count(*)::int as removed from gone`.execute(this.db)
    return rows[0]?.removed ?? 0
  }
}

export function newReference(table: RequestTable): string {
  return `${table === 'enquiry' ? 'E' : 'S'}-${readableCode()}`
}
