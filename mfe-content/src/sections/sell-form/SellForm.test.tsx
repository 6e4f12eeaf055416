import type { SiteOptions } from '@brightfill/shared/contract'
import {
  aUser,
  fillIn,
  noAnswer,
  refusal,
  renderRoutes,
  type StubbedCall,
  standIns,
  stubApi,
} from '@brightfill/shared/testing'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { act } from 'react'
import { routes } from '../../routes'
import { aSection, fieldsAnswer } from '../../testing/content'

const lists = {
  'GET /products/manufacturers': [{ name: 'Brannock' }, { name: 'Tarnpak' }],
  'GET /products/models': ({ params }: StubbedCall) => [
    { name: `${params.manufacturer} 12` },
    { name: `${params.manufacturer} 24` },
  ],
  'GET /products/years': [{ year: 2022 }, { year: 2018 }],
}
const grace = aUser({ name: 'Grace', last_name: 'Hopper', email: 'grace@navy.example' })
const received = { result: 1, reference: 'S-1', answer_by: '2026-11-23' }

async function renderForm(answers: Parameters<typeof stubApi>[0] = {}, session?: Parameters<typeof renderRoutes>[2]) {
  const { see } = standIns()
  const calls = stubApi({
    'GET /fields': fieldsAnswer([aSection('sell-form')]),
    ...lists,
    'POST /submit-form': received,
    ...answers,
  })
  const view = await renderRoutes(routes, '/', session)
  await screen.findByRole('region', { name: 'Sell your machine' })
  await act(async () => see(true))
  await screen.findByRole('button', { name: 'Send request' })
  return { calls, ...view }
}

const select = (name: string) => screen.getByRole<HTMLSelectElement>('combobox', { name })
const offered = (name: string) =>
  within(select(name))
    .getAllByRole('option')
    .slice(1)
    .map(({ textContent }) => textContent)
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send request' }))
const sent = (calls: StubbedCall[]) => calls.filter(({ name }) => name === 'POST /submit-form').map(({ body }) => body)

async function choose(name: string, option: string) {
  await within(select(name)).findByRole('option', { name: option })
  await userEvent.selectOptions(select(name), option)
}
async function chooseMachine() {
  await choose('Manufacturer', 'Tarnpak')
  await choose('Model', 'Tarnpak 24')
  await choose('Year', '2018')
}
async function fillAll() {
  await fillIn({ Name: 'Ada', 'Last name': 'Lovelace', 'E-mail': 'ada@engine.example', 'Phone number': '+93701234567' })
  await chooseMachine()
}

afterEach(() => localStorage.clear())

describe('sell form', () => {
  it('asks for seven things, each with its label [R-219]', async () => {
    await renderForm()

    for (const label of ['Name', 'Last name', 'E-mail', 'Phone number', 'Manufacturer', 'Model', 'Year']) {
      expect(screen.getByLabelText(label)).toBeVisible()
    }
    expect(screen.getByText('For this offer only.')).toBeVisible()
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

  it('after a refused attempt, a choice that was missing is no longer wrong [R-050]', async () => {
    await renderForm()
    await send()
    await screen.findByRole('group', { name: /7 fields/ })
    await choose('Manufacturer', 'Tarnpak')

    await waitFor(() => expect(select('Manufacturer')).toBeValid())
    expect(select('Model')).toBeInvalid()
    await choose('Model', 'Tarnpak 24')
    await waitFor(() => expect(select('Model')).toBeValid())
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
    ['Name', 'A'.repeat(121), 'Use 120 characters at most'],
    ['Last name', 'A'.repeat(121), 'Use 120 characters at most'],
    ['E-mail', `${'a'.repeat(242)}@engine.example`, 'Use 254 characters at most'],
  ])('a %s longer than the api accepts is reported before sending [R-228]', async (label, value, text) => {
    const { calls } = await renderForm()
    await fillAll()
    await fillIn({ [label]: value })
    await send()

    expect(await screen.findByText(text)).toBeVisible()
    expect(sent(calls)).toEqual([])
  })

  it('a manufacturer loads its models, a model its years [R-222, R-223, R-225]', async () => {
    const { calls } = await renderForm()
    await choose('Manufacturer', 'Tarnpak')
    await waitFor(() => expect(offered('Model')).toEqual(['Tarnpak 12', 'Tarnpak 24']))
    expect(offered('Year')).toEqual([])
    await choose('Model', 'Tarnpak 24')
    await waitFor(() => expect(offered('Year')).toEqual(['2022', '2018']))

    expect(
      calls.filter(({ name }) => name.startsWith('GET /products')).map(({ name, params }) => [name, params]),
    ).toEqual([
      ['GET /products/manufacturers', {}],
      ['GET /products/models', { manufacturer: 'Tarnpak' }],
      ['GET /products/years', { model: 'Tarnpak 24', manufacturer: 'Tarnpak' }],
    ])
  })

  it('another manufacturer clears the model, the year and the years [R-223, R-224]', async () => {
    await renderForm()
    await chooseMachine()
    await choose('Manufacturer', 'Brannock')

    await waitFor(() => expect(offered('Model')).toEqual(['Brannock 12', 'Brannock 24']))
    expect(select('Model')).toHaveValue('')
    expect(select('Year')).toHaveValue('')
    expect(offered('Year')).toEqual([])
  })

  it('posts the seven fields and is empty again [R-226, R-227]', async () => {
    const { calls } = await renderForm()
    await fillAll()
    await send()

    expect(await screen.findByText('Thank you, we will contact you')).toHaveAttribute('role', 'status')
    expect(sent(calls)).toEqual([
      {
        name: 'Ada',
        last_name: 'Lovelace',
        email: 'ada@engine.example',
        phone: expect.stringMatching(/^\+93 /),
        manufacturer: 'Tarnpak',
        model: 'Tarnpak 24',
        year: 2018,
        key: expect.stringMatching(/^[\w-]{16,64}$/),
      },
    ])
    for (const label of ['Name', 'Last name', 'E-mail', 'Phone number', 'Manufacturer', 'Model', 'Year']) {
      await waitFor(() => expect(screen.getByLabelText(label)).toHaveValue(''))
    }
    expect(offered('Model')).toEqual([])
    expect(offered('Year')).toEqual([])
    expect(screen.queryByText(/^(Enter|Select)/, { selector: 'p' })).not.toBeInTheDocument()
  })

  it('what is typed while a request is sent stays in the form [R-227]', async () => {
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
    expect(await screen.findByText(/This was not sent|Must not be longer/)).toBeVisible()
    await send()
    await waitFor(() => expect(sent(calls)).toHaveLength(2))
    expect(sent(calls)[1]).toEqual(sent(calls)[0]) // with the same key, so that it is stored once
  })

  it.each([
    ['a press', fireEvent.pointerDown],
    ['a key', fireEvent.keyDown],
  ])(
    'a list that fails stays empty and loads when it is opened again, by %s if it has the focus [R-229]',
    async (_, open) => {
      let fail = true
      const { calls, store } = await renderForm({
        'GET /products/manufacturers': () => (fail ? refusal(503) : lists['GET /products/manufacturers']),
      })
      const asked = () => calls.filter(({ name }) => name === 'GET /products/manufacturers').length
      act(() => select('Manufacturer').focus())
      await waitFor(() => expect(asked()).toBe(2))
      expect(offered('Manufacturer')).toEqual([])
      expect(store.getState().toasts).toEqual([])
      fail = false
      await act(async () => void open(select('Manufacturer')))

      await waitFor(() => expect(offered('Manufacturer')).toEqual(['Brannock', 'Tarnpak']))
    },
  )

  it.each([
    ['Manufacturer', 'GET /products/manufacturers', async () => {}],
    ['Model', 'GET /products/models', () => choose('Manufacturer', 'Tarnpak')],
  ])('says at %s that its list did not arrive, and loads it again [R-229]', async (name, call, before) => {
    let fail = true
    const answer = lists[call as 'GET /products/models']
    await renderForm({
      [call]: (asked: StubbedCall) => (fail ? refusal(503) : typeof answer === 'function' ? answer(asked) : answer),
    })
    await before()
    const retry = await screen.findByRole('button', { name: 'Try again' })
    expect(select(name)).toHaveAccessibleDescription(/This list did not arrive/)
    fail = false
    await userEvent.click(retry)

    await waitFor(() => expect(offered(name)).toHaveLength(2))
    expect(select(name)).toHaveFocus()
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument()
  })

  it('says how else to offer a machine that is not in the lists', async () => {
    const { store } = await renderForm()
    const company = { Telephone: '+44 1632 960180', 'E-mail': 'sales@company.example' }
    const site = { Company: company, 'Share image': {} } // what this page reads of it
    act(() => store.setState({ options: { 'Meta site': site } as unknown as SiteOptions }))

    expect(await screen.findByText(/Not in the list\? Call/)).toBeVisible()
    expect(screen.getByRole('link', { name: '+44 1632 960180' })).toHaveAttribute('href', 'tel:+441632960180')
    expect(screen.getByRole('link', { name: 'sales@company.example' })).toHaveAttribute(
      'href',
      'mailto:sales@company.example',
    )
  })

  it('late models of an earlier manufacturer never show [R-230]', async () => {
    let late = (_: unknown) => {}
    await renderForm({
      'GET /products/models': ({ params }: StubbedCall) =>
        params.manufacturer === 'Brannock'
          ? new Promise((resolve) => {
              late = resolve
            })
          : [{ name: 'Right' }],
    })
    await choose('Manufacturer', 'Brannock')
    await choose('Manufacturer', 'Tarnpak')
    await waitFor(() => expect(offered('Model')).toEqual(['Right']))
    await act(async () => late([{ name: 'Wrong' }]))

    expect(offered('Model')).toEqual(['Right'])
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

  it('the form is filled in from the profile of a signed-in visitor [R-505]', async () => {
    await renderForm({}, { session: { status: 'user', user: grace } })

    await waitFor(() => expect(screen.getByLabelText('Name')).toHaveValue('Grace'))
    expect(screen.getByLabelText('E-mail')).toHaveValue('grace@navy.example')
  })

  it('what was kept is offered to a signed-in visitor, and the profile fills only the rest [R-505]', async () => {
    localStorage.setItem('shared.unsent.sell.1', JSON.stringify({ name: 'Ada', phone: '+93 701 234 567' }))
    await renderForm({}, { session: { status: 'user', user: grace } })

    await waitFor(() => expect(screen.getByLabelText('E-mail')).toHaveValue('grace@navy.example'))
    expect(screen.getByLabelText('Name')).toHaveValue('Ada')
    expect(screen.getByText(/You wrote this before/)).toBeVisible()
  })

  it.each([
    ['received', received, /Your reference is S-1/, []],
    [
      'refused',
      refusal(503),
      /This was not sent. Our server is busy/,
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
