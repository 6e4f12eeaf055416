import { type OfficeResource, officeData } from '@brightfill/shared/office'
import { CustomersPage } from './customers/CustomersPage'
import { InboxPage } from './inbox/InboxPage'
import { templatesData } from './inbox/templates/templatesData'
import { machineNames } from './orders/machineNames'
import { OrdersPage } from './orders/OrdersPage'

export const resources: OfficeResource[] = [
  { name: 'inbox', list: InboxPage, data: officeData('inbox', { id: 'reference' }) },
  { name: 'customers', list: CustomersPage, data: officeData('customers') },
  { name: 'orders', list: OrdersPage, data: officeData('orders') },
  { name: 'order-statuses', data: officeData('order-statuses') },
  { name: 'machine-names', data: machineNames },
  { name: 'colleagues', data: officeData('colleagues') },
  { name: 'templates', data: templatesData },
]
