import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Tables } from '../src/database/tables'

const BATCH = 20_000

/** Fills the catalogue up to a number of machines that differ in name, model, options, price, year and time. */
export async function loadMachines(db: Kysely<Tables>, count: number): Promise<void> {
  const { rows } = await sql<{ most: number }>`select coalesce(max(id), 0)::int as most from machine`.execute(db)
  await addOptions(db)
  for (let from = (rows[0]?.most ?? 0) + 1; from <= count; from += BATCH)
    await add(db, from, Math.min(from + BATCH - 1, count))
  for (const table of ['machine', 'machine_option', 'product_filter', 'search_word'])
    await sql`vacuum analyze ${sql.table(table)}`.execute(db)
}

async function addOptions(db: Kysely<Tables>) {
  for (const [kind, names] of Object.entries({
    category: 12,
    bottles: 6,
    beverage: 9,
    manufacturer: 40,
    condition: 5,
  })) {
    await sql`insert into filter_option (kind, name, position)
      select ${kind}, ${kind}::text || ' ' || n, n from generate_series(1, ${names}::int) as n
      on conflict do nothing`.execute(db)
  }
}

/**
 * A hash per column spreads the numbers, so that all sizes have the same mixture and all combinations of options occur:
 * the worst case for counting by combination.
 */
async function add(db: Kysely<Tables>, from: number, to: number) {
  const id = sql`machine.id`
  await sql`
    insert into machine (id, slug, name, model, manufacturer, year, price, images, published_at)
    select n, 'machine-' || n, 'Machine ' || n, 'M-' || n, 'Maker ' || n % 40, 1990 + n % 37,
      case when n % 2 = 0 then 1000 + ${spread(sql`n`, 1, 400_000)} end, '["public/machines/a.webp"]',
      timestamptz '2010-01-01' + ${spread(sql`n`, 2, 500_000_000)} * interval '1 second'
    from generate_series(${from}::int, ${to}::int) as n`.execute(db)
  await sql`
    insert into product_filter (machine_id, published_at, options, figures, search)
    select machine.id, published_at,
      (select array_agg(o.id order by o.id) from filter_option o where
        kind = 'category' and position = ${spread(id, 3, 12)}
        or kind = 'bottles' and position in (${spread(id, 4, 6)}, ${spread(id, 5, 6)})
        or kind = 'beverage' and position in (${spread(id, 6, 9)}, ${spread(id, 7, 9)})
        or kind = 'manufacturer' and position = 1 + machine.id % 40
        or kind = 'condition' and position = ${spread(id, 8, 5)}),
      jsonb_strip_nulls(jsonb_build_object('price', price, 'year', year, 'output', ${spread(id, 9, 60_000)})),
      array_to_tsvector(array[
        'machine', 'maker', 'm' || id, 'model' || id % 5000, 'maker' || id % 40, 'series' || id % 300
      ])
    from machine where id between ${from} and ${to}`.execute(db)
  await sql`
    insert into machine_option (machine_id, option_id)
    select machine_id, filter_option.id from product_filter join filter_option on filter_option.id = any(options)
    where kind = 'category' and machine_id between ${from} and ${to}`.execute(db)
  await sql`
    insert into search_word select distinct unnest(tsvector_to_array(search)) from product_filter
    where machine_id between ${from} and ${to} on conflict do nothing`.execute(db)
}

/** A number from 1 to `most`, constant per row. */
function spread(row: RawBuilder<unknown>, column: number, most: number) {
  return sql`(1 + abs(hashint8(${row}::bigint * 16 + ${sql.lit(column)})::bigint) % ${sql.lit(most)})::int`
}
