import { forgetDraft } from '@brightfill/shared/draft'
import { aUser, fillIn, noAnswer, refusal } from '@brightfill/shared/testing'
import { act, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { awaitForm, phone, received, required, send, sendAnother, show } from './testForm'

const placeOf = (id: string) => `shared.unsent.contact.${id}`
const keep = (request: object, id = '1763000000000-0-0-1') => localStorage.setItem(placeOf(id), JSON.stringify(request))
const kept = () => Object.keys(localStorage).filter((place) => place.startsWith(placeOf('')))
const write = (message: string) =>
  fillIn({ ...required, 'Phone number': '+44 7700 900123', 'Message (optional)': message })
const message = () => screen.getByLabelText('Message (optional)')

/** Sends the form, goes to another page before the answer, and returns what gives the answer. */
async function sendAndLeave() {
  let answer = (_: unknown) => {}
  const answered = new Promise((resolve) => {
    answer = resolve
  })
  const { calls, store, goTo } = await show('/about-us', () => answered)
  await awaitForm()
  await write('Milk')
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

    expect(screen.getByText(/You wrote this earlier/)).toBeVisible()
    await waitFor(() => expect(screen.getByLabelText('E-mail (optional)')).toHaveValue('helen@dairy.example'))
    expect(screen.getByLabelText('Name')).toHaveValue('Ada')
    expect(screen.getByLabelText('Message (optional)')).toHaveValue('Milk')
    expect(phone()).toHaveValue('7700 900123')
  })

  it('leaves the focus in the form when it is cleared, which is about the machine on screen again [R-252, R-701]', async () => {
    keep({ name: 'Ada', message: 'Milk' })
    await show('/products/rotary-filler')
    await awaitForm()
    await userEvent.click(await screen.findByRole('button', { name: 'Clear the form' }))
    expect(screen.getByLabelText('Name')).toHaveFocus()
    expect(screen.getByLabelText('Name')).toHaveValue('')
    expect(screen.getByRole('checkbox', { name: /Rotary Filler/ })).toBeChecked()
  })
})

describe('an enquiry that is still being sent when the visitor leaves the page', () => {
  it('is not in the form of the next page, and a toast names its reference [R-253]', async () => {
    const { toasts, give, goTo } = await sendAndLeave()
    expectEmpty()
    expect(kept()).toHaveLength(1) // the browser may be closed before the answer
    await fillIn({ 'Message (optional)': 'Another' })
    await give(received)

    await waitFor(() => expect(toasts()).toMatchObject([{ type: 'success' }]))
    expect(toasts()[0]?.text).toBe(
      'Thank you, we will contact you. Your reference is E-1. One of our engineers will reply by ' + 'Mon 23 November.',
    )
    await goTo('/broken')
    await awaitForm()
    expect(screen.getByLabelText('Message (optional)')).toHaveValue('Another')
    expect(screen.getByLabelText('Name')).toHaveValue('')
    expect(kept()).toEqual([])
  })

  it.each([
    ['no answer', noAnswer, 'You seem to be offline.'],
    ['too many messages', refusal(429), 'Too many messages have been sent from your connection'],
    ['an error', refusal(500), 'Something went wrong on our side.'],
    ['a refusal', refusal(422, 'Invalid', { name: ['Must not be longer'] }), 'Must not be longer'],
  ])('is kept after %s, a toast says why, and the next page offers it [R-253]', async (_, answer, why) => {
    const { toasts, give, goTo } = await sendAndLeave()
    await give(answer)

    await waitFor(() => expect(toasts()).toMatchObject([{ type: 'error' }]))
    expect(toasts()[0]?.text).toContain(`We could not send this. ${why}`)
    await goTo('/broken')
    await awaitForm()
    expect(screen.getByText(/You wrote this earlier/)).toBeVisible()
    expect(screen.getByLabelText('Message (optional)')).toHaveValue('Milk')
    expect(phone()).toHaveValue('7700 900123')
  })

  it('is not offered again meanwhile, even if it was kept from an earlier attempt', async () => {
    keep({ message: 'Milk' })
    const { give } = await sendAndLeave()
    expect(screen.queryByText(/You wrote this earlier/)).not.toBeInTheDocument()
    expectEmpty()
    await give(received)
    expect(kept()).toEqual([])
  })
})

describe('enquiries that could not be sent', () => {
  it('about two machines are both kept, and each is offered until it is sent', async () => {
    let answer: unknown = noAnswer
    const { calls, goTo } = await show('/products/rotary-filler', () => answer)
    await awaitForm()
    await write('About the filler')
    await send()
    await screen.findByText(/You seem to be offline/)
    await goTo('/about-us')
    await awaitForm()
    await userEvent.click(await screen.findByRole('button', { name: 'Write a different message' }))
    expect(screen.getByLabelText('Name')).toHaveFocus()
    expectEmpty()
    expect(screen.queryByRole('checkbox', { name: /Rotary Filler/ })).not.toBeInTheDocument()
    await write('About spare parts')
    await send()
    await screen.findByText(/You seem to be offline/)
    expect(kept()).toHaveLength(2)

    await goTo('/broken')
    await awaitForm()
    expect(screen.getByText(/You wrote this earlier/)).toHaveTextContent('You have 1 more unsent message.')
    expect(message()).toHaveValue('About spare parts')
    answer = received
    await send()
    await sendAnother()
    await waitFor(() => expect(message()).toHaveValue('About the filler'))
    expect(screen.getByText(/You wrote this earlier/)).not.toHaveTextContent('more')
    await send()
    await sendAnother()
    expectEmpty()
    expect(calls.map(({ body }) => [body.message, body.slug])).toEqual([
      ['About the filler', 'rotary-filler'],
      ['About spare parts', undefined],
      ['About spare parts', undefined],
      ['About the filler', 'rotary-filler'],
    ])
    expect(calls[3]?.headers['Idempotency-Key']).toBe(calls[0]?.headers['Idempotency-Key'])
    expect(kept()).toEqual([])
  })

  it('are cleared one by one', async () => {
    keep({ message: 'First' })
    keep({ message: 'Second' }, '1764000000000-1-2-3')
    await show('/about-us')
    await awaitForm()
    expect(message()).toHaveValue('First')
    await userEvent.click(screen.getByRole('button', { name: 'Clear the form' }))
    await waitFor(() => expect(message()).toHaveValue('Second'))
    await userEvent.click(screen.getByRole('button', { name: 'Clear the form' }))
    await waitFor(() => expect(message()).toHaveValue(''))
    expect(kept()).toEqual([])
  })

  it('wait while something else is typed', async () => {
    const { goTo } = await show('/about-us')
    await awaitForm()
    await fillIn({ 'Message (optional)': 'Just now' })
    keep({ message: 'Before' }, '1764000000000-4-5-6')
    await goTo('/broken')
    await awaitForm()
    expect(message()).toHaveValue('Just now')
    expect(screen.queryByText(/You wrote this earlier/)).not.toBeInTheDocument()
    expect(kept()).toHaveLength(1)
  })

  it('are withdrawn when another tab has sent them, unless they were changed here', async () => {
    keep({ message: 'First' })
    const { goTo } = await show('/about-us')
    await awaitForm()
    const sentElsewhere = () => {
      localStorage.clear()
      act(() => void window.dispatchEvent(new StorageEvent('storage')))
    }
    sentElsewhere()
    await waitFor(() => expect(message()).toHaveValue(''))
    expect(screen.queryByText(/You wrote this earlier/)).not.toBeInTheDocument()

    keep({ message: 'Second' })
    await goTo('/broken')
    await awaitForm()
    await userEvent.type(message(), ' and more')
    sentElsewhere()
    await waitFor(() => expect(screen.queryByText(/You wrote this earlier/)).not.toBeInTheDocument())
    expect(message()).toHaveValue('Second and more')
  })

  it('are kept after any failure, except one that the visitor has to correct', async () => {
    let answer: unknown = refusal(503)
    await show('/about-us', () => answer)
    await awaitForm()
    await write('Milk')
    await send()
    await screen.findByText(/Our server is busy/)
    expect(kept()).toHaveLength(1)
    localStorage.clear()
    answer = refusal(422, 'Invalid', { message: ['Must not be longer'] })
    await write('Water')
    await send()
    await screen.findByText('Must not be longer')
    expect(kept()).toEqual([])
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

it('what is typed while an enquiry is sent stays, and is in the form of the next page [R-253, R-256]', async () => {
  let answer = (_: unknown) => {}
  const answered = new Promise((resolve) => {
    answer = resolve
  })
  const { calls, goTo } = await show('/about-us', () => answered)
  await awaitForm()
  await write('Milk')
  await send()
  await waitFor(() => expect(calls).toHaveLength(1))
  await fillIn({ 'Message (optional)': 'Water too', 'Phone number': '+44 7700 9' })
  await act(async () => answer(received))
  const expectTyped = () => {
    expect(screen.getByLabelText('Name')).toHaveValue('')
    expect(message()).toHaveValue('Water too')
    expect(phone()).toHaveValue('7700 9')
  }

  await sendAnother()
  await waitFor(expectTyped)
  await goTo('/broken')
  await awaitForm()
  expectTyped()
})

describe('an enquiry that was being written', () => {
  const written = { text: { name: 'Ada', phone: '+44 7700 9', wants_visit: true } }
  const store = (draft: object) => sessionStorage.setItem('shared.draft.contact', JSON.stringify(draft))

  it('is there after a reload, with its ticks on the page of the same machine [R-662]', async () => {
    store({ ...written, about: 'rotary-filler' })
    const { goTo } = await show('/products/rotary-filler')
    await awaitForm()
    expect(screen.getByLabelText('Name')).toHaveValue('Ada')
    expect(phone()).toHaveValue('7700 9')
    expect(screen.getByLabelText('Arrange a visit')).toBeChecked()

    await goTo('/about-us')
    await awaitForm()
    expect(screen.getByLabelText('Name')).toHaveValue('Ada')
    await goTo('/products/rotary-filler')
    await awaitForm()
    expect(screen.getByLabelText('Arrange a visit')).toBeChecked()
  })

  it('is gone when another tab has sent it since, unless it was changed here [R-662]', async () => {
    const sent = { id: '1764000000000-1-2-3', request: { name: 'Ada', company_name: '', message: 'Milk' } }
    store({ text: { name: 'Ada', message: 'Milk' }, sent })
    const { goTo } = await show()
    await awaitForm()
    expectEmpty()

    forgetDraft('contact')
    store({ text: { name: 'Ada', message: 'Water' }, sent })
    await goTo('/broken')
    await awaitForm()
    expect(message()).toHaveValue('Water')
  })
})
