import { dayOf } from '../sheets/texts'

/** The words of the papers of orders. */
export const texts = {
  summary: 'Order summary',
  order: (number: number) => `Order ${number}`,
  customer: 'Customer',
  address: 'Address',
  email: 'E-mail',
  phone: 'Telephone',
  number: 'Order number',
  status: 'Status',
  ordered: 'Ordered',
  day: dayOf,
  machines: 'Machines',
  total: 'Together',
  steps: 'What happened',
  prices: 'Terms are those of our offer. This is not an invoice.',
  registered: (company: string, number: string, vat: string) =>
    [company, number && `company number ${number}`, vat && `VAT number ${vat}`].filter(Boolean).join(', '),
}
