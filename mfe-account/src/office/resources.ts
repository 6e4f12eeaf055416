import { api, form } from '@brightfill/shared/api'
import type { MachineSuggestionsAnswer } from '@brightfill/shared/contract'
import { type OfficeResource, officeData } from '@brightfill/shared/office'
import { CustomersPage } from './customers/CustomersPage'
import { customers, findCustomers, findOrders, findThreads, inbox, orders } from './finders'
import { InboxPage } from './inbox/InboxPage'
import { OrdersPage } from './orders/OrdersPage'

/** Machines of the site by their name, as the search of the site suggests them. */
const machineNames: OfficeResource['data'] = {
  async getList(_resource, { filter, signal }) {
    const { data } = await api.post<MachineSuggestionsAnswer>('/get/products-search', form(filter), { signal })
    const rows = data.products.map((machine) => ({ ...machine, id: machine.slug }))
    return { data: rows as never[], total: rows.length } // the caller names the type of its rows
  },
}

export const resources: OfficeResource[] = [
  { name: 'inbox', list: InboxPage, data: inbox, find: findThreads },
  { name: 'customers', list: CustomersPage, data: customers, find: findCustomers },
  { name: 'orders', list: OrdersPage, data: orders, find: findOrders },
  { name: 'order-statuses', data: officeData('order-statuses') },
  { name: 'machine-names', data: machineNames },
  { name: 'colleagues', data: officeData('colleagues') },
  { name: 'templates', data: officeData('templates', { idInBody: true }) },
]
