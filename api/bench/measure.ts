import { MACHINES_PER_PAGE } from '@brightfill/shared/constants'
import type { Kysely } from 'kysely'
import type { Tables } from '../src/database/tables'
import { readFilter } from '../src/modules/machines/machineFilter'
import type { Repos } from '../src/repos'

/** Asks the n-th different request of a kind. */
export type Ask = (n: number) => Promise<unknown>

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
  /** Questions that visitors ask again and again. */
  repeated: Times
}

const DIFFERENT = 40
const ROUNDS = 10

/**
 * Times the kinds of requests of the machine list, from the call's values to the rows of the answer. Catalogues of all
 * sizes are asked in turn, request by request, so that whatever else the machine does meanwhile meets them alike. What
 * is repeated is asked in rounds, and the median of their figures counts: a neighbour who is busy for a while decides
 * nothing.
 */
export async function measure(catalogues: readonly Catalogue[]): Promise<Measured[][]> {
  const kinds = await Promise.all(catalogues.map(kindsOf))
  const measured: Measured[][] = catalogues.map(() => [])
  for (const kind of Object.keys(kinds[0] ?? {})) {
    const times = catalogues.map(() => Array.from({ length: ROUNDS + 1 }, (): number[] => []))
    for (const catalogue of catalogues) await edit(catalogue)
    for (let n = 0; n < DIFFERENT * (ROUNDS + 1); n += 1) {
      for (const [index, asks] of kinds.entries()) {
        const ask = asks[kind] ?? (() => Promise.reject(new Error(`There is no ${kind}`)))
        times[index]?.[Math.floor(n / DIFFERENT)]?.push(await time(() => ask(n % DIFFERENT)))
      }
    }
    for (const [index, list] of measured.entries()) {
      const [first = [], ...rounds] = times[index] ?? []
      list.push({ kind, first: timesOf(first), repeated: medianOf(rounds.map(timesOf)) })
    }
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

async function kindsOf({
  repos: { list, machines: machinesRepo, filterSets, machineSearch },
  machines,
}: Catalogue): Promise<Record<string, Ask>> {
  const sets = await filterSets.read(readFilter(undefined))
  const pages = Math.ceil(machines / MACHINES_PER_PAGE)
  const page = async (filters: Parameters<typeof readFilter>[0], number = 1) => {
    const { ids } = await list.page(readFilter(filters), number)
    await machinesRepo.cards(ids, undefined)
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
    'search box': (n) => machineSearch.first(texts(n) ?? '', 5),
    'page of results': (n) => machineSearch.page(texts(n) ?? '', 1 + (n % 2)),
    'three filters': (n) => page(three(n)),
    'option counts': (n) => filterSets.read(readFilter(n === 0 ? undefined : three(n))),
    'one of a list': (n) => {
      const kind = (['category', 'bottles', 'beverage', 'manufacturer', 'condition'] as const)[n % 5] ?? 'category'
      const { id } = sets[kind][Math.floor(n / 5) % sets[kind].length] ?? { id: 0 }
      return filterSets.read(readFilter({ [kind]: { value: [id] } }))
    },
    'output and condition': async (n) => {
      const { id } = sets.condition[n % sets.condition.length] ?? { id: 0 }
      const filters = { output: [1000 * n, 1000 * n + 20_000] as [number, number], condition: { value: [id] } }
      await Promise.all([page(filters), filterSets.read(readFilter(filters))])
    },
  }
}

export async function time(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await work()
  return performance.now() - start
}

export function timesOf(values: readonly number[]): Times {
  return { p50: share(values, 0.5), p95: share(values, 0.95), most: share(values, 1) }
}

function medianOf(rounds: readonly Times[]): Times {
  const median = (figure: keyof Times) =>
    share(
      rounds.map((times) => times[figure]),
      0.5,
    )
  return { p50: median('p50'), p95: median('p95'), most: median('most') }
}

function share(values: readonly number[], part: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0
}
