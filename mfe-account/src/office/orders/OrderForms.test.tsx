import type { OfficeOrder } from '@brightfill/shared/contract'
import { forgetDrafts, ResourceContextProvider } from '@brightfill/shared/office'
import { changedBy, noAnswer, refusal, type StubbedCall, stubApi } from '@brightfill/shared/testing'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { drawInOffice } from '../drawInOffice'
import { MachinePicker } from './MachinePicker'
import { NewOrderPage } from './NewOrderPage'
import { OrdersPage } from './OrdersPage'
import { PricesForm } from './PricesForm'
import { StatusesDialog } from './StatusesDialog'
import { StatusForm } from './StatusForm'

const anOrder = (known: Partial<OfficeOrder> = {}): OfficeOrder => ({
  id: 7,
  created_at: '2026-11-24T09:30:00.000Z',
  status_name: 'In preparation',
  customer: { id: 3, name: 'Rosa' },
  email: 'rosa@customers.example',
  machines: [{ slug: 'filler', name: 'Filler', price: 91_500 }],
  steps: [],
  version: 1,
  ...known,
})
const priced = (price: number, version = 1) =>
  anOrder({ version, machines: [{ slug: 'filler', name: 'Filler', price }] })
const price = () => screen.getByLabelText('Price of Filler in pounds')

describe('the prices of an order', () => {
  it('that a colleague changed are shown, and those that are typed are saved with the version that they began with [O-90]', async () => {
    const calls = stubApi({ 'POST /office/orders/7/prices': { data: priced(90_000) } })
    const { redraw } = drawInOffice(<PricesForm order={priced(91_500)} />)
    redraw(<PricesForm order={priced(92_000, 2)} />)
    expect(price()).toHaveValue('92000')
    await userEvent.clear(price())
    await userEvent.type(price(), '90000')
    redraw(<PricesForm order={priced(93_000, 3)} />)
    expect(price()).toHaveValue('90000')
    await userEvent.click(screen.getByRole('button', { name: 'Save the prices' }))
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Saved.'))
    expect(calls.map(({ body }) => body)).toEqual([{ prices: [90_000], version: 2 }])
  })

  it('stay typed when they are refused [O-50, O-57]', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {}) // ra-core reports the refusal
    stubApi({ 'POST /office/orders/7/prices': refusal(409, 'A colleague changed the prices meanwhile') })
    drawInOffice(<PricesForm order={priced(91_500)} />)
    await userEvent.type(price(), '0')
    await userEvent.click(screen.getByRole('button', { name: 'Save the prices' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('A colleague changed the prices meanwhile')
    expect(price()).toHaveValue('915000')
  })

  it('that a colleague changed meanwhile are replaced only when they are saved again after that was said [O-90]', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {}) // ra-core reports the refusal
    const path = 'POST /office/orders/7/prices'
    const calls = stubApi({
      [path]: ({ body }: StubbedCall) =>
        body.version === 2 ? { data: priced(90_000, 3) } : changedBy('Tom', { data: priced(92_000, 2) }),
    })
    const { redraw } = drawInOffice(<PricesForm order={priced(91_500)} />)
    await userEvent.clear(price())
    await userEvent.type(price(), '90000')
    redraw(<PricesForm order={priced(92_000, 2)} />)
    await userEvent.click(screen.getByRole('button', { name: 'Save the prices' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('Tom has changed this')
    expect(screen.getByText('Saved: £92,000')).toBeVisible()
    expect(screen.getByText('Yours: £90,000')).toBeVisible()
    expect(price()).toHaveValue('90000')
    await userEvent.click(screen.getByRole('button', { name: 'Save the prices' }))
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Saved.'))
    expect(calls.map(({ body }) => body.version)).toEqual([1, 2])
  })

  it('typed while the former ones are saved stay typed [O-90]', async () => {
    let answer = (_: object) => {}
    stubApi({
      'POST /office/orders/7/prices': () =>
        new Promise<object>((resolve) => {
          answer = resolve
        }),
    })
    drawInOffice(<PricesForm order={priced(9)} />)
    await userEvent.type(price(), '1')
    await userEvent.click(screen.getByRole('button', { name: 'Save the prices' }))
    await userEvent.type(price(), '2')
    answer({ data: priced(91) })
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Saved.'))
    expect(price()).toHaveValue('912')
  })
})

describe('a price', () => {
  it('is read as people write one, and a turn of the wheel leaves it alone [R-771]', async () => {
    const calls = stubApi({ 'POST /office/orders/7/prices': { data: priced(48_500) } })
    for (const written of ['£48,500', '48 500', '48500.00']) {
      const { leave } = drawInOffice(<PricesForm order={priced(91_500)} />)
      expect(price()).not.toHaveAttribute('type', 'number')
      expect(price()).toHaveAttribute('inputmode', 'numeric')
      await userEvent.clear(price())
      await userEvent.type(price(), written)
      expect(price()).toHaveValue(written)
      await userEvent.click(screen.getByRole('button', { name: 'Save the prices' }))
      await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Saved.'))
      leave()
    }
    expect(calls.map(({ body }) => body.prices)).toEqual([[48_500], [48_500], [48_500]])
  })

  it('that cannot be read stays as it was typed, says what to write, and is not saved [R-771]', async () => {
    const calls = stubApi({ 'POST /office/orders/7/prices': { data: priced(48_500) } })
    drawInOffice(<PricesForm order={priced(91_500)} />)
    await userEvent.clear(price())
    await userEvent.type(price(), '48.5k')
    await userEvent.click(screen.getByRole('button', { name: 'Save the prices' }))
    expect(price()).toHaveValue('48.5k')
    expect(price()).toHaveAccessibleDescription('Whole pounds, for example 48,500')
    expect(calls).toEqual([])
    await userEvent.clear(price())
    expect(price()).toBeValid()
  })
})

describe('the status of an order', () => {
  it('refuses a day of the year 26 at the field, in words that help [R-772]', async () => {
    const calls = stubApi({ 'GET /office/order-statuses': { data: [] } })
    drawInOffice(<StatusForm order={anOrder()} />)
    const day = screen.getByLabelText(/^On/)
    fireEvent.change(day, { target: { value: '0026-05-12' } })
    await userEvent.click(screen.getByRole('button', { name: 'Set and tell the customer' }))
    expect(day).toHaveAccessibleDescription('Write the year with four digits, such as 2026.')
    expect(calls.map(({ name }) => name)).toEqual(['GET /office/order-statuses'])
  })

  it('keeps the note that is typed when a colleague sets another one, and says when it is saved [O-50, O-90]', async () => {
    const calls = stubApi({
      'GET /office/order-statuses': { data: [{ id: 1, name: 'Delivered' }] },
      'POST /office/orders/7/status': { data: anOrder() },
    })
    const { redraw } = drawInOffice(<StatusForm order={anOrder()} />)
    const note = screen.getByLabelText(/^Note for the customer/)
    await userEvent.type(note, 'On the lorry')
    const steps = [{ id: 1, status_name: 'Delivered', on: '2026-11-24', note: '', by: 'Tom' }]
    redraw(<StatusForm order={anOrder({ status_name: 'Delivered', steps })} />)
    expect(note).toHaveValue('On the lorry')
    expect(screen.getByLabelText('Status')).toHaveValue('Delivered')
    await userEvent.click(screen.getByRole('button', { name: 'Set and tell the customer' }))
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Saved: Delivered.'))
    expect(calls.at(-1)?.body).toEqual({ status: 'Delivered', note: 'On the lorry', version: 1 })
    expect(note).toHaveValue('')
  })

  it('keeps the note that is typed while the former one is on its way [O-90]', async () => {
    let answer = (_: object) => {}
    stubApi({
      'GET /office/order-statuses': { data: [] },
      'POST /office/orders/7/status': () =>
        new Promise<object>((resolve) => {
          answer = resolve
        }),
    })
    drawInOffice(<StatusForm order={anOrder()} />)
    const note = screen.getByLabelText(/^Note for the customer/)
    await userEvent.type(note, 'On the lorry')
    await userEvent.click(screen.getByRole('button', { name: 'Set and tell the customer' }))
    await userEvent.type(note, ' to Hull')
    answer({ data: anOrder() })
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Saved: In preparation.'))
    expect(note).toHaveValue('On the lorry to Hull')
  })

  it('says before that nobody is told, where the address is not confirmed [O-50]', async () => {
    const calls = stubApi({
      'GET /office/order-statuses': { data: [] },
      'POST /office/orders/7/status': { data: anOrder({ told: false }) },
    })
    drawInOffice(<StatusForm order={anOrder({ told: false })} />)
    expect(screen.getByText(/No mail goes out/)).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Set, without a mail' }))
    await waitFor(() => expect(calls).toHaveLength(2))
  })
})

describe('the statuses of orders', () => {
  it('that are typed are not closed unasked, and replace those of a colleague only after that was said [O-50, O-90, O-91]', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {}) // ra-core reports the refusal
    let names = ['Ordered', 'Delivered']
    const listed = () => ({ data: names.map((name, at) => ({ id: at + 1, name })), version: names.length })
    const calls = stubApi({
      'GET /office/order-statuses': listed,
      'POST /office/order-statuses': ({ body }: StubbedCall) =>
        body.version === names.length ? { result: 1 } : changedBy('Tom', listed()),
    })
    const onClose = jest.fn()
    drawInOffice(<StatusesDialog onClose={onClose} />)
    await userEvent.type(await screen.findByRole('textbox'), '{Enter}Cancelled')
    await userEvent.keyboard('{Escape}')
    expect(screen.getByRole('alert')).toHaveTextContent('What you typed is not saved.')
    await userEvent.click(screen.getByRole('button', { name: 'Go on typing' }))
    names = ['Ordered', 'At the port', 'Delivered']
    await userEvent.click(screen.getByRole('button', { name: 'Save the statuses' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('Tom has changed this')
    expect(screen.getByRole('textbox')).toHaveValue('Ordered\nDelivered\nCancelled')
    await waitFor(() => expect(calls.filter(({ name }) => name.startsWith('GET'))).toHaveLength(2))
    expect(onClose).not.toHaveBeenCalled()
    await userEvent.click(screen.getByRole('button', { name: 'Save the statuses' }))
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1))
  })

  it('that left the list still filter the orders that have them [O-50]', async () => {
    const calls = stubApi({
      'GET /office/orders': { data: [], total: 0 },
      'GET /office/order-statuses': ({ params }: StubbedCall) => ({
        data: ['Ordered', ...(params.used ? ['At the port'] : [])].map((name, at) => ({ id: at + 1, name })),
      }),
    })
    drawInOffice(
      <ResourceContextProvider value="orders">
        <OrdersPage />
      </ResourceContextProvider>,
    )
    await screen.findByRole('option', { name: 'At the port' })
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'At the port')
    await waitFor(() => expect(calls.at(-1)?.params).toMatchObject({ status: 'At the port' }))
  })
})

describe('a new order', () => {
  beforeEach(() => forgetDrafts({ exceptOf: 0 }))

  const saved_machines = [{ slug: 'filler', name: 'Filler', created_at: '2026-11-24T09:30:00.000Z' }]
  const rosa = { name: 'Rosa', email: 'rosa@customers.example', confirmed: true, saved_machines }
  const stubs = {
    'GET /office/customers/3': { data: { id: 3, ...rosa } },
    'GET /office/order-statuses': { data: [{ id: 1, name: 'Delivered' }] },
  }
  const form = <NewOrderPage customerId={3} reference={undefined} />

  it('that is sent again because its answer was lost has the same key, also after a reload; the next has another one [O-92]', async () => {
    let answer: object = noAnswer
    const calls = stubApi({ ...stubs, 'POST /office/orders': () => answer })
    const create = async () => userEvent.click(await screen.findByRole('button', { name: 'Create the order' }))
    const add = async () => userEvent.click(await screen.findByRole('button', { name: 'Add Filler' }))
    const { leave } = drawInOffice(form)
    await add()
    await create()
    await screen.findByText("We'll send this when you reconnect")
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

  it('keeps its machines, prices and note until it is made, for whoever typed them alone [O-50, O-93]', async () => {
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
    drawInOffice(form, 2)
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
    await userEvent.click(screen.getByRole('button', { name: 'Create the order' }))
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
    jest.spyOn(console, 'error').mockImplementation(() => {}) // ra-core reports the refusal
    let tries = 0
    stubApi({
      'POST /search/results': () => {
        tries += 1
        return tries === 1 ? refusal(422, 'Search for less') : { products: { total: 0, data: [] } }
      },
    })
    drawInOffice(<MachinePicker form="order" chosen={[]} onChange={() => {}} suggested={[]} />)
    await userEvent.type(screen.getByLabelText('Search machines'), 'f')
    expect(await screen.findByRole('alert')).toHaveTextContent('This did not load. Search for less')
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('No machine fits this search.')).toBeInTheDocument()
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })
})
