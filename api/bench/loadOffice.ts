import { type Kysely, sql } from 'kysely'
import type { Tables } from '../src/database/tables'

export const ENQUIRIES = 50_000
export const CUSTOMERS = 200_000
export const ORDERS = 20_000

/** References have neither 0 nor 1. */
const referenceOf = sql`'E-' || translate(upper(lpad(to_hex(n), 8, '0')), '01', 'YZ')`

/**
 * Fills the office: customers, orders, and five years of enquiries, every tenth of them open.
 * @param caller the colleague who has the enquiries
 * @returns references of some enquiries
 */
export async function loadOffice(db: Kysely<Tables>, caller: number): Promise<string[]> {
  await sql`
    insert into account (email, email_key, name, last_name, phone, verified_at, created_at)
    select 'person' || n || '@company' || n % 900 || '.example', 'person' || n || '@company' || n % 900 || '.example',
      'Name' || n % 4000, 'Family' || n % 7000, '+44 1632 ' || lpad(n::text, 6, '0'), now(),
      now() - n * interval '10 minutes'
    from generate_series(1, ${CUSTOMERS}::int) as n`.execute(db)
  // The first, small batch gives the planner some threads: its plan for an empty table would read all of it per row.
  for (const [from, to] of [
    [1, 1_000],
    [1_001, ENQUIRIES],
  ]) {
    await sql`
    insert into enquiry (reference, name, company_name, phone, email, full_address, message, machine_slug, created_at)
    select ${referenceOf}, 'Name' || n % 4000, 'Company ' || n % 900, '+44 1632 ' || lpad(n::text, 6, '0'),
      'person' || n || '@company' || n % 900 || '.example', '', 'Is machine ' || n % 1000 || ' there, and does it fill '
      || n % 700 || ' ml of milk?', 'machine-' || 1 + n % 1000, now() - n * interval '10 minutes'
    from generate_series(${from}::int, ${to}::int) as n`.execute(db)
    await sql`analyze thread`.execute(db)
  }
  await sql`
    update thread set status = (array['won', 'lost', 'spam'])[1 + abs(hashtext(reference)) % 3],
      answered_at = created_at + interval '3 hours'
    where abs(hashtext(reference)) % 10 > 0`.execute(db)
  await sql`update thread set assigned_to = ${caller} where abs(hashtext(reference)) % 50 = 0`.execute(db)
  await sql`
    insert into thread_read (reference, account_id) select reference, ${caller}::int from thread
    where abs(hashtext(reference)) % 20 > 0`.execute(db)
  await sql`
    insert into activity (account_id, person, address, kind, thing)
    select ${caller}::int, 'Desk', '127.0.0.1', 'status', reference from thread`.execute(db)
  await sql`
    insert into customer_order (account_id, status_name, created_at)
    select 1 + n * 7 % ${CUSTOMERS}::int, (array['In preparation', 'In transit', 'Delivered', 'Delivered'])[1 + n % 4],
      now() - n * interval '2 hours' from generate_series(1, ${ORDERS}::int) as n`.execute(db)
  await sql`
    insert into order_machine (order_id, position, machine_id, slug, name, price)
    select id, place, 1 + id % 1000, 'machine-' || 1 + id % 1000, 'Machine ' || 1 + id % 1000, 40000 + id
    from customer_order, generate_series(0, 1) as place on conflict do nothing`.execute(db)
  await sql`
    insert into order_step (order_id, status_name, happened_on, by_name)
    select id, status_name, created_at::date, 'Desk' from customer_order`.execute(db)
  for (const table of [
    'customer_order',
    'order_machine',
    'order_step',
    'account',
    'enquiry',
    'thread',
    'thread_entry',
    'thread_read',
    'office_change',
    'activity',
  ])
    await sql`vacuum analyze ${sql.table(table)}`.execute(db)
  const { rows } = await sql<{ reference: string }>`
    select reference from thread order by hashtext(reference) limit 120`.execute(db)
  return rows.map(({ reference }) => reference)
}
