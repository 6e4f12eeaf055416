import { refusal, stubApi } from '@brightfill/shared/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { drawInOffice } from '../../drawInOffice'
import { anOffer } from './aThread'
import { OfferForm } from './OfferForm'
import type { ThreadRecord } from './useThread'

const path = 'POST /office/inbox/S-22222222'
const price = () => screen.getByLabelText('Price offered, £')
const form = (thread: ThreadRecord) => <>{thread.offer && <OfferForm thread={thread} offer={thread.offer} />}</>
const draw = () => drawInOffice(form(anOffer()))

describe('a machine that is offered', () => {
  it('is accepted with the typed price after one question, which shows the e-mail [O-45, O-46]', async () => {
    const calls = stubApi({
      'POST /office/inbox/:reference/offer': { data: { ...anOffer({ price: 18_000 }), version: 2 } },
      'POST /office/inbox/:reference/decision': { data: anOffer({ price: 18_000, decision: 'accepted' }) },
    })
    draw()
    await userEvent.type(price(), '18000')
    await userEvent.click(screen.getByRole('button', { name: 'Accept' }))
    const dialog = screen.getByRole('dialog', { name: 'Accept this offer?' })
    expect(dialog).toHaveTextContent('This cannot be undone.')
    expect(dialog).toHaveTextContent('We will e-mail this to ada@dairy.example:We accept your offer.')
    expect(calls).toEqual([])
    await userEvent.click(within(dialog).getByRole('button', { name: 'Accept' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(calls.map(({ name, body }) => [name, body])).toEqual([
      [`${path}/offer`, { price: 18_000, visit_on: null, version: 1 }],
      [`${path}/decision`, { decision: 'accepted', version: 2 }],
    ])
  })

  it('is declined without an e-mail, and a refusal stays in the dialog [O-45, O-57]', async () => {
    const calls = stubApi({ 'POST /office/inbox/:reference/decision': refusal(409, 'This offer was accepted already') })
    draw()
    await userEvent.click(screen.getByRole('button', { name: 'Decline' }))
    const dialog = screen.getByRole('dialog', { name: 'Decline this offer?' })
    expect(dialog).toHaveTextContent('We will not e-mail the customer.')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Decline' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('This offer was accepted already')
    expect(calls.map(({ body }) => body)).toEqual([{ decision: 'declined', version: 1 }])
  })

  it('keeps the price that is typed when a colleague saves another one, and is saved with the version that it began with [O-90]', async () => {
    const calls = stubApi({ 'POST /office/inbox/:reference/offer': { data: anOffer({ price: 18_000 }) } })
    const { redraw } = draw()
    await userEvent.type(price(), '18000')
    redraw(form({ ...anOffer(), changed_at: '2026-11-24T10:00:00.000Z', status: 'in work' }))
    expect(price()).toHaveValue('18000')
    redraw(form({ ...anOffer({ price: 17_000 }), version: 2 }))
    expect(price()).toHaveValue('18000')
    await userEvent.click(screen.getByRole('button', { name: 'Save price and visit' }))
    await waitFor(() => expect(calls.map(({ body }) => body)).toEqual([{ price: 18_000, visit_on: null, version: 1 }]))
  })

  it('is decided for the price that was seen, and for that of a colleague only once that was said [O-90]', async () => {
    const calls = stubApi({ 'POST /office/inbox/:reference/decision': refusal(409, 'Sales saved £17,000 meanwhile') })
    const { redraw } = drawInOffice(form(anOffer({ price: 18_000 })))
    await userEvent.click(screen.getByRole('button', { name: 'Accept' }))
    redraw(form({ ...anOffer({ price: 17_000 }), version: 2 }))
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Accept' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('Sales saved £17,000 meanwhile')
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(calls.map(({ body }) => body.version)).toEqual([1, 2]))
  })

  it('shows what a colleague saved while nothing is typed [O-90]', async () => {
    stubApi({})
    const { redraw } = draw()
    redraw(form(anOffer({ price: 17_000 })))
    expect(price()).toHaveValue('17000')
  })
})
