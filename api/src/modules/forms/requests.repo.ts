import { randomInt } from 'node:crypto'
import type { EnquiryRow, SellRequestRow } from '@brightfill/shared/contract'
import { type Kysely, type Selectable, sql } from 'kysely'
import type { Tables } from '../../database/tables'

// Letters and digits that cannot be taken for each other on the telephone.
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'
const LIST = 100

export type NewEnquiry = Omit<EnquiryRow, 'id' | 'reference' | 'handled_at' | 'created_at'>
export type NewSellRequest = Omit<SellRequestRow, 'id' | 'reference' | 'handled_at' | 'created_at'>

/** Enquiries and offers from the two public forms. */
export class RequestsRepo {
  constructor(private readonly db: Kysely<Tables>) {}

  on(db: Kysely<Tables>): RequestsRepo {
    return new RequestsRepo(db)
  }

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

  async enquiries(before: number | undefined): Promise<EnquiryRow[]> {
    let query = this.db.selectFrom('enquiry').selectAll().orderBy('id', 'desc').limit(LIST)
    if (before !== undefined) query = query.where('id', '<', before)
    return (await query.execute()).map(withMoments)
  }

  async sellRequests(before: number | undefined): Promise<SellRequestRow[]> {
    let query = this.db.selectFrom('sell_request').selectAll().orderBy('id', 'desc').limit(LIST)
    if (before !== undefined) query = query.where('id', '<', before)
    return (await query.execute()).map(withMoments)
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

  /** False when there is no such row. */
  async mark(table: 'enquiry' | 'sell_request', id: number, handled: boolean): Promise<boolean> {
    const { numUpdatedRows } = await this.db
      .updateTable(table)
      .set({ handled_at: handled ? new Date() : null })
      .where('id', '=', id)
      .executeTakeFirst()
    return numUpdatedRows > 0n
  }

  /** Personal data is not kept longer than needed. */
  async removeOlderThan(days: number): Promise<void> {
    const limit = sql<Date>`now() - ${days}::int * interval '1 day'`
    await this.db.deleteFrom('enquiry').where('created_at', '<', limit).execute()
    await this.db.deleteFrom('sell_request').where('created_at', '<', limit).execute()
  }
}

export function newReference(kind: 'E' | 'S'): string {
  return `${kind}-${Array.from({ length: 8 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')}`
}

function withMoments<Row extends { created_at: Date; handled_at: Date | null }>(row: Row) {
  return { ...row, created_at: row.created_at.toISOString(), handled_at: row.handled_at?.toISOString() ?? null }
}
