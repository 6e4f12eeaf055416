import { fillIn, noAnswer, refusal } from '@brightfill/shared/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { fillAll, offered, received, renderForm, select, send, sent } from './testSellForm'

afterEach(() => localStorage.clear())

describe('sell form', () => {
  it('asks for seven things, each with its label [R-219]', async () => {
    await renderForm()

    for (const label of ['Name', 'Last name', 'E-mail', 'Phone number', 'Manufacturer', 'Model', 'Year']) {
      expect(screen.getByLabelText(label)).toBeVisible()
    }
    expect(screen.getByText('For this offer only.')).toBeVisible()
    for (const list of screen.getAllByRole('combobox')) expect(list).not.toBeInvalid()
  })

  it('sent empty it says exactly what is missing [R-220]', async () => {
    const { calls } = await renderForm()
    await send()
    const summary = await screen.findByRole('group', { name: /7 fields/ })

    expect(
      within(summary)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Enter name',
      'Enter last name',
      'Enter your mail',
      'Enter your phone number',
      'Select a manufacturer',
      'Select a model',
      'Select a year',
    ])
    expect(sent(calls)).toEqual([])
  })

  it('an invalid e-mail address says "Enter your mail" [R-221]', async () => {
    const { calls } = await renderForm()
    await fillAll()
    await fillIn({ 'E-mail': 'ada@engine' })
    await send()

    expect(await screen.findByText('Enter your mail')).toBeVisible()
    expect(sent(calls)).toEqual([])
  })

  it.each([
    ['Name', 'A'.repeat(121), 'Use up to 120 characters'],
    ['Last name', 'A'.repeat(121), 'Use up to 120 characters'],
    ['E-mail', `${'a'.repeat(242)}@engine.example`, 'Use up to 254 characters'],
  ])('a %s longer than the api accepts is reported before sending', async (label, value, text) => {
    const { calls } = await renderForm()
    await fillAll()
    await fillIn({ [label]: value })
    await send()

    expect(await screen.findByText(text)).toBeVisible()
    expect(sent(calls)).toEqual([])
  })

  it('posts the seven fields and is empty again [R-226, R-227]', async () => {
    const { calls } = await renderForm()
    await fillAll()
    await send()

    expect((await screen.findByText('Thank you, we will contact you')).closest('[role="status"]')).toBeVisible()
    expect(sent(calls)).toEqual([
      {
        name: 'Ada',
        last_name: 'Lovelace',
        email: 'ada@engine.example',
        phone: expect.stringMatching(/^\+93 /),
        manufacturer: 'Tarnpak',
        model: 'Tarnpak 24',
        year: 2018,
      },
    ])
    for (const label of ['Name', 'Last name', 'E-mail', 'Phone number', 'Manufacturer', 'Model', 'Year']) {
      await waitFor(() => expect(screen.getByLabelText(label)).toHaveValue(''))
    }
    expect(offered('Model')).toEqual([])
    expect(offered('Year')).toEqual([])
    expect(screen.queryByText(/^(Enter|Select)/, { selector: 'p' })).not.toBeInTheDocument()
  })

  it('what is typed while a request is sent stays in the form [R-662]', async () => {
    let give = (_: unknown) => {}
    const answered = new Promise((resolve) => {
      give = resolve
    })
    const { calls } = await renderForm({ 'POST /submit-form': () => answered })
    await fillAll()
    await send()
    await waitFor(() => expect(sent(calls)).toHaveLength(1))
    await fillIn({ 'Last name': 'King' })
    await act(async () => give(received))

    await waitFor(() => expect(screen.getByLabelText('Name')).toHaveValue(''))
    expect(screen.getByLabelText('Last name')).toHaveValue('King')
    expect(select('Manufacturer')).toHaveValue('')
  })

  it.each([
    ['a failure', refusal(500, 'Broken')],
    ['a refusal that names a field', refusal(422, 'Invalid', { name: ['Must not be longer than 120 characters'] })],
    ['too many requests', refusal(429, 'Slow down')],
    ['no answer', noAnswer],
  ])('after %s it keeps the values and lets the visitor try again [R-228]', async (_, answer) => {
    const { calls, store } = await renderForm({ 'POST /submit-form': answer })
    await fillAll()
    await send()
    await waitFor(() => expect(sent(calls)).toHaveLength(1))
    await waitFor(() => expect(screen.getByRole('button', { name: 'Send request' })).not.toHaveAttribute('aria-busy'))

    expect(screen.getByLabelText('Name')).toHaveValue('Ada')
    expect(select('Year')).toHaveValue('2018')
    expect(store.getState().toasts).toEqual([])
    expect(await screen.findByText(/We could not send this|Must not be longer/)).toBeVisible()
    await send()
    await waitFor(() => expect(sent(calls)).toHaveLength(2))
    expect(sent(calls)[1]).toEqual(sent(calls)[0]) // with the same key, so that it is stored once
  })

  it('is in the place the menu leads to [R-231]', async () => {
    await renderForm()

    expect(document.getElementById('sell')).toContainElement(screen.getByRole('button', { name: 'Send request' }))
  })

  it('text in the trap is sent too, for the server to judge [R-255]', async () => {
    const { calls } = await renderForm()
    const trap = document.querySelector<HTMLInputElement>('input[name="website"]')
    expect(trap).toHaveAttribute('tabindex', '-1')
    await fillAll()
    await userEvent.type(trap as HTMLInputElement, 'x')
    await send()

    expect(await screen.findByText('Thank you, we will contact you')).toBeVisible()
    expect(sent(calls)[0]).toMatchObject({ website: 'x' })
  })

  it.each([
    ['received', received, /Your reference is S-1/, []],
    [
      'refused',
      refusal(503),
      /We could not send this. Our server is busy/,
      [expect.stringMatching(/"name":"Ada".*"year":"2018"/)],
    ],
  ])('a toast says that it was %s when its page was left [R-227, R-228]', async (_, answer, said, kept) => {
    let give = (_: unknown) => {}
    const answered = new Promise((resolve) => {
      give = resolve
    })
    const { calls, store, router } = await renderForm({ 'POST /submit-form': () => answered })
    await fillAll()
    await send()
    await waitFor(() => expect(sent(calls)).toHaveLength(1))
    await act(() => router.navigate('/elsewhere'))
    await act(async () => give(answer))

    await waitFor(() => expect(store.getState().toasts).toHaveLength(1))
    expect(store.getState().toasts[0]?.text).toMatch(said)
    const places = Object.keys(localStorage).filter((place) => place.startsWith('shared.unsent.sell.'))
    expect(places.map((place) => localStorage.getItem(place))).toEqual(kept)
  })
})
