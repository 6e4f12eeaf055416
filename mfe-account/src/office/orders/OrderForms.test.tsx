import type { OfficeOrder } from '@brightfill/shared/contract'
import { forgetDrafts } from '@brightfill/shared/office'
import { changedBy, noAnswer, refusal, type StubbedCall, stubApi } from '@brightfill/shared/testing'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { drawInOffice } from '../drawInOffice'
import { MachinePicker } from './MachinePicker'
import { NewOrderPage } from './NewOrderPage'
import { PricesForm } from './PricesForm'
import { StatusForm } from './StatusForm'

const filler = { slug: 'filler', name: 'Filler', model: '', sku: '' }
const anOrder = (known: Partial<OfficeOrder> = {}): OfficeOrder => ({
  id: 7,
  created_at: '2026-11-24T09:30:00.000Z',
  status_name: 'In preparation',
  customer: { id: 3, name: 'Rosa' },
  email: 'rosa@customers.example',
  machines: [{ ...filler, price: 91_500 }],
  buyer: { name: 'Rosa', address: '' },
  told: true,
  steps: [],
  version: 1,
  ...known,
})
const priced = (price: number, version = 1) => anOrder({ version, machines: [{ ...filler, price }] })
const price = () => screen.getByLabelText('Price of Filler in pounds')

describe('the prices of an order', () => {
  it('show what a colleague changed, and typed ones are saved with the version they began with [O-90]', async () => {
    const calls = stubApi({ 'POST /office/orders/:id/prices': { data: priced(90_000) } })
    const { redraw } = drawInOffice(<PricesForm order={priced(91_500)} />)
    redraw(<PricesForm order={priced(92_000, 2)} />)
    expect(price()).toHaveValue('92000')
    await userEvent.clear(price())
    await userEvent.type(price(), '90000')
    redraw(<PricesForm order={priced(93_000, 3)} />)
    expect(price()).toHaveValue('90000')
    await userEvent.click(screen.getByRole('button', { name: 'Save prices' }))
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Prices saved.'))
    expect(calls.map(({ body }) => body)).toEqual([{ prices: [90_000], version: 2 }])
  })

  it('stay typed when they are refused [O-57]', async () => {
    stubApi({ 'POST /office/orders/:id/prices': refusal(409, 'A colleague changed the prices meanwhile') })
    drawInOffice(<PricesForm order={priced(91_500)} />)
    await userEvent.type(price(), '0')
    await userEvent.click(screen.getByRole('button', { name: 'Save prices' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('A colleague changed the prices meanwhile')
    expect(price()).toHaveValue('915000')
  })

  it('that a colleague changed meanwhile are replaced only when they are saved again after a warning [O-90]', async () => {
    const calls = stubApi({
      'POST /office/orders/:id/prices': ({ body }: StubbedCall) =>
        body.version === 2 ? { data: priced(90_000, 3) } : changedBy('Tom', { data: priced(92_000, 2) }),
    })
    const { redraw } = drawInOffice(<PricesForm order={priced(91_500)} />)
    await userEvent.clear(price())
    await userEvent.type(price(), '90000')
    redraw(<PricesForm order={priced(92_000, 2)} />)
    await userEvent.click(screen.getByRole('button', { name: 'Save prices' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('Tom has changed this')
    expect(screen.getByText('Saved: £92,000')).toBeVisible()
    expect(screen.getByText('Yours: £90,000')).toBeVisible()
    expect(price()).toHaveValue('90000')
    await userEvent.click(screen.getByRole('button', { name: 'Save prices' }))
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Prices saved.'))
    expect(calls.map(({ body }) => body.version)).toEqual([1, 2])
  })

  it('typed while the former ones are saved stay typed [O-93]', async () => {
    let answer = (_: object) => {}
    stubApi({
      'POST /office/orders/:id/prices': () =>
        new Promise<object>((resolve) => {
          answer = resolve
        }),
    })
    drawInOffice(<PricesForm order={priced(9)} />)
    await userEvent.type(price(), '1')
    await userEvent.click(screen.getByRole('button', { name: 'Save prices' }))
    await userEvent.type(price(), '2')
    answer({ data: priced(91) })
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Prices saved.'))
    expect(price()).toHaveValue('912')
  })
})

describe('a price', () => {
  it('is read in any usual spelling, and the mouse wheel does not change it [R-771]', async () => {
    const calls = stubApi({ 'POST /office/orders/:id/prices': { data: priced(48_500) } })
    for (const written of ['£48,500', '48 500', '48500.00']) {
      const { leave } = drawInOffice(<PricesForm order={priced(91_500)} />)
      expect(price()).not.toHaveAttribute('type', 'number')
      expect(price()).toHaveAttribute('inputmode', 'numeric')
      await userEvent.clear(price())
      await userEvent.type(price(), written)
      expect(price()).toHaveValue(written)
      await userEvent.click(screen.getByRole('button', { name: 'Save prices' }))
      await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Prices saved.'))
      leave()
    }
    expect(calls.map(({ body }) => body.prices)).toEqual([[48_500], [48_500], [48_500]])
  })

  it('that cannot be read stays as it was typed, says what to write, and is not saved [R-771]', async () => {
    const calls = stubApi({ 'POST /office/orders/:id/prices': { data: priced(48_500) } })
    drawInOffice(<PricesForm order={priced(91_500)} />)
    await userEvent.clear(price())
    await userEvent.type(price(), '48.5k')
    await userEvent.click(screen.getByRole('button', { name: 'Save prices' }))
    expect(price()).toHaveValue('48.5k')
    expect(price()).toHaveAccessibleDescription('Whole pounds, for example 48,500')
    expect(calls).toEqual([])
    await userEvent.clear(price())
    expect(price()).toBeValid()
  })
})

describe('the status of an order', () => {
  it('refuses a day of the year 26 at the field, and says how to correct it [R-772]', async () => {
    const calls = stubApi({ 'GET /office/order-statuses': { data: [] } })
    drawInOffice(<StatusForm order={anOrder()} />)
    const day = screen.getByLabelText(/^Date/)
    fireEvent.change(day, { target: { value: '0026-05-12' } })
    await userEvent.click(screen.getByRole('button', { name: 'Save and notify customer' }))
    expect(day).toHaveAccessibleDescription('Enter the year with four digits, such as 2026.')
    expect(calls.map(({ name }) => name)).toEqual(['GET /office/order-statuses'])
  })

  it('keeps the note that is typed when a colleague sets another one, and says when it is saved [O-90]', async () => {
    const calls = stubApi({
      'GET /office/order-statuses': { data: [{ id: 1, name: 'Delivered' }] },
      'POST /office/orders/:id/status': { data: anOrder() },
    })
    const { redraw } = drawInOffice(<StatusForm order={anOrder()} />)
    const note = screen.getByLabelText(/^Note for the customer/)
    await userEvent.type(note, 'On the lorry')
    const steps = [{ id: 1, status_name: 'Delivered', on: '2026-11-24', note: '', by: 'Tom' }]
    redraw(<StatusForm order={anOrder({ status_name: 'Delivered', steps })} />)
    expect(note).toHaveValue('On the lorry')
    expect(screen.getByLabelText('Status')).toHaveValue('Delivered')
    await userEvent.click(screen.getByRole('button', { name: 'Save and notify customer' }))
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('The status is now Delivered.'))
    expect(calls.at(-1)?.body).toEqual({ status: 'Delivered', note: 'On the lorry', version: 1 })
    expect(note).toHaveValue('')
  })

  it('keeps a note typed while the former one is being sent [O-93]', async () => {
    let answer = (_: object) => {}
    stubApi({
      'GET /office/order-statuses': { data: [] },
      'POST /office/orders/:id/status': () =>
        new Promise<object>((resolve) => {
          answer = resolve
        }),
    })
    drawInOffice(<StatusForm order={anOrder()} />)
    const note = screen.getByLabelText(/^Note for the customer/)
    await userEvent.type(note, 'On the lorry')
    await userEvent.click(screen.getByRole('button', { name: 'Save and notify customer' }))
    await userEvent.type(note, ' to Hull')
    answer({ data: anOrder() })
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('The status is now In preparation.'))
    expect(note).toHaveValue('On the lorry to Hull')
  })

  it('says in advance that the customer gets no e-mail while the address is not confirmed [O-50]', async () => {
    const calls = stubApi({
      'GET /office/order-statuses': { data: [] },
      'POST /office/orders/:id/status': { data: anOrder({ told: false }) },
    })
    drawInOffice(<StatusForm order={anOrder({ told: false })} />)
    expect(screen.getByText(/the e-mail address is not confirmed/)).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Save without an e-mail' }))
    await waitFor(() => expect(calls).toHaveLength(2))
  })
})

describe('a new order', () => {
  beforeEach(() => forgetDrafts({ exceptOf: 0 }))

  const saved_machines = [{ slug: 'filler', name: 'Filler', created_at: '2026-11-24T09:30:00.000Z' }]
  const rosa = { name: 'Rosa', email: 'rosa@customers.example', confirmed: true, saved_machines }
  const stubs = {
    'GET /office/customers/:id': { data: { id: 3, ...rosa } },
    'GET /office/order-statuses': { data: [{ id: 1, name: 'Delivered' }] },
  }
  const form = <NewOrderPage customerId={3} reference={undefined} />

  it('that is sent again after a lost answer has the same key, also after a reload; the next has another one [O-92]', async () => {
    let answer: object = noAnswer
    const calls = stubApi({ ...stubs, 'POST /office/orders': () => answer })
    const create = async () => userEvent.click(await screen.findByRole('button', { name: 'Create order' }))
    const add = async () => userEvent.click(await screen.findByRole('button', { name: 'Add Filler' }))
    const { leave } = drawInOffice(form)
    await add()
    await create()
    await screen.findByText('You are offline. We will send this when you reconnect')
    leave()
    const { leave: leaveAgain } = drawInOffice(form)
    await screen.findByRole('button', { name: 'Remove Filler' })
    answer = { data: anOrder() }
    await create()
    await screen.findByRole('button', { name: 'Add Filler' }) // made, and no longer kept
    leaveAgain()
    drawInOffice(form)
    await add()
    await create()
    await waitFor(() => expect(calls.filter(({ name }) => name === 'POST /office/orders')).toHaveLength(3))
    const [first, again, next] = calls.flatMap(({ name, headers }) =>
      name === 'POST /office/orders' ? [headers['Idempotency-Key']] : [],
    )
    expect(first).toMatch(/^[\w-]{16,64}$/)
    expect(again).toBe(first)
    expect(next).not.toBe(first)
  })

  it('keeps its machines, prices and note until it is made, only for the colleague who typed them [O-93]', async () => {
    stubApi(stubs)
    const { leave } = drawInOffice(form)
    await userEvent.click(await screen.findByRole('button', { name: 'Add Filler' }))
    await userEvent.type(screen.getByLabelText('Price of Filler in pounds'), '91500')
    await userEvent.type(screen.getByLabelText(/^Note for the customer/), 'Crated in Hull')
    leave()
    const { leave: leaveAgain } = drawInOffice(form)
    expect(await screen.findByLabelText('Price of Filler in pounds')).toHaveValue('91500')
    expect(screen.getByLabelText(/^Note for the customer/)).toHaveValue('Crated in Hull')
    leaveAgain()
    drawInOffice(form, { id: 2 })
    expect(await screen.findByRole('button', { name: 'Add Filler' })).toBeVisible()
    expect(screen.getByLabelText(/^Note for the customer/)).toHaveValue('')
  })

  it('is not made with a price that is out of range, and not by Enter in its field [O-50]', async () => {
    const calls = stubApi({ ...stubs, 'POST /office/orders': { data: anOrder() } })
    drawInOffice(form)
    await userEvent.click(await screen.findByRole('button', { name: 'Add Filler' }))
    const field = screen.getByLabelText('Price of Filler in pounds')
    await userEvent.type(field, '91500{Enter}')
    await userEvent.clear(field)
    await userEvent.type(field, '-5')
    await userEvent.click(screen.getByRole('button', { name: 'Create order' }))
    expect(field).toBeInvalid()
    expect(calls.map(({ name }) => name)).not.toContain('POST /office/orders')
  })
})

describe('the search for machines of an order', () => {
  it('finds by model and SKU, and a line names both [O-71]', async () => {
    const found = { id: 5, slug: 'filler', name: 'Filler', model: 'BF-RF 36', sku: 'BF-1042' }
    const calls = stubApi({ 'POST /search/results': { products: { total: 1, data: [found] } } })
    const onChange = jest.fn()
    drawInOffice(<MachinePicker form="order" chosen={[]} onChange={onChange} suggested={[]} />)
    await userEvent.type(screen.getByLabelText('Search machines'), 'BF-1042')
    expect(await screen.findByText('BF-RF 36, SKU BF-1042')).toBeVisible()
    expect(calls.at(-1)?.body).toMatchObject({ query: 'BF-1042', kind: 'products' })
    await userEvent.click(screen.getByRole('button', { name: 'Add Filler' }))
    expect(onChange).toHaveBeenCalledWith([{ slug: 'filler', name: 'Filler', model: 'BF-RF 36', sku: 'BF-1042' }])
  })

  it('that fails says so, and is tried again [O-57]', async () => {
    let tries = 0
    stubApi({
      'POST /search/results': () => {
        tries += 1
        return tries === 1 ? refusal(422, 'Search for less') : { products: { total: 0, data: [] } }
      },
    })
    drawInOffice(<MachinePicker form="order" chosen={[]} onChange={() => {}} suggested={[]} />)
    await userEvent.type(screen.getByLabelText('Search machines'), 'f')
    expect(await screen.findByRole('alert')).toHaveTextContent('We could not load this. Search for less')
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('No matching machines. Try fewer words.')).toBeInTheDocument()
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })
})
