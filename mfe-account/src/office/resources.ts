import { type OfficeResource, officeData } from '@brightfill/shared/office'
import { CustomersPage } from './customers/CustomersPage'
import { customers, findCustomers, findOrders, findThreads, inbox, orders } from './finders'
import { InboxPage } from './inbox/InboxPage'
import { machineNames } from './orders/machineNames'
import { OrdersPage } from './orders/OrdersPage'

export const resources: OfficeResource[] = [
  { name: 'inbox', list: InboxPage, data: inbox, find: findThreads },
  { name: 'customers', list: CustomersPage, data: customers, find: findCustomers },
  { name: 'orders', list: OrdersPage, data: orders, find: findOrders },
  { name: 'order-statuses', data: officeData('order-statuses') },
  { name: 'machine-names', data: machineNames },
  { name: 'colleagues', data: officeData('colleagues') },
  { name: 'templates', data: officeData('templates', { idInBody: true }) },
]
