import { machineLine } from '@brightfill/shared/constants'
import type {
  MyOrder,
  OfficeOrder,
  OfficeOrderRow,
  OrderMachine,
  OrderRow,
  OrderStatus,
  officeOrderCalls,
} from '@brightfill/shared/contract'
import { type RawBuilder, sql } from 'kysely'
import type { Static } from 'typebox'
import { today } from '../../database/london'
import { Repo } from '../../database/Repo'
import { onOneLine } from './keptOrders.repo'
import { listPage } from './pageOf'
import { conditionsOf, inAccount } from './searchWords'

type OrdersQuery = Static<typeof officeOrderCalls.officeOrders.query>

/** An order's name on its page and in its mails: "Order 12", "No. 12". */
const NAMED = /\b(?:order|no\.?)\s*#?(\d{1,9})\b,?/i

function searchedIn(search = '') {
  const ofCustomer = (condition: RawBuilder<unknown>) =>
    sql`o.account_id in (select id from account where ${condition})`
  const ofDeleted = (pattern: string) => sql`(o.account_id is null and lower(o.customer_name) like ${pattern})`
  const [, id] = NAMED.exec(search) ?? []
  const words = conditionsOf(search.replace(NAMED, ''), {
    has: (pattern) =>
      sql`(o.id::text like ${pattern} or ${ofCustomer(inAccount.has(pattern))} or ${ofDeleted(pattern)})`,
    hasDigits: (pattern) => ofCustomer(inAccount.hasDigits(pattern)),
  })
  return [...(id ? [sql`o.id = ${Number(id)}`] : []), ...words]
}

interface Step {
  status: string
  /** Today when missing. */
  on?: string | undefined
  note?: string | undefined
  by: string
}

interface Ordered {
  slugs: readonly string[]
  prices?: readonly (number | null)[] | undefined
}

const columns = sql`o.id, o.status_name, o.created_at, coalesce(account.email, '') as email,
  jsonb_build_object('id', coalesce(account.id, 0), 'name', coalesce(
    nullif(trim(account.name || ' ' || account.last_name), ''), account.email, o.customer_name)) as customer`

/** Orders in the office (O-50). */
export class OfficeOrdersRepo extends Repo {
  list(query: OrdersQuery) {
    const searched = searchedIn(query.search)
    const conditions = [query.status ? sql`o.status_name = ${query.status}` : sql`true`, ...searched]
    return listPage(this.db, query, {
      from: sql`customer_order o where ${sql.join(conditions, sql` and `)}`,
      sortedBy: [sql`o.created_at`, sql`o.id`],
      isSearch: searched.length > 0,
      read: async (chosen, order) => {
        const { rows } = await sql<Omit<OfficeOrderRow, 'machines'> & { machines: OrderMachine[] }>`
          select ${columns}, (
              select coalesce(jsonb_agg(jsonb_build_object('name', name, 'model', model, 'sku', sku)
                order by position), '[]')
              from order_machine where order_id = o.id
            ) as machines,
            (select case when count(*) = count(price) then sum(price)::float8 end from order_machine
              where order_id = o.id) as total
          from (select * ${chosen}) as o left join account on account.id = o.account_id order by ${order}`.execute(
          this.db,
        )
        return rows.map((row) => ({ ...row, machines: row.machines.map(machineLine) }))
      },
    })
  }

  async find(id: number): Promise<Omit<OfficeOrder, 'version'> | undefined> {
    const { rows } = await sql<
      Omit<OfficeOrder, 'machines' | 'steps' | 'buyer' | 'version'> & {
        name: string
        address: string
        country_id: number | null
      }
    >`
      select ${columns}, account.verified_at is not null as told, o.customer_name as name,
        o.customer_address as address, o.customer_country_id as country_id
      from customer_order o
      left join account on account.id = o.account_id where o.id = ${id}`.execute(this.db)
    const [row] = rows
    if (!row) return undefined
    const { name, address, country_id, ...order } = row
    const [machines, steps] = await Promise.all([
      sql<OfficeOrder['machines'][number]>`
        select coalesce(machine.slug, line.slug) as slug, line.name, line.model, line.sku, line.price,
          (deleted_at is null and published_at is not null) as live
        from order_machine line left join machine on machine.id = machine_id
        where order_id = ${id} order by position`.execute(this.db),
      sql<OfficeOrder['steps'][number]>`
        select id, status_name, happened_on::text as on, note, by_name as by from order_step
        where order_id = ${id} order by id`.execute(this.db),
    ])
    const buyer = { name, address: onOneLine(address, country_id) }
    return { ...order, buyer, machines: machines.rows, steps: steps.rows }
  }

  /** Ids of its machines that still exist. */
  async machineIds(id: number): Promise<number[]> {
    const { rows } = await sql<{ id: number }>`
      select machine.id from order_machine join machine on machine.id = machine_id
      where order_id = ${id} and deleted_at is null order by machine.id`.execute(this.db)
    return rows.map((machine) => machine.id)
  }

  /** Newest first; only the account's own (R-591). */
  of(accountId: number): Promise<OrderRow[]> {
    return this.db
      .selectFrom('customer_order')
      .select(['id', 'created_at', 'status_name'])
      .where('account_id', '=', accountId)
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .execute()
  }

  /** The order of an account, without the names of staff. */
  async ownedBy(accountId: number, id: number): Promise<MyOrder | undefined> {
    const order = await this.find(id)
    if (order?.customer.id !== accountId) return undefined
    return {
      id,
      created_at: order.created_at,
      status_name: order.status_name,
      machines: order.machines,
      steps: order.steps.map(({ by: _, ...step }) => step),
    }
  }

  /**
   * @param prices of each machine, by default the price on the site
   * @returns its number, or the machines that are not for sale
   */
  async create(
    accountId: number,
    { slugs, prices }: Ordered,
    step: Step,
  ): Promise<{ id: number } | { unknown: string[] }> {
    const machines = await this.db
      .selectFrom('machine')
      .select(['id', 'slug', 'name', 'model', 'sku', 'price'])
      .where('slug', 'in', slugs)
      .where('deleted_at', 'is', null)
      .execute()
    const unknown = slugs.filter((slug) => !machines.some((machine) => machine.slug === slug))
    if (unknown.length > 0) return { unknown }
    const { id } = await this.db
      .insertInto('customer_order')
      .values({ account_id: accountId, status_name: step.status, created_at: new Date() })
      .returning('id')
      .executeTakeFirstOrThrow()
    const ordered = slugs.flatMap((slug) => machines.filter((machine) => machine.slug === slug))
    await this.db
      .insertInto('order_machine')
      .values(
        ordered.map(({ id: machine_id, price, ...names }, position) => ({
          order_id: id,
          position,
          machine_id,
          ...names,
          price: prices?.[position] ?? price,
        })),
      )
      .execute()
    await this.addStep(id, step)
    return { id }
  }

  async setStatus(id: number, step: Step): Promise<void> {
    await this.db.updateTable('customer_order').set({ status_name: step.status }).where('id', '=', id).execute()
    await this.addStep(id, step)
  }

  /**
   * Locks the order until the transaction ends.
   * @returns its status; undefined when there is no such order
   */
  async lock(id: number): Promise<string | undefined> {
    const order = this.db.selectFrom('customer_order').select('status_name').where('id', '=', id)
    return (await order.forUpdate().executeTakeFirst())?.status_name
  }

  /** @param prices of each machine, in the order's order */
  async setPrices(id: number, prices: readonly (number | null)[]): Promise<void> {
    await sql`
      update order_machine set price = wanted.price
      from unnest(${prices}::int[]) with ordinality as wanted (price, number)
      where order_id = ${id} and number = position + 1`.execute(this.db)
  }

  async statuses(): Promise<OrderStatus[]> {
    return this.db.selectFrom('order_status').select(['position as id', 'name', 'ends']).orderBy('position').execute()
  }

  /** The list, followed by removed statuses that orders still have, by name. */
  async usedStatuses(): Promise<OrderStatus[]> {
    // Looks up one name after the other: there are few names and many orders.
    const { rows } = await sql<{ name: string }>`
      with recursive used (name) as (
        (select min(status_name) from customer_order)
        union all
        select (select min(status_name) from customer_order where status_name > used.name) from used
        where used.name is not null
      )
      select name from used where name is not null and name not in (select name from order_status)
      order by name`.execute(this.db)
    const listed = await this.statuses()
    return [...listed, ...rows.map(({ name }, index) => ({ id: listed.length + 1 + index, name, ends: false }))]
  }

  /** Locks the list until the transaction ends. */
  async lockStatuses(): Promise<void> {
    await sql`lock table order_status in share row exclusive mode`.execute(this.db)
  }

  /** @param ending statuses that end an order; unchanged if missing */
  async setStatuses(names: readonly string[], ending?: readonly string[]): Promise<void> {
    const ends = ending ?? (await this.statuses()).filter((status) => status.ends).map(({ name }) => name)
    await this.db.deleteFrom('order_status').execute()
    await this.db
      .insertInto('order_status')
      .values(names.map((name, index) => ({ name, position: index + 1, ends: ends.includes(name) })))
      .execute()
  }

  private async addStep(order_id: number, { status, on, note = '', by }: Step): Promise<void> {
    await this.db
      .insertInto('order_step')
      .values({
        order_id,
        status_name: status,
        happened_on: on ?? today,
        note: note.trim(),
        by_name: by,
      })
      .execute()
  }
}
