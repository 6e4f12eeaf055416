import { stubApi } from '@brightfill/shared/testing'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { drawInOffice } from '../../drawInOffice'
import { AccountLine } from './AccountLine'
import { aThread } from './aThread'

const person = {
  account_id: null,
  unconfirmed_id: null,
  customer_since: null,
  others: [],
  saved_machines: [],
  orders: 0,
}

describe('the account of an enquirer', () => {
  it('that is missing is offered: one click invites the customer, with the details of the enquiry [O-72]', async () => {
    const calls = stubApi({ 'POST /office/customers/invitations': { data: { id: 7 } } })
    const thread = aThread({ person, name: 'Nora', email: 'nora@dairy.example', phone: '+44 1632 960001' })
    drawInOffice(<AccountLine thread={thread} />)
    await userEvent.click(screen.getByRole('button', { name: 'Invite as customer' }))
    await userEvent.click(screen.getByRole('button', { name: 'Send invitation' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(calls.map(({ body }) => body)).toEqual([
      { name: 'Nora', email: 'nora@dairy.example', phone: '+44 1632 960001' },
    ])
  })

  it('that is not confirmed says so, with a link that opens it [O-72]', () => {
    stubApi({})
    drawInOffice(<AccountLine thread={aThread({ person: { ...person, unconfirmed_id: 7 } })} />)
    expect(screen.getByText('Registered, but not confirmed yet.')).toBeVisible()
    expect(screen.getByRole('link', { name: 'View customer' })).toHaveAttribute(
      'href',
      expect.stringContaining('/office/customers/7'),
    )
    expect(screen.queryByRole('button', { name: 'Invite as customer' })).not.toBeInTheDocument()
  })
})
