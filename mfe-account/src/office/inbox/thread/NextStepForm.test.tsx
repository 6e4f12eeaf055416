import { refusal, type StubbedCall, stubApi } from '@brightfill/shared/testing'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { drawInOffice } from '../../drawInOffice'
import { aThread } from './aThread'
import { NextStepForm } from './NextStepForm'

const call = 'POST /office/inbox/E-22222222/next-step'
const callOn = (on: string) => ({ text: 'Call', on })
const form = (next_step: { text: string; on: string } | null) => <NextStepForm thread={aThread({ next_step })} />
const step = () => screen.getByLabelText('What is next')
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save next step' }))

describe('the next step of an enquiry', () => {
  it('that is typed stays when a colleague plans another, and replaces it once that was said [O-42, O-90]', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {}) // ra-core reports the refusal
    const theirs = callOn('2026-12-01')
    const calls = stubApi({
      [call]: ({ body }: StubbedCall) =>
        body.former ? { data: aThread() } : refusal(409, 'A colleague has changed the next step meanwhile'),
    })
    const { redraw } = drawInOffice(form(null))
    await userEvent.type(step(), 'Send an offer')
    await userEvent.type(screen.getByLabelText('On'), '2026-12-03')
    redraw(form(theirs))
    expect(step()).toHaveValue('Send an offer')
    await save()
    expect(await screen.findByRole('alert')).toHaveTextContent('A colleague has changed the next step meanwhile')
    expect(step()).toHaveValue('Send an offer')
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument())
    const next_step = { text: 'Send an offer', on: '2026-12-03' }
    expect(calls.map(({ body }) => body)).toEqual([
      { next_step, former: null },
      { next_step, former: theirs },
    ])
  })

  it('of a colleague shows where nothing is typed, and is taken away as it is seen [O-42]', async () => {
    const calls = stubApi({ [call]: { data: aThread() } })
    const { redraw } = drawInOffice(form(callOn('2026-12-01')))
    redraw(form(callOn('2026-12-02')))
    expect(screen.getByLabelText('On')).toHaveValue('2026-12-02')
    await userEvent.click(screen.getByRole('button', { name: 'Done, take it away' }))
    await waitFor(() => expect(calls).toHaveLength(1))
    expect(calls[0]?.body).toEqual({ next_step: null, former: callOn('2026-12-02') })
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
})
