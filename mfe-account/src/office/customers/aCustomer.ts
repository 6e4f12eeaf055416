import type { Customer } from '@brightfill/shared/contract'

/** For tests: a customer as the api answers it. */
export function aCustomer(known: Partial<Customer> = {}): Customer {
  return {
    id: 3,
    name: 'Nils Aas',
    email: 'nils@customers.example',
    phone: '',
    position: '',
    address: '',
    confirmed: true,
    locked: false,
    created_at: '2026-11-24T09:30:00.000Z',
    saved_machines: [],
    threads: [],
    orders: [],
    deletion: { orders: 0, open_orders: [], order_years: 10 },
    ...known,
  }
}
