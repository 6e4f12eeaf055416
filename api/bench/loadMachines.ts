import { type Kysely, sql } from 'kysely'
import type { Tables } from '../src/database/tables'

const BATCH = 20_000

/** Fills the catalogue up to a number of machines that differ in name, model, options, price, year and time. */
export async function loadMachines(db: Kysely<Tables>, count: number): Promise<void> {
  const { rows } = await sql<{ most: number }>`select coalesce(max(id), 0)::int as most from machine`.execute(db)
  await addOptions(db)
  for (let from = (rows[0]?.most ?? 0) + 1; from <= count; from += BATCH) await add(db, from, Math.min(from + BATCH - 1, count))
  for (const table of ['machine', 'machine_option', 'product_filter', 'search_word'])
    await sql`vacuum analyze ${sql.table(table)}`.execute(db)
}

async function addOptions(db: Kysely<Tables>) {
  for (const [kind, names] of Object.entries({ category: 12, bottles: 6, beverage: 9 })) {
    await sql`insert into filter_option (kind, name, position)
      select ${kind}, ${kind}::text || ' ' || n, n from generate_series(1, ${names}::int) as n on conflict do nothing`.execute(db)
  }
}

/** Numbers are spread by multiplication with primes, so that every size has the same mixture. */
async function add(db: Kysely<Tables>, from: number, to: number) {
  await sql`
    insert into machine (id, slug, name, model, manufacturer, year, price, images, published_at)
    select n, 'machine-' || n, 'Machine ' || n, 'M-' || n, 'Maker ' || n % 40, 1990 + n % 37,
      case when n % 2 = 0 then 1000 + (n::bigint * 7919 % 400000)::int end, '["public/machines/a.webp"]',
      timestamptz '2010-01-01' + (n::bigint * 104729 % 500000000) * interval '1 second'
    from generate_series(${from}::int, ${to}::int) as n`.execute(db)
  await sql`
    insert into product_filter (machine_id, published_at, category, bottles, beverage, price, year, search)
    select id, published_at,
      (select array_agg(o.id) from filter_option o where kind = 'category' and position = 1 + (machine.id::bigint * 7907 % 12)),
      (select array_agg(o.id) from filter_option o where kind = 'bottles' and position in (1 + machine.id % 6, 1 + (machine.id::bigint * 7901 % 6))),
      (select array_agg(o.id) from filter_option o where kind = 'beverage' and position in (1 + machine.id % 9, 1 + (machine.id::bigint * 7883 % 9))),
      price, year,
      array_to_tsvector(array['machine', 'maker', 'm' || id, 'model' || id % 5000, 'maker' || id % 40, 'series' || id % 300])
    from machine where id between ${from} and ${to}`.execute(db)
  await sql`
    insert into machine_option (machine_id, option_id)
    select machine_id, unnest(category) from product_filter where machine_id between ${from} and ${to}`.execute(db)
  await sql`
    insert into search_word select distinct unnest(tsvector_to_array(search)) from product_filter
    where machine_id between ${from} and ${to} on conflict do nothing`.execute(db)
}
