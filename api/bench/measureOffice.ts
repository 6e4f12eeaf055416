import { CUSTOMERS, ENQUIRIES, ORDERS } from './loadOffice'
import { type Ask, type Times, time, timesOf } from './measure'

export interface MeasuredOffice extends Times {
  kind: string
  /** Milliseconds at the 95th percentile, where the limit differs from that of the office. */
  limit?: number
}

/** GET of an address below /api/office, to the last byte of the answer. */
export type Get = (path: string, query?: Record<string, string | number>) => Promise<unknown>

const ASKS = 120
const LONG_LIST = 50

/**
 * Times the requests of the office's pages: all lists, searches and single items (O-56).
 * @param references of some enquiries
 */
export async function measureOffice(get: Get, references: readonly string[]): Promise<MeasuredOffice[]> {
  const pages = Math.floor(ENQUIRIES / LONG_LIST)
  const list = (path: string) => (query: Parameters<Get>[1]) => get(path, { page: 1, perPage: LONG_LIST, ...query })
  const inbox = list('inbox')
  const people = list('customers')
  const orders = list('orders')
  const activity = list('activity')
  const reference = (n: number) => references[n % references.length] ?? ''
  const kinds: Record<string, Ask> = {
    'inbox, open': () => inbox({ show: 'open' }),
    'inbox, unread': () => inbox({ show: 'unread' }),
    'inbox, mine': () => inbox({ show: 'mine' }),
    'inbox, all, deep page': (n) => inbox({ show: 'all', page: pages - n }),
    'inbox, by name': (n) => inbox({ show: 'all', sort: 'name', page: 1 + n }),
    'inbox, by change': (n) => inbox({ show: 'all', sort: 'changed_at', page: 1 + n }),
    'inbox, overdue': () => inbox({ overdue: 1 }),
    'inbox, rare word': (n) => inbox({ show: 'all', search: `company${n} name${n}` }),
    'inbox, word in all': () => inbox({ show: 'all', search: 'milk' }),
    'inbox, a typed letter': (n) => inbox({ show: 'all', search: String.fromCodePoint(97 + (n % 26)) }),
    'numbers of home': () => get('numbers'),
    'first page': () => get('home'),
    'one enquiry': (n) => get(`inbox/${reference(n)}`),
    'customers, first page': () => people({}),
    'customers, deep page': (n) => people({ page: CUSTOMERS / LONG_LIST - n }),
    'customers, by name': (n) => people({ sort: 'name', order: 'asc', page: 1 + n }),
    'customers, by e-mail': (n) => people({ sort: 'email', order: 'asc', page: 1 + n }),
    'customers, rare word': (n) => people({ search: `family${n} name${n}` }),
    'customers, word in all': () => people({ search: 'company' }),
    'customers, telephone': (n) => people({ search: `${123_000 + n}` }),
    'one customer': (n) => get(`customers/${1000 + n * 97}`),
    'orders, first page': () => orders({}),
    'orders, deep page': (n) => orders({ page: ORDERS / LONG_LIST - n }),
    'orders, of a status': (n) => orders({ status: 'In transit', page: 1 + (n % 90) }),
    'orders, of a customer': (n) => orders({ search: `family${n} name${n}` }),
    'one order': (n) => get(`orders/${11_000 + n * 97}`),
    'search of everything': (n) =>
      Promise.all(
        [inbox, people, orders].map((search) =>
          search({ perPage: 5, search: `name${n}`, ...(search === inbox && { show: 'all' }) }),
        ),
      ),
    activity: () => activity({}),
    'activity, deep page': (n) => activity({ page: pages - n }),
    'activity of a thing': (n) => activity({ thing: reference(n) }),
    colleagues: () => get('colleagues'),
    staff: () => get('staff'),
    templates: () => get('templates'),
    releases: () => get('releases'),
  }
  return timeEach(kinds)
}

export async function timeEach(kinds: Record<string, Ask>, limit?: number): Promise<MeasuredOffice[]> {
  const measured: MeasuredOffice[] = []
  for (const [kind, ask] of Object.entries(kinds)) {
    const times: number[] = []
    for (let n = 0; n < ASKS; n += 1) times.push(await time(() => ask(n)))
    measured.push({ kind, ...timesOf(times), ...(limit && { limit }) })
  }
  return measured
}
