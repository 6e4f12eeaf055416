import { refusal, stubApi } from '@brightfill/shared/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { drawInOffice } from '../../drawInOffice'
import { aThread } from './aThread'
import { StatusControl } from './StatusControl'

const call = 'POST /office/inbox/E-22222222/status'
const choose = (status: string) => userEvent.selectOptions(screen.getByRole('combobox', { name: 'Status' }), status)

describe('the status of an enquiry', () => {
  it('that mails the customer shows the mail, and is set by the button alone [O-42, O-46]', async () => {
    const calls = stubApi({ [call]: { data: aThread({ status: 'won' }) } })
    drawInOffice(<StatusControl thread={aThread()} />)
    await choose('Won')
    const dialog = screen.getByRole('dialog', { name: 'Won' })
    expect(dialog).toHaveTextContent('ada@dairy.example gets this mail:Thank you for your decision.')
    expect(calls).toEqual([])
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }))
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(screen.getByRole('combobox', { name: 'Status' })).toHaveValue('new')

    await choose('Won')
    await userEvent.click(screen.getByRole('button', { name: 'Set Won' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(calls.map(({ name, body }) => [name, body])).toEqual([[call, { status: 'won', version: 1 }]])
  })

  it('that mails nobody is set at once [O-42]', async () => {
    const calls = stubApi({ [call]: { data: aThread({ status: 'spam' }) } })
    drawInOffice(<StatusControl thread={aThread()} />)
    await choose('Spam')
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    await waitFor(() => expect(calls.map(({ body }) => body)).toEqual([{ status: 'spam', version: 1 }]))
  })

  it('lost asks for the reason, which a refusal keeps [O-42, O-57]', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {}) // ra-core reports the refusal
    const calls = stubApi({ [call]: refusal(422, 'Some fields', { reason: ['Say why it was lost'] }) })
    drawInOffice(<StatusControl thread={aThread()} />)
    await choose('Lost')
    await userEvent.type(screen.getByLabelText('Why was it lost?'), 'Bought new')
    await userEvent.click(screen.getByRole('button', { name: 'Set Lost' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('Say why it was lost.')
    expect(screen.getByLabelText('Why was it lost?')).toHaveValue('Bought new')
    expect(calls.map(({ body }) => body)).toEqual([{ status: 'lost', version: 1, reason: 'Bought new' }])
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  it('is set over the one that was shown when it was chosen, not over that of a colleague [O-42]', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {}) // ra-core reports the refusal
    const calls = stubApi({ [call]: refusal(409, 'A colleague has set this to "in work" meanwhile') })
    const { redraw } = drawInOffice(<StatusControl thread={aThread()} />)
    await choose('Won')
    redraw(<StatusControl thread={aThread({ status: 'in work', version: 2 })} />)
    await userEvent.click(screen.getByRole('button', { name: 'Set Won' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('A colleague has set this to "in work" meanwhile')
    expect(calls.map(({ body }) => body)).toEqual([{ status: 'won', version: 1 }])
  })
})
