import { randomInt } from 'node:crypto'
import type { EnquiryRow, SellRequestRow } from '@brightfill/shared/contract'
import { type Selectable, sql } from 'kysely'
import { Repo } from '../../database/Repo'
import type { Tables } from '../../database/tables'

// Letters and digits that cannot be taken for each other on the telephone.
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'

/** Old requests that one statement removes, with all that hangs on them. */
const PIECE = 500

export type NewEnquiry = Omit<EnquiryRow, 'id' | 'reference' | 'handled_at' | 'created_at'>
export type NewSellRequest = Omit<SellRequestRow, 'id' | 'reference' | 'handled_at' | 'created_at'>

/** Enquiries and offers from the two public forms. */
export class RequestsRepo extends Repo {
  /** @returns the reference the visitor may quote */
  async addEnquiry(enquiry: NewEnquiry): Promise<string> {
    const reference = newReference('E')
    await this.db
      .insertInto('enquiry')
      .values({ ...enquiry, reference })
      .execute()
    return reference
  }

  async addSellRequest(request: NewSellRequest): Promise<string> {
    const reference = newReference('S')
    await this.db
      .insertInto('sell_request')
      .values({ ...request, reference })
      .execute()
    return reference
  }

  /** The day, YYYY-MM-DD, by which a request that arrives now is answered: the promise that the office keeps to. */
  async answerBy(): Promise<string> {
    const { rows } = await sql<{ day: string }>`
      select (promised_at(now()) at time zone 'Europe/London')::date::text as day`.execute(this.db)
    return rows[0]?.day ?? ''
  }

  /** Requests sent with an address; none without one. */
  async sentBy(emailKey: string | undefined): Promise<{ enquiries: EnquiryRow[]; sell_requests: SellRequestRow[] }> {
    const sent = async <Table extends 'enquiry' | 'sell_request'>(table: Table) => {
      const { rows } = await sql<Selectable<Tables[Table]>>`
        select * from ${sql.table(table)} where lower(trim(email)) = ${emailKey ?? null}::text order by id`.execute(
        this.db,
      )
      return rows
    }
    return {
      enquiries: (await sent('enquiry')).map(withMoments),
      sell_requests: (await sent('sell_request')).map(withMoments),
    }
  }

  async removeSentBy(emailKey: string | undefined): Promise<void> {
    if (emailKey === undefined) return
    for (const table of ['enquiry', 'sell_request'])
      await sql`delete from ${sql.table(table)} where lower(trim(email)) = ${emailKey}`.execute(this.db)
  }

  /**
   * Personal data is not kept longer than needed: what is left says how many there were, of whom nothing. Each
   * is counted by whichever copy of the api removes it. In pieces, so that no statement takes too long.
   */
  async removeOlderThan(days: number): Promise<void> {
    for (const table of ['enquiry', 'sell_request']) while ((await this.removePiece(table, days)) === PIECE);
  }

  /** @returns how many */
  private async removePiece(table: string, days: number): Promise<number> {
    const { rows } = await sql<{ removed: number }>`
      with gone as (
        delete from ${sql.table(table)} where reference in (
          select reference from ${sql.table(table)} where created_at < now() - ${days}::int * interval '1 day'
          limit ${PIECE}::int
        ) returning reference
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

export function newReference(kind: 'E' | 'S'): string {
  return `${kind}-${Array.from({ length: 8 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')}`
}

function withMoments<Row extends { created_at: Date; handled_at: Date | null }>(row: Row) {
  return { ...row, created_at: row.created_at.toISOString(), handled_at: row.handled_at?.toISOString() ?? null }
}
