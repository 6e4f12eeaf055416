import { stubApi } from '@brightfill/shared/testing'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { drawInOffice } from '../drawInOffice'
import { aCustomer } from './aCustomer'
import { CustomerDeeds } from './CustomerDeeds'

const nils = aCustomer()

describe('a customer', () => {
  it('is locked only by a second click; leaving the button takes the first back [O-49]', async () => {
    const calls = stubApi({ 'POST /office/customers/:id/lock': { data: { ...nils, locked: true } } })
    drawInOffice(<CustomerDeeds customer={nils} />)
    const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
    await press('Lock account')
    await userEvent.tab()
    await press('Lock account')
    expect(calls).toEqual([])
    await press('Lock account and sign out')
    await waitFor(() => expect(calls.map(({ body }) => body)).toEqual([{ locked: true }]))
  })
})
