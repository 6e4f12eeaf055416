import { refusal, stubApi } from '@brightfill/shared/testing'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { drawInOffice } from '../drawInOffice'
import { PersonDialog } from './PersonDialog'

const found = { email: 'never@data.example', enquiries: [{}, {}], sell_requests: [], threads: [], mails: [] }

async function find() {
  drawInOffice(<PersonDialog onClose={() => {}} />)
  await userEvent.type(screen.getByLabelText('E-mail'), 'never@data.example')
  await userEvent.click(screen.getByRole('button', { name: 'Find' }))
}

describe('the personal data at an e-mail address', () => {
  it('is erased only by a second click, and the dialog says what is gone [O-73]', async () => {
    const calls = stubApi({
      'POST /office/persons/data': { data: found },
      'POST /office/persons/erase': { data: { enquiries: 2, sell_requests: 0 } },
    })
    await find()
    expect(await screen.findByText('never@data.example: 2 enquiries and 0 offers.')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Delete everything' }))
    await userEvent.click(screen.getByRole('button', { name: 'Delete everything for good' }))
    expect(await screen.findByText('We have deleted 2 enquiries and 0 offers, with their e-mails.')).toBeVisible()
    expect(calls.map(({ body }) => body)).toEqual([{ email: found.email }, { email: found.email }])
  })

  it('of an account is not erased here [O-73]', async () => {
    stubApi({ 'POST /office/persons/data': { data: { ...found, account: { user: {} } } } })
    await find()
    expect(await screen.findByText(/^This address has a customer account/)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Delete everything' })).not.toBeInTheDocument()
  })

  it('that cannot be loaded says so, and the address stays [O-57]', async () => {
    stubApi({ 'POST /office/persons/data': refusal(503) })
    await find()
    await waitFor(() => expect(screen.getByRole('alert')).toBeVisible())
    expect(screen.getByLabelText('E-mail')).toHaveValue('never@data.example')
  })
})
