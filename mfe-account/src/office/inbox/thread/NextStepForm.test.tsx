import { changedBy, type StubbedCall, stubApi } from '@brightfill/shared/testing'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { drawInOffice } from '../../drawInOffice'
import { aThread } from './aThread'
import { NextStepForm } from './NextStepForm'

const call = 'POST /office/inbox/E-22222222/next-step'
const callOn = (on: string) => ({ text: 'Call', on })
const form = (next_step: { text: string; on: string } | null, version = 1) => (
  <NextStepForm thread={aThread({ next_step, version })} />
)
const step = () => screen.getByLabelText('What is next')
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save next step' }))

describe('the next step of an enquiry', () => {
  it('that is typed stays when a colleague plans another, and replaces it once that was said [O-42, O-90]', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {}) // ra-core reports the refusal
    const theirs = callOn('2026-12-01')
    const calls = stubApi({
      [call]: ({ body }: StubbedCall) =>
        body.version === 2
          ? { data: aThread() }
          : changedBy('Tom', { data: aThread({ next_step: theirs, version: 2 }) }),
    })
    const { redraw } = drawInOffice(form(null))
    await userEvent.type(step(), 'Send an offer')
    await userEvent.type(screen.getByLabelText('On'), '2026-12-03')
    redraw(form(theirs, 2))
    expect(step()).toHaveValue('Send an offer')
    await save()
    expect(await screen.findByRole('alert')).toHaveTextContent('Tom has changed this meanwhile')
    const both = screen.getByRole('region', { name: 'What is saved, and yours' })
    expect(both).toHaveTextContent('What is nextSaved: CallYours: Send an offer')
    expect(both).toHaveTextContent('OnSaved: 2026-12-01Yours: 2026-12-03')
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

  it('of a colleague shows where nothing is typed, and is taken away as it is seen [O-42]', async () => {
    const calls = stubApi({ [call]: { data: aThread() } })
    const { redraw } = drawInOffice(form(callOn('2026-12-01')))
    redraw(form(callOn('2026-12-02'), 2))
    expect(screen.getByLabelText('On')).toHaveValue('2026-12-02')
    await userEvent.click(screen.getByRole('button', { name: 'Done, take it away' }))
    await waitFor(() => expect(calls).toHaveLength(1))
    expect(calls[0]?.body).toEqual({ next_step: null, version: 2 })
  })

  it('of blanks is refused at its field [O-42, O-57]', async () => {
    const calls = stubApi({})
    drawInOffice(form(null))
    await userEvent.type(step(), '   ')
    await userEvent.type(screen.getByLabelText('On'), '2026-12-03')
    await save()
    expect(step()).toBeInvalid()
    expect(calls).toEqual([])
  })

  it('of a colleague can be taken in place of the own one [O-90]', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {}) // ra-core reports the refusal
    const theirs = callOn('2026-12-01')
    stubApi({ [call]: changedBy('Tom', { data: aThread({ next_step: theirs, version: 2 }) }) })
    const { redraw } = drawInOffice(form(null))
    await userEvent.type(step(), 'Send an offer')
    await userEvent.type(screen.getByLabelText('On'), '2026-12-03')
    await save()
    await screen.findByRole('alert')
    redraw(form(theirs, 2))
    await userEvent.click(screen.getByRole('button', { name: 'Use what is saved' }))
    expect(step()).toHaveValue('Call')
  })
})
