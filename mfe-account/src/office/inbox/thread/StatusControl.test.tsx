import { refusal, stubApi } from '@brightfill/shared/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { drawInOffice } from '../../drawInOffice'
import { aThread } from './aThread'
import { StatusControl } from './StatusControl'

const call = 'POST /office/inbox/E-22222222/status'
const choose = (status: string) => userEvent.selectOptions(screen.getByRole('combobox', { name: 'Status' }), status)

describe('the status of an enquiry', () => {
  it('that e-mails the customer shows the e-mail, and is set only by the button [O-42, O-46]', async () => {
    const calls = stubApi({ 'POST /office/inbox/:reference/status': { data: aThread({ status: 'won' }) } })
    drawInOffice(<StatusControl thread={aThread()} />)
    await choose('Won')
    const dialog = screen.getByRole('dialog', { name: 'Won' })
    expect(dialog).toHaveTextContent('We will e-mail this to ada@dairy.example:Thank you for your decision.')
    expect(calls).toEqual([])
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }))
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(screen.getByRole('combobox', { name: 'Status' })).toHaveValue('new')

    await choose('Won')
    await userEvent.click(screen.getByRole('button', { name: 'Mark as won' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(calls.map(({ name, body }) => [name, body])).toEqual([[call, { status: 'won', version: 1 }]])
  })

  it('that sends no e-mail is set at once [O-42]', async () => {
    const calls = stubApi({ 'POST /office/inbox/:reference/status': { data: aThread({ status: 'spam' }) } })
    drawInOffice(<StatusControl thread={aThread()} />)
    await choose('Spam')
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    await waitFor(() => expect(calls.map(({ body }) => body)).toEqual([{ status: 'spam', version: 1 }]))
  })

  it('lost asks for the reason, which a refusal keeps [O-42, O-57]', async () => {
    const calls = stubApi({
      'POST /office/inbox/:reference/status': refusal(422, 'Some fields', { reason: ['Enter why it was lost'] }),
    })
    drawInOffice(<StatusControl thread={aThread()} />)
    await choose('Lost')
    await userEvent.type(screen.getByLabelText('Why was it lost?'), 'Bought new')
    await userEvent.click(screen.getByRole('button', { name: 'Mark as lost' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('Enter why it was lost.')
    expect(screen.getByLabelText('Why was it lost?')).toHaveValue('Bought new')
    expect(calls.map(({ body }) => body)).toEqual([{ status: 'lost', version: 1, reason: 'Bought new' }])
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  it('replaces the one that was shown when it was chosen, and one that a colleague has set since only once that was said [O-90]', async () => {
    const calls = stubApi({
      'POST /office/inbox/:reference/status': refusal(409, 'A colleague has set this to "in work" meanwhile'),
    })
    const { redraw } = drawInOffice(<StatusControl thread={aThread()} />)
    await choose('Won')
    redraw(<StatusControl thread={aThread({ status: 'in work', version: 2 })} />)
    await userEvent.click(screen.getByRole('button', { name: 'Mark as won' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('A colleague has set this to "in work" meanwhile')
    expect(calls.map(({ body }) => body)).toEqual([{ status: 'won', version: 1 }])

    await userEvent.click(screen.getByRole('button', { name: 'Mark as won' }))
    await waitFor(() => expect(calls.map(({ body }) => body.version)).toEqual([1, 2]))
  })
})
