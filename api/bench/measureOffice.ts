import type { Repos } from '../src/repos'
import { CUSTOMERS, ENQUIRIES, ORDERS } from './loadOffice'
import { type Ask, type Times, time, timesOf } from './measure'

export interface MeasuredOffice extends Times {
  kind: string
}

const ASKS = 120

/** Times what the pages of the office ask for: every list, search and single thing (O-56). */
export async function measureOffice(
  { home, inbox, threads, customers, officeOrders, activity }: Repos,
  caller: number,
) {
  const pages = Math.floor(ENQUIRIES / 50)
  const list = (query: Parameters<typeof inbox.list>[0]) => inbox.list({ perPage: 50, ...query }, caller)
  const people = (query: Parameters<typeof customers.list>[0]) => customers.list({ perPage: 50, ...query })
  const kinds: Record<string, Ask> = {
    'inbox, open': () => list({ show: 'open' }),
    'inbox, unread': () => list({ show: 'unread' }),
    'inbox, mine': () => list({ show: 'mine' }),
    'inbox, all, deep page': (n) => list({ show: 'all', page: pages - n }),
    'inbox, by name': (n) => list({ show: 'all', sort: 'name', page: 1 + n }),
    'inbox, by change': (n) => list({ show: 'all', sort: 'changed_at', page: 1 + n }),
    'inbox, overdue': () => list({ overdue: 1 }),
    'inbox, rare word': (n) => list({ show: 'all', search: `company${n} name${n}` }),
    'inbox, word in all': () => list({ show: 'all', search: 'milk' }),
    'numbers of home': () => inbox.numbers(caller),
    'first page': () => home.read(caller),
    'one enquiry': (n) => threads.read(`E-${1 + n * 97}`, caller),
    'customers, first page': () => people({}),
    'customers, deep page': (n) => people({ page: CUSTOMERS / 50 - n }),
    'customers, by name': (n) => people({ sort: 'name', order: 'asc', page: 1 + n }),
    'customers, by e-mail': (n) => people({ sort: 'email', order: 'asc', page: 1 + n }),
    'customers, rare word': (n) => people({ search: `family${n} name${n}` }),
    'customers, word in all': () => people({ search: 'company' }),
    'customers, telephone': (n) => people({ search: `${123_000 + n}` }),
    'one customer': (n) => customers.find(1 + n * 97),
    'orders, first page': () => officeOrders.list({ perPage: 50 }),
    'orders, deep page': (n) => officeOrders.list({ perPage: 50, page: ORDERS / 50 - n }),
    'orders, of a status': (n) => officeOrders.list({ perPage: 50, status: 'In transit', page: 1 + n }),
    'orders, of a customer': (n) => officeOrders.list({ perPage: 50, search: `family${n} name${n}` }),
    'one order': (n) => officeOrders.find(1 + n * 97),
    activity: () => activity.list({ perPage: 50 }),
    'activity of a thing': (n) => activity.list({ thing: `E-${1 + n * 97}` }),
  }
  const measured: MeasuredOffice[] = []
  for (const [kind, ask] of Object.entries(kinds)) {
    const times: number[] = []
    for (let n = 0; n < ASKS; n += 1) times.push(await time(() => ask(n)))
    measured.push({ kind, ...timesOf(times) })
  }
  return measured
}
