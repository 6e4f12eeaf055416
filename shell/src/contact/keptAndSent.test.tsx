import { aUser, fillIn, noAnswer, refusal } from '@brightfill/shared/testing'
import { act, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { awaitForm, phone, received, required, send, show } from './testForm'

const keep = (request: object) => localStorage.setItem('shared.unsent.contact.1', JSON.stringify(request))
const kept = () => localStorage.getItem('shared.unsent.contact.1')

/** Sends the form, goes to another page before the answer, and returns what gives the answer. */
async function sendAndLeave() {
  let answer = (_: unknown) => {}
  const answered = new Promise((resolve) => {
    answer = resolve
  })
  const { calls, store, goTo } = await show('/about-us', () => answered)
  await awaitForm()
  await fillIn({ ...required, 'Phone number': '+44 7700 900123', 'Message (optional)': 'Milk' })
  await send()
  await waitFor(() => expect(calls).toHaveLength(1))
  await goTo('/products/rotary-filler')
  await awaitForm()
  return {
    goTo,
    toasts: () => store.getState().toasts,
    give: (late: unknown) => act(async () => answer(late)),
  }
}

const expectEmpty = () => {
  for (const field of [screen.getByLabelText('Name'), screen.getByLabelText('Message (optional)'), phone()])
    expect(field).toHaveValue('')
}

describe('an enquiry that could not be sent, in the form of a signed-in user', () => {
  it('is offered again, and the profile fills only empty fields [R-505]', async () => {
    keep({ name: 'Ada', company_name: 'Analytical Engines', phone: '+44 7700 900123', message: 'Milk', email: '' })
    await show('/about-us', received, aUser({ name: 'Helen', email: 'helen@dairy.example', phone: '+44 7700 900456' }))
    await awaitForm()

    expect(screen.getByText(/You wrote this before/)).toBeVisible()
    await waitFor(() => expect(screen.getByLabelText('E-mail (optional)')).toHaveValue('helen@dairy.example'))
    expect(screen.getByLabelText('Name')).toHaveValue('Ada')
    expect(screen.getByLabelText('Message (optional)')).toHaveValue('Milk')
    expect(phone()).toHaveValue('7700 900123')
  })

  it('leaves the focus in the form when it is cleared [R-253, R-701]', async () => {
    keep({ name: 'Ada', message: 'Milk' })
    await show('/about-us')
    await awaitForm()
    await userEvent.click(await screen.findByRole('button', { name: 'Clear the form' }))
    expect(screen.getByLabelText('Name')).toHaveFocus()
    expect(screen.getByLabelText('Name')).toHaveValue('')
  })
})

describe('an enquiry whose page is left before the answer', () => {
  it('is not in the form of the next page, and a toast names its reference [R-253, R-256]', async () => {
    const { toasts, give, goTo } = await sendAndLeave()
    expectEmpty()
    await fillIn({ 'Message (optional)': 'Another' })
    await give(received)

    await waitFor(() => expect(toasts()).toMatchObject([{ type: 'success' }]))
    expect(toasts()[0]?.text).toBe(
      'Thank you, we will contact you. Your reference is E-1. One of our engineers reads it and answers by ' +
        'Monday 23 November.',
    )
    await goTo('/broken')
    await awaitForm()
    expect(screen.getByLabelText('Message (optional)')).toHaveValue('Another')
    expect(screen.getByLabelText('Name')).toHaveValue('')
    expect(kept()).toBeNull()
  })

  it.each([
    ['no answer', noAnswer, 'There was no connection.'],
    ['too many messages', refusal(429), 'Too many messages came from your connection'],
    ['an error', refusal(500), 'Something went wrong on our side.'],
    ['a refusal', refusal(422, 'Invalid', { name: ['Must not be longer'] }), 'Must not be longer'],
  ])('is kept after %s, a toast says why, and the next page offers it [R-253]', async (_, answer, why) => {
    const { toasts, give, goTo } = await sendAndLeave()
    await give(answer)

    await waitFor(() => expect(toasts()).toMatchObject([{ type: 'error' }]))
    expect(toasts()[0]?.text).toContain(`This was not sent. ${why}`)
    await goTo('/broken')
    await awaitForm()
    expect(screen.getByText(/You wrote this before/)).toBeVisible()
    expect(screen.getByLabelText('Message (optional)')).toHaveValue('Milk')
    expect(phone()).toHaveValue('7700 900123')
  })

  it('is not offered again meanwhile, even if it was kept from an earlier attempt', async () => {
    keep({ message: 'Milk' })
    const { give } = await sendAndLeave()
    expect(screen.queryByText(/You wrote this before/)).not.toBeInTheDocument()
    expectEmpty()
    await give(received)
    expect(kept()).toBeNull()
  })
})

it('the text of an enquiry that failed at its form is in the form of the next page [R-256]', async () => {
  const { goTo } = await show('/about-us', refusal(500))
  await awaitForm()
  await fillIn({ ...required, 'Phone number': '+44 7700 900123' })
  await send()
  await screen.findByText(/Something went wrong/)
  await goTo('/broken')
  await awaitForm()
  expect(screen.getByLabelText('Name')).toHaveValue('Ada')
  expect(phone()).toHaveValue('7700 900123')
})
