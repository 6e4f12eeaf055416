import { formatDate } from '@brightfill/shared/constants'

/** The words of order documents. */
export const texts = {
  summary: 'Order summary',
  order: (number: number) => `Order ${number}`,
  customer: 'Customer',
  address: 'Address',
  email: 'E-mail',
  phone: 'Phone',
  number: 'Order number',
  status: 'Status',
  ordered: 'Ordered',
  day: formatDate,
  machines: 'Machines',
  total: 'Total',
  steps: 'History',
  prices: 'Our quotation terms apply. This is not an invoice.',
  registered: (company: string, number: string, vat: string) =>
    [company, number && `company number ${number}`, vat && `VAT number ${vat}`].filter(Boolean).join(', '),
}
