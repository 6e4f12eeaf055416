import type { Deletion } from '@brightfill/shared/contract'
import { type Kysely, sql } from 'kysely'
import { Repo } from '../../database/Repo'
import type { Tables } from '../../database/tables'
import { countryName } from '../accounts/countries'

/** An order in a customer's data: the part that stays when the account is deleted. */
interface KeptOrder {
  name: string
  address: string
  /** YYYY-MM-DD; later if the order changes again. */
  kept_until: string
}

const lastChange = sql`greatest(o.created_at, (select max(at) from order_step where order_id = o.id))`

/** Orders are business records: they outlive the account, with the data that the law requires (O-70). */
export class KeptOrdersRepo extends Repo {
  /** @param years that orders stay without an account */
  constructor(
    db: Kysely<Tables>,
    private readonly years: number,
  ) {
    super(db)
  }

  /** The records that stay when the account is deleted. */
  async leftBy(accountId: number): Promise<Deletion> {
    const { rows } = await sql<{ orders: number; open_orders: number[] }>`
      select count(*)::int as orders, coalesce(array_agg(o.id order by o.id) filter (where not exists (
        select from order_status where name = o.status_name and ends)), '{}') as open_orders
      from customer_order o where account_id = ${accountId}`.execute(this.db)
    return { ...(rows[0] ?? { orders: 0, open_orders: [] }), order_years: this.years }
  }

  /** Keyed by the number of the order. */
  async keptOf(accountId: number): Promise<Map<number, KeptOrder>> {
    const { rows } = await sql<KeptOrder & { id: number; country_id: number | null }>`
      select o.id, o.customer_name as name, o.customer_address as address, o.customer_country_id as country_id,
        (${lastChange} + ${this.years}::int * interval '1 year')::date::text as kept_until
      from customer_order o where account_id = ${accountId}`.execute(this.db)
    return new Map(
      rows.map(({ id, country_id, address, ...kept }) => [id, { ...kept, address: onOneLine(address, country_id) }]),
    )
  }

  /** Removes orders of deleted accounts without a change for the years that they are kept. */
  async removeOld(): Promise<void> {
    await sql`
      delete from customer_order o where account_id is null
        and ${lastChange} < now() - ${this.years}::int * interval '1 year'`.execute(this.db)
  }
}

/** The address that an order keeps, with the name of its country. */
export function onOneLine(address: string, countryId: number | null): string {
  return [address, countryName(countryId)].filter(Boolean).join(', ')
}
