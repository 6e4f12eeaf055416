import { stubApi } from '@brightfill/shared/testing'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { drawInOffice } from '../drawInOffice'
import { aCustomer } from './aCustomer'
import { CustomerDeeds } from './CustomerDeeds'

const nils = aCustomer()

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
