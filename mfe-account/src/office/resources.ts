import { call } from '@brightfill/shared/api'
import type { CallFields, CustomerRow, OfficeOrderRow, ThreadRow } from '@brightfill/shared/contract'
import { type Found, type OfficeData, type OfficeResource, officeData, stateWord } from '@brightfill/shared/office'
import { CustomersPage } from './customers/CustomersPage'
import { texts as customerTexts } from './customers/texts'
import { InboxPage } from './inbox/InboxPage'
import { texts as inboxTexts } from './inbox/texts'
import { OrdersPage } from './orders/OrdersPage'
import { texts as orderTexts } from './orders/texts'

const FEW = 5
const MOST_MACHINES = 8

const inbox = officeData('inbox', { id: 'reference' })
const customers = officeData('customers')
const orders = officeData('orders')

/** The part of each resource in the search of the whole office (O-01). */
const findThreads = finder(inbox, { show: 'all' }, ({ reference, name, company_name, ...row }: ThreadRow) => ({
  path: `${inboxTexts.path}/${reference}`,
  title: [name, company_name].filter(Boolean).join(', '),
  note: `${row.subject || inboxTexts.general}, ${stateWord(row.status)}`,
}))

const findCustomers = finder(customers, {}, ({ id, name, email }: CustomerRow) => ({
  path: `/office/customers/${id}`,
  title: name || email,
  note: `${customerTexts.one}, ${email}`,
}))

const findOrders = finder(orders, {}, ({ id, customer, status_name }: OfficeOrderRow) => ({
  path: `${orderTexts.path}/${id}`,
  title: `${orderTexts.name(id)}, ${customer.name}`,
  note: status_name,
}))

function finder<Row>({ getList }: OfficeData, filter: object, describe: (row: Row) => Found) {
  return async (words: string, signal?: AbortSignal): Promise<Found[]> => {
    const answer = await getList?.('', {
      filter: { ...filter, search: words },
      pagination: { page: 1, perPage: FEW },
      ...(signal && { signal }),
    })
    return (answer?.data ?? []).map((row) => describe(row as Row)) // the finder names the rows of its list
  }
}

/** Machines of the site by name, model or SKU, as the search of the site finds them. */
const machineNames: OfficeData = {
  async getList(_resource, { filter, signal }) {
    const { products } = await call('POST /search/results', { query: filter.name, kind: 'products' }, { signal })
    const rows = products.data.slice(0, MOST_MACHINES).map((machine) => ({ ...machine, id: machine.slug }))
    return { data: rows, total: rows.length }
  },
}

/** Marks several; the api answers which of them changed. */
const spam: OfficeData = {
  async create(_resource, { data: wanted }) {
    const { data } = await call('POST /office/inbox/spam', wanted as CallFields<'POST /office/inbox/spam'>) // the page types it
    return { data: { id: 0, references: data } }
  },
}

export const resources: OfficeResource[] = [
  { name: 'inbox', list: InboxPage, data: inbox, find: findThreads },
  { name: 'customers', list: CustomersPage, data: customers, find: findCustomers },
  { name: 'inbox/spam', data: spam },
  { name: 'customers/invitations', data: officeData('customers/invitations') },
  { name: 'orders', list: OrdersPage, data: orders, find: findOrders },
  { name: 'order-statuses', data: officeData('order-statuses') },
  { name: 'machine-names', data: machineNames },
  { name: 'colleagues', data: officeData('colleagues') },
  { name: 'templates', data: officeData('templates', { idInBody: true }) },
]
