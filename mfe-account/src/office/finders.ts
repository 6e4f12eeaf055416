import type { CustomerRow, OfficeOrderRow, ThreadRow } from '@brightfill/shared/contract'
import { type Found, type OfficeData, officeData, stateWord } from '@brightfill/shared/office'
import { texts as customerTexts } from './customers/texts'
import { texts as inboxTexts } from './inbox/texts'
import { texts as orderTexts } from './orders/texts'

const FEW = 5

export const inbox = officeData('inbox', { id: 'reference' })
export const customers = officeData('customers')
export const orders = officeData('orders')

/** The part of each resource in the search of the whole office (O-01). */
export const findThreads = finder(inbox, { show: 'all' }, ({ reference, name, company_name, ...row }: ThreadRow) => ({
  path: `${inboxTexts.path}/${reference}`,
  title: [name, company_name].filter(Boolean).join(', '),
  note: `${row.subject || inboxTexts.general}, ${stateWord(row.status)}`,
}))

export const findCustomers = finder(customers, {}, ({ id, name, email }: CustomerRow) => ({
  path: `/office/customers/${id}`,
  title: name || email,
  note: `${customerTexts.one}, ${email}`,
}))

export const findOrders = finder(orders, {}, ({ id, customer, status_name }: OfficeOrderRow) => ({
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
