import { setTimeout as wait } from 'node:timers/promises'
import { MACHINES_PER_PAGE, optionFilters } from '@brightfill/shared/constants'
import type { FilterSetsAnswer, MachineFilters, MachineListAnswer } from '@brightfill/shared/contract'
import type { FastifyInstance } from 'fastify'
import { type Kysely, sql } from 'kysely'
import type { Tables } from '../src/database/tables'

/** Sends the n-th distinct request of a kind. */
export type Ask = (n: number) => Promise<unknown>

export interface Catalogue {
  db: Kysely<Tables>
  calls: CatalogueCalls
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
  /** Right after an edit. */
  first: Times
  /** Requests that visitors make again and again. */
  repeated: Times
}

const DIFFERENT = 40
const ROUNDS = 10
/** An api sees the edits of other apis within a second. */
const EDITS_SEEN_AFTER = 1_100

/** Calls of the api as visitors make them, from the request to the text of the answer. */
export class CatalogueCalls {
  constructor(private readonly app: FastifyInstance) {}

  list(filters: MachineFilters, page = 1) {
    return this.post<MachineListAnswer>('/api/get/products', { page, filters })
  }

  filterSets(filters: MachineFilters = {}) {
    return this.post<FilterSetsAnswer>('/api/get/category', { filters })
  }

  async post<Answer>(url: string, payload: object): Promise<Answer> {
    const answer = await this.app.inject({ method: 'POST', url, payload })
    if (answer.statusCode !== 200) throw new Error(`POST ${url}: ${answer.statusCode} ${answer.body}`)
    return answer.json()
  }
}

/**
 * Times the kinds of requests of the machine list, through all of the api but the network. Repeated requests are
 * sent in rounds, and the median of their figures counts, so that a briefly busy machine does not matter.
 */
export async function measure(catalogue: Catalogue): Promise<Measured[]> {
  const measured: Measured[] = []
  for (const [kind, ask] of Object.entries(await kindsOf(catalogue))) {
    await edit(catalogue.db)
    const rounds: Times[] = []
    for (let round = 0; round <= ROUNDS; round += 1) {
      const times: number[] = []
      for (let n = 0; n < DIFFERENT; n += 1) times.push(await time(() => ask(n)))
      rounds.push(timesOf(times))
    }
    const [first = timesOf([]), ...others] = rounds
    measured.push({ kind, first, repeated: medianOf(others) })
  }
  return measured
}

/** Any edit of the catalogue. */
async function edit(db: Kysely<Tables>) {
  await sql`update filter_option set position = position`.execute(db)
  await wait(EDITS_SEEN_AFTER)
}

async function kindsOf({ calls, machines }: Catalogue): Promise<Record<string, Ask>> {
  const sets = await calls.filterSets()
  const pages = Math.ceil(machines / MACHINES_PER_PAGE)
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
    'first page': (n) => calls.list({ sortBy: 1 + (n % 2) }),
    'deep page': (n) => calls.list({}, Math.max(1, Math.floor(pages / 2) - n)),
    'text search': (n) => calls.list({ search: texts(n) }),
    'search box': (n) => calls.post('/api/search', { query: texts(n) }),
    'page of results': (n) =>
      calls.post('/api/search/results', { query: texts(n), kind: 'products', page: 1 + (n % 2) }),
    'three filters': (n) => calls.list(three(n)),
    'option counts': (n) => calls.filterSets(n === 0 ? {} : three(n)),
    'one of a list': (n) => {
      const kind = optionFilters[n % optionFilters.length] ?? 'category'
      const { id } = sets[kind][Math.floor(n / optionFilters.length) % sets[kind].length] ?? { id: 0 }
      return calls.filterSets({ [kind]: { value: [id] } })
    },
    'output and condition': (n) => {
      const { id } = sets.condition[n % sets.condition.length] ?? { id: 0 }
      const filters: MachineFilters = { output: [1000 * n, 1000 * n + 20_000], condition: { value: [id] } }
      return Promise.all([calls.list(filters), calls.filterSets(filters)])
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
