import { optionFilters } from '@brightfill/shared/constants'
import { type Kysely, sql } from 'kysely'
import type { Tables } from '../src/database/tables'
import type { CatalogueCalls } from './measure'

/** Compares totals and option counts with a plain count of the machines themselves. @returns what differs */
export async function verifyCounts(db: Kysely<Tables>, calls: CatalogueCalls): Promise<string[]> {
  const sets = await calls.filterSets()
  const faults: string[] = []
  for (const { id, count } of optionFilters.flatMap((kind) => sets[kind])) {
    const { total } = await calls.list({ category: { value: [id] } })
    const counted = await having(db, id)
    if (count !== counted) faults.push(`option ${id}: ${count} instead of ${counted}`)
    if (sets.category.some((option) => option.id === id) && total !== counted)
      faults.push(`total of ${id}: ${total} instead of ${counted}`)
  }
  const { total } = await calls.list({ year: [2000, 2009], price: [null, 200_000], search: 'maker7' })
  const counted = await matching(db)
  if (total !== counted) faults.push(`total of ranges and text: ${total} instead of ${counted}`)
  return faults
}

async function having(db: Kysely<Tables>, option: number): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from product_filter where ${option}::int = any(options)`.execute(db)
  return rows[0]?.n ?? -1
}

async function matching(db: Kysely<Tables>): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from machine
    where year between 2000 and 2009 and price <= 200000 and (id % 40)::text like '7%'`.execute(db)
  return rows[0]?.n ?? -1
}
