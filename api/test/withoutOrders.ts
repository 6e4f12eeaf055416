import type pg from 'pg'

/** Removes the tables of a migration, as if it had not run yet. */
export async function withoutOrders(client: pg.Client): Promise<void> {
  await client.query(`
    delete from kysely_migration where name = '0107_orders';
    drop table customer_order, order_machine, order_status, order_step;
    drop function keep_order_address, note_order_customer, order_customer cascade`)
}
