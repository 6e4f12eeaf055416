import { readFilter } from '../src/modules/machines/machineFilter'
import type { Repos } from '../src/repos'

export interface Measured {
  kind: string
  /** ms, every request asked for the first time. */
  cold: { p50: number; p95: number }
  /** ms, the requests visitors repeat. */
  p50: number
  p95: number
}

const DIFFERENT = 12
const REPEATED = 25

/** Times the kinds of requests of the machine list, from the call's values to the rows of the answer. */
export async function measure({ list, cards, filterSets, catalogue }: Repos, machines: number): Promise<Measured[]> {
  const { category, bottles, beverage } = await filterSets.read(readFilter(undefined))
  const id = (options: { id: number }[], index: number) => options[index % options.length]?.id ?? 0
  const pages = Math.ceil(machines / 12)
  const page = async (filters: Parameters<typeof readFilter>[0], number = 1) => {
    const { ids } = await list.page(readFilter(filters), number)
    await cards.read(ids, undefined)
  }
  const three = (n: number) => ({
    category: { value: [id(category, n)] },
    bottles: { value: [id(bottles, n)] },
    beverage: { value: [id(beverage, n)] },
  })
  const kinds: Record<string, (n: number) => Promise<unknown>> = {
    'first page': (n) => page({ sortBy: 1 + (n % 2) }),
    'deep page': (n) => page({}, Math.max(1, Math.floor(pages / 2) - n)),
    'text search': (n) => page({ search: ['series', 'maker', 'model', 'mashine'][n % 4] + (n % 4 === 3 ? '' : String(n)) }),
    'three filters': (n) => page(three(n)),
    'option counts': (n) => filterSets.read(readFilter(n === 0 ? undefined : three(n))),
  }
  const measured: Measured[] = []
  for (const [kind, ask] of Object.entries(kinds)) {
    catalogue.forget()
    const cold: number[] = []
    for (let n = 0; n < DIFFERENT; n += 1) cold.push(await time(() => ask(n)))
    const warm: number[] = []
    for (let n = 0; n < DIFFERENT * REPEATED; n += 1) warm.push(await time(() => ask(n % DIFFERENT)))
    measured.push({ kind, cold: { p50: share(cold, 0.5), p95: share(cold, 0.95) }, p50: share(warm, 0.5), p95: share(warm, 0.95) })
  }
  return measured
}

async function time(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await work()
  return performance.now() - start
}

function share(values: number[], part: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0
}
