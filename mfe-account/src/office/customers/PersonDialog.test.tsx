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

describe('the personal data of somebody by e-mail address', () => {
  it('is erased by a second press alone, and says what is gone [O-73]', async () => {
    const calls = stubApi({
      'POST /office/persons/data': { data: found },
      'POST /office/persons/erase': { data: { enquiries: 2, sell_requests: 0 } },
    })
    await find()
    expect(await screen.findByText('never@data.example: 2 enquiries, 0 offers.')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Erase everything' }))
    await userEvent.click(screen.getByRole('button', { name: 'Erase: it cannot be undone' }))
    expect(await screen.findByText('Erased: 2 enquiries and 0 offers, with their e-mails.')).toBeVisible()
    expect(calls.map(({ body }) => body)).toEqual([{ email: found.email }, { email: found.email }])
  })

  it('of an account is not erased here [O-73]', async () => {
    stubApi({ 'POST /office/persons/data': { data: { ...found, account: { user: {} } } } })
    await find()
    expect(await screen.findByText(/^This address has a customer account/)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Erase everything' })).not.toBeInTheDocument()
  })

  it('that cannot be read says so, and the address stays [O-57]', async () => {
    stubApi({ 'POST /office/persons/data': refusal(503) })
    await find()
    await waitFor(() => expect(screen.getByRole('alert')).toBeVisible())
    expect(screen.getByLabelText('E-mail')).toHaveValue('never@data.example')
  })
})
