import type { Customer } from '@brightfill/shared/contract'
import { stubApi } from '@brightfill/shared/testing'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { drawInOffice } from '../drawInOffice'
import { CustomerDeeds } from './CustomerDeeds'

const nils: Customer = {
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
}

describe('a customer', () => {
  it('is locked out by a second press alone; leaving the button takes the first back [O-49]', async () => {
    const calls = stubApi({ 'POST /office/customers/3/lock': { data: { ...nils, locked: true } } })
    drawInOffice(<CustomerDeeds customer={nils} />)
    const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
    await press('Lock')
    await userEvent.tab()
    await press('Lock')
    expect(calls).toEqual([])
    await press('Lock out everywhere')
    await waitFor(() => expect(calls.map(({ body }) => body)).toEqual([{ locked: true }]))
  })
})
