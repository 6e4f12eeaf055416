import { changedBy, type StubbedCall, stubApi } from '@brightfill/shared/testing'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { drawInOffice } from '../../drawInOffice'
import { aThread } from './aThread'
import { NextStepForm } from './NextStepForm'

const callOn = (on: string) => ({ text: 'Call', on })
const form = (next_step: { text: string; on: string } | null, version = 1) => (
  <NextStepForm thread={aThread({ next_step, version })} />
)
const step = () => screen.getByLabelText('What to do')
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save next step' }))

describe('the next step of an enquiry', () => {
  it('that is typed stays when a colleague plans another, and replaces it after a warning [O-90]', async () => {
    const theirs = callOn('2026-12-01')
    const calls = stubApi({
      'POST /office/inbox/:reference/next-step': ({ body }: StubbedCall) =>
        body.version === 2
          ? { data: aThread() }
          : changedBy('Tom', { data: aThread({ next_step: theirs, version: 2 }) }),
    })
    const { redraw } = drawInOffice(form(null))
    await userEvent.type(step(), 'Send an offer')
    await userEvent.type(screen.getByLabelText('Due on'), '2026-12-03')
    redraw(form(theirs, 2))
    expect(step()).toHaveValue('Send an offer')
    await save()
    expect(await screen.findByRole('alert')).toHaveTextContent('Tom has changed this in the meantime')
    const both = screen.getByRole('region', { name: 'The saved version and yours' })
    expect(both).toHaveTextContent('What to doSaved: CallYours: Send an offer')
    expect(both).toHaveTextContent(/Due onSaved: .*1 Dec.*Yours: .*3 Dec/)
    expect(step()).toHaveValue('Send an offer')
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument())
    const next_step = { text: 'Send an offer', on: '2026-12-03' }
    expect(calls.map(({ body }) => body)).toEqual([
      { next_step, version: 1 },
      { next_step, version: 2 },
    ])
    expect(both).not.toBeInTheDocument()
  })

  it('of a colleague shows while nothing is typed, and is removed as shown [O-90]', async () => {
    const calls = stubApi({ 'POST /office/inbox/:reference/next-step': { data: aThread() } })
    const { redraw } = drawInOffice(form(callOn('2026-12-01')))
    redraw(form(callOn('2026-12-02'), 2))
    expect(screen.getByLabelText('Due on')).toHaveValue('2026-12-02')
    await userEvent.click(screen.getByRole('button', { name: 'Mark as done' }))
    await waitFor(() => expect(calls).toHaveLength(1))
    expect(calls[0]?.body).toEqual({ next_step: null, version: 2 })
  })

  it('made of spaces is refused at its field [O-57]', async () => {
    const calls = stubApi({})
    drawInOffice(form(null))
    await userEvent.type(step(), '   ')
    await userEvent.type(screen.getByLabelText('Due on'), '2026-12-03')
    await save()
    expect(step()).toBeInvalid()
    expect(calls).toEqual([])
  })

  it('of a colleague can replace the typed one [O-90]', async () => {
    const theirs = callOn('2026-12-01')
    stubApi({
      'POST /office/inbox/:reference/next-step': changedBy('Tom', { data: aThread({ next_step: theirs, version: 2 }) }),
    })
    const { redraw } = drawInOffice(form(null))
    await userEvent.type(step(), 'Send an offer')
    await userEvent.type(screen.getByLabelText('Due on'), '2026-12-03')
    await save()
    await screen.findByRole('alert')
    redraw(form(theirs, 2))
    await userEvent.click(screen.getByRole('button', { name: 'Use the saved version' }))
    expect(step()).toHaveValue('Call')
  })
})
