import { type OfficeResource, officeData } from '@brightfill/shared/office'
import { CustomersPage } from './customers/CustomersPage'
import { InboxPage } from './inbox/InboxPage'

export const resources: OfficeResource[] = [
  { name: 'inbox', list: InboxPage, data: officeData('inbox', { id: 'reference' }) },
  { name: 'customers', list: CustomersPage, data: officeData('customers') },
  { name: 'colleagues', data: officeData('colleagues') },
  { name: 'templates', data: officeData('templates') },
]
