import type { DraftMachine, OfficeMachine } from '@brightfill/shared/contract'
import { type Kysely, sql } from 'kysely'
import type { Tables } from '../src/database/tables'
import { loadMachines } from './loadMachines'
import { type Ask, time, timesOf } from './measure'
import { type Get, type MeasuredOffice, timeEach } from './measureOffice'

export const MACHINES = 100_000

/** Machines of each state that is not Live. */
const FEW = 100
const ASKS = 120
const PER_PAGE = 50
/** Milliseconds at the 95th percentile: lists and searches (O-33), and publishing. */
const LIST = 100
const PUBLISH = 300

/** POST of an address below /api/office. */
export type Post = (path: string, fields: object) => Promise<{ data: OfficeMachine }>

/** Fills the catalogue; some machines then have drafts, plans, or are offline. */
export async function loadOfficeMachines(db: Kysely<Tables>, post: Post): Promise<void> {
  await loadMachines(db, MACHINES)
  await sql`select setval(pg_get_serial_sequence('machine', 'id'), max(id)) from machine`.execute(db)
  await sql`update machine set published_at = null where id % ${MACHINES / FEW}::int = 3`.execute(db)
  await sql`delete from product_filter where machine_id % ${MACHINES / FEW}::int = 3`.execute(db)
  const publish_at = '2099-01-01T00:00:00.000Z'
  for (let n = 1; n <= FEW; n += 1) {
    await post('machines', { item: { name: `Begun ${n}`, model: `B-${n}` } })
    const changed = await change(post, n * 900, { capacity: `${n} bottles/h` })
    if (n % 2 === 0) await post(`machines/${n * 900}/plan`, { version: changed, publish_at })
  }
}

/** Times the list and the editor of machines, and publishing. */
export async function measureOfficeMachines(get: Get, post: Post): Promise<MeasuredOffice[]> {
  const list = (query: Parameters<Get>[1]) => get('machines', { page: 1, perPage: PER_PAGE, ...query })
  const kinds: Record<string, Ask> = {
    'machines, first page': () => list({}),
    'machines, 200th page': (n) => list({ page: 200 - (n % 20) }),
    'machines, last page': (n) => list({ page: MACHINES / PER_PAGE - n }),
    'machines, by name': (n) => list({ sort: 'name', order: 'asc', page: 1 + n }),
    'machines, by price': (n) => list({ sort: 'price', order: 'desc', page: 1 + n }),
    'machines, by year': (n) => list({ sort: 'year', order: 'desc', page: 1 + n }),
    'machines, rare word': (n) => list({ search: `machine ${40_000 + 97 * n}` }),
    'machines, word in all': (n) => list({ search: 'machine', page: 1 + (n % 10) }),
    'machines, word in many': (n) => list({ search: `maker ${n % 40}` }),
    'machines, typed letter': (n) => list({ search: String.fromCodePoint(97 + (n % 26)) }),
    'machines, no match': (n) => list({ search: `nothing${n}` }),
    'machines, of a category': (n) => list({ category: `category ${1 + (n % 12)}`, page: 1 + (n % 5) }),
    'machines, category, word': (n) => list({ category: `category ${1 + (n % 12)}`, search: `maker ${n % 40}` }),
    'machines, draft': () => list({ state: 'draft' }),
    'machines, with changes': () => list({ state: 'changes' }),
    'machines, live': (n) => list({ state: 'live', page: 1 + n }),
    'machines, planned': () => list({ state: 'planned' }),
    'machines, offline': () => list({ state: 'offline' }),
    'machines, without price': (n) => list({ unpriced: 1, page: 1 + n }),
    'machines, no picture': () => list({ without_picture: 1 }),
    'machines, sold': () => list({ selling_state: 'sold' }),
    'one machine': (n) => get(`machines/${1000 + n * 97}`),
    'specification names': () => get('specification-names'),
  }
  const measured = await timeEach(kinds, LIST)
  const times: number[] = []
  for (let n = 0; n < ASKS; n += 1) {
    const id = 20_000 + n * 31
    const version = await change(post, id, { name: `Changed ${n}`, price: 1000 + n })
    times.push(await time(() => post(`machines/${id}/publish`, { version })))
  }
  return [...measured, { kind: 'publishing a machine', limit: PUBLISH, ...timesOf(times) }]
}

/** @returns the version of the draft */
async function change(post: Post, id: number, item: Partial<DraftMachine>): Promise<number> {
  return (await post(`machines/${id}/draft`, { version: 0, item })).data.version
}
