import type { OfficeOrder } from '@brightfill/shared/contract'
import { refusal, stubApi } from '@brightfill/shared/testing'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { drawInOffice } from '../drawInOffice'
import { MachinePicker } from './MachinePicker'
import { PricesForm } from './PricesForm'
import { StatusForm } from './StatusForm'

const anOrder = (known: Partial<OfficeOrder> = {}): OfficeOrder => ({
  id: 7,
  created_at: '2026-11-24T09:30:00.000Z',
  status_name: 'In preparation',
  customer: { id: 3, name: 'Rosa' },
  email: 'rosa@customers.example',
  machines: [{ slug: 'filler', name: 'Filler', price: 91_500 }],
  steps: [],
  ...known,
})
const priced = (price: number) => anOrder({ machines: [{ slug: 'filler', name: 'Filler', price }] })
const price = () => screen.getByLabelText('Price of Filler in pounds')

describe('the prices of an order', () => {
  it('that a colleague changed are shown, and those that are typed are saved against the former ones [O-50]', async () => {
    const calls = stubApi({ 'POST /office/orders/7/prices': { data: priced(90_000) } })
    const { redraw } = drawInOffice(<PricesForm order={priced(91_500)} />)
    redraw(<PricesForm order={priced(92_000)} />)
    expect(price()).toHaveValue(92_000)
    await userEvent.clear(price())
    await userEvent.type(price(), '90000')
    redraw(<PricesForm order={priced(93_000)} />)
    expect(price()).toHaveValue(90_000)
    await userEvent.click(screen.getByRole('button', { name: 'Save the prices' }))
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Saved.'))
    expect(calls.map(({ body }) => body)).toEqual([{ prices: [90_000], former: [92_000] }])
  })

  it('stay typed when they are refused [O-50, O-57]', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {}) // ra-core reports the refusal
    stubApi({ 'POST /office/orders/7/prices': refusal(409, 'A colleague changed the prices meanwhile') })
    drawInOffice(<PricesForm order={priced(91_500)} />)
    await userEvent.type(price(), '0')
    await userEvent.click(screen.getByRole('button', { name: 'Save the prices' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('A colleague changed the prices meanwhile')
    expect(price()).toHaveValue(915_000)
  })
})

describe('the status of an order', () => {
  it('keeps the note that is typed when a colleague sets another one, and says when it is saved [O-50, O-57]', async () => {
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
    expect(calls.at(-1)?.body).toEqual({ status: 'Delivered', note: 'On the lorry' })
    expect(note).toHaveValue('')
  })
})

describe('the search for machines of an order', () => {
  it('that fails says so, and is tried again [O-57]', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {}) // ra-core reports the refusal
    let tries = 0
    stubApi({
      'POST /get/products-search': () => {
        tries += 1
        return tries === 1 ? refusal(422, 'Search for less') : { products: [] }
      },
    })
    drawInOffice(<MachinePicker chosen={[]} onChange={() => {}} suggested={[]} />)
    await userEvent.type(screen.getByLabelText('Search machines'), 'f')
    expect(await screen.findByRole('alert')).toHaveTextContent('This did not load. Search for less')
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('No machine fits this search.')).toBeInTheDocument()
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })
})
