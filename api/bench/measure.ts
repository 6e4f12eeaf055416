import { PAGE_SIZE } from '@brightfill/shared/constants'
import type { Kysely } from 'kysely'
import type { Tables } from '../src/database/tables'
import { readFilter } from '../src/modules/machines/machineFilter'
import type { Repos } from '../src/repos'

/** Asks the n-th different request of a kind. */
type Ask = (n: number) => Promise<unknown>

export interface Catalogue {
  db: Kysely<Tables>
  repos: Repos
  machines: number
}

/** Milliseconds. */
export interface Times {
  p50: number
  p95: number
  most: number
}

export interface Measured {
  kind: string
  /** Right after an edit, which empties the caches: nobody has asked this before. */
  first: Times
  /** What visitors ask again and again. */
  repeated: Times
}

const DIFFERENT = 40
const REPEATED = 10

/**
 * Times the kinds of requests of the machine list, from the call's values to the rows of the answer. Catalogues of all sizes are asked in turn,
 * request by request, so that whatever else the machine does meanwhile meets them alike.
 */
export async function measure(catalogues: readonly Catalogue[]): Promise<Measured[][]> {
  const kinds = await Promise.all(catalogues.map(kindsOf))
  const measured: Measured[][] = catalogues.map(() => [])
  for (const kind of Object.keys(kinds[0] ?? {})) {
    const first: number[][] = catalogues.map(() => [])
    const repeated: number[][] = catalogues.map(() => [])
    for (const catalogue of catalogues) await edit(catalogue)
    for (let n = 0; n < DIFFERENT * (REPEATED + 1); n += 1) {
      for (const [index, asks] of kinds.entries()) {
        const ask = asks[kind] ?? (() => Promise.reject(new Error(`There is no ${kind}`)))
        ;(n < DIFFERENT ? first : repeated)[index]?.push(await time(() => ask(n % DIFFERENT)))
      }
    }
    for (const [index, list] of measured.entries()) list.push({ kind, first: timesOf(first[index]), repeated: timesOf(repeated[index]) })
  }
  return measured
}

/** Any edit of the catalogue. */
async function edit({ db, repos }: Catalogue) {
  await db
    .updateTable('filter_option')
    .set(({ ref }) => ({ position: ref('position') }))
    .execute()
  repos.catalogue.forget()
}

async function kindsOf({ repos: { list, cards, filterSets }, machines }: Catalogue): Promise<Record<string, Ask>> {
  const sets = await filterSets.read(readFilter(undefined))
  const pages = Math.ceil(machines / PAGE_SIZE)
  const page = async (filters: Parameters<typeof readFilter>[0], number = 1) => {
    const { ids } = await list.page(readFilter(filters), number)
    await cards.read(ids, undefined)
  }
  const three = (n: number) => {
    const option = (kind: 'category' | 'bottles' | 'beverage', step: number) => {
      const { id } = sets[kind][Math.floor(n / step) % sets[kind].length] ?? { id: 0 }
      return { value: [id] }
    }
    return { category: option('category', 1), bottles: option('bottles', 2), beverage: option('beverage', 3) }
  }
  // One word in many machines, in some, in few, and one misspelt that is in all.
  const texts = (n: number) => [`maker${n}`, `model${n}`, `series${n}`, n % 8 === 3 ? 'mashine' : `m${n}`][n % 4]
  return {
    'first page': (n) => page({ sortBy: 1 + (n % 2) }),
    'deep page': (n) => page({}, Math.max(1, Math.floor(pages / 2) - n)),
    'text search': (n) => page({ search: texts(n) }),
    'three filters': (n) => page(three(n)),
    'option counts': (n) => filterSets.read(readFilter(n === 0 ? undefined : three(n))),
  }
}

async function time(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await work()
  return performance.now() - start
}

function timesOf(values: number[] = []): Times {
  const sorted = [...values].sort((a, b) => a - b)
  const share = (part: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0
  return { p50: share(0.5), p95: share(0.95), most: share(1) }
}
