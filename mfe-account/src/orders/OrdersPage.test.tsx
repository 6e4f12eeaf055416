import { refusal, renderRoutes, signedInAs, stubApi } from '@brightfill/shared/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { routes } from '../routes'

const orders = [
  { id: 10114, created_at: '2026-01-05T23:30:00Z', status_name: 'Cancelled' },
  { id: 10482, created_at: '2026-11-14T10:00:00Z', status_name: 'waiting <for> ×2 ☎' },
]
async function openOrders(answer: object, enquiries: object = { data: [] }) {
  const calls = stubApi({ 'GET /user/get/orders': answer, 'GET /user/enquiries': enquiries })
  return { ...(await renderRoutes(routes, '/user/orders', { session: signedInAs() })), calls }
}
const cells = (row: HTMLElement) =>
  within(row)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent)

describe('orders', () => {
  it('a table with id, date and the status as given, newest first [R-499, R-500, R-024, R-501, R-502]', async () => {
    await openOrders({ data: orders })
    const table = within(await screen.findByRole('table'))
    expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Order',
      'Date',
      'Status',
    ])
    const [, newer, older] = table.getAllByRole('row')
    expect(cells(newer as HTMLElement)).toEqual(['Order 10482', '14 Nov. 2026', 'waiting <for> ×2 ☎'])
    expect(cells(older as HTMLElement)).toEqual(['Order 10114', '5 Jan. 2026', 'Cancelled'])
  })

  it('a row opens its order, with machines, their prices and every status [O-50, Q-44]', async () => {
    await openOrders({ data: orders })
    const link = within(await screen.findByRole('table')).getByRole('link', { name: 'Order 10482' })
    expect(link).toHaveAttribute('href', '/user/orders/10482')
    const order = {
      ...orders[1],
      machines: [
        { slug: 'rotary-filler', name: 'Rotary filler', price: 91_500 },
        { slug: 'capper', name: 'Capper', price: 4_500 },
      ],
      steps: [
        { id: 1, status_name: 'In preparation', on: '2026-11-14', note: '' },
        { id: 2, status_name: 'In transit', on: '2026-11-20', note: 'Lorry of Monday' },
      ],
    }
    stubApi({ 'GET /user/orders/:id': { result: 1, data: order } })
    await renderRoutes(routes, '/user/orders/10482', { session: signedInAs() })
    expect(await screen.findByRole('heading', { name: 'Order 10482' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Rotary filler' })).toHaveAttribute('href', '/products/rotary-filler')
    const [filler, , total] = screen.getAllByRole('listitem').filter(({ textContent }) => textContent?.includes('£'))
    expect(filler).toHaveTextContent('Rotary filler£91,500')
    expect(total).toHaveTextContent('Total£96,000')
    const [newest] = screen.getAllByRole('listitem').filter(({ textContent }) => textContent?.includes('2026'))
    expect(newest).toHaveTextContent('In transitLorry of Monday20 Nov. 2026')
  })

  it('an order can be downloaded as a PDF; a failure says so and keeps the page [O-50]', async () => {
    let broken = true
    stubApi({
      'GET /user/orders/:id': { result: 1, data: { ...orders[1], machines: [], steps: [] } },
      'GET /user/orders/:id/order.pdf': () => (broken ? refusal(503) : {}),
    })
    await renderRoutes(routes, '/user/orders/10482', { session: signedInAs() })
    const button = await screen.findByRole('button', { name: 'Download as PDF' })
    await userEvent.click(button)
    expect(await screen.findByText('The download failed. Try again.')).toBeVisible()
    broken = false
    const saved: string[] = []
    Object.assign(URL, { createObjectURL: () => 'blob:paper', revokeObjectURL: () => {} })
    const clicked = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      saved.push(this.download, this.href)
    })
    await userEvent.click(button)
    await waitFor(() => expect(saved).toEqual(['order-10482.pdf', 'blob:paper']))
    expect(screen.queryByText('The download failed. Try again.')).not.toBeInTheDocument()
    clicked.mockRestore()
  })

  it('a PDF asked for after the session has ended asks for a new sign-in, not for another try', async () => {
    stubApi({
      'GET /user/orders/:id': { result: 1, data: { ...orders[1], machines: [], steps: [] } },
      'GET /user/orders/:id/order.pdf': refusal(401),
    })
    await renderRoutes(routes, '/user/orders/10482', { session: signedInAs() })
    await userEvent.click(await screen.findByRole('button', { name: 'Download as PDF' }))
    expect(await screen.findByText(/^Your session has ended/)).toBeVisible()
    expect(screen.queryByText(/Try again/)).not.toBeInTheDocument()
  })

  it('an order that is not the caller’s is said not to be there [O-50]', async () => {
    stubApi({ 'GET /user/orders/:id': refusal(404) })
    await renderRoutes(routes, '/user/orders/7', { session: signedInAs() })
    expect(await screen.findByRole('heading', { name: 'We could not find this order' })).toBeVisible()
  })

  it('below them are the enquiries and offers of the user, with reference and status [O-46]', async () => {
    const created_at = '2026-11-20T10:00:00Z'
    const sent = [
      { reference: 'E-7K4M92QD', kind: 'enquiry', subject: 'Rotary filler', status: 'offer sent', created_at },
      { reference: 'S-7K4M92QE', kind: 'offer', subject: 'Krones M, 2001', status: 'closed', created_at },
    ]
    await openOrders({ data: orders }, { data: sent })
    const [, enquiry, offer] = within(await screen.findByRole('table', { name: 'Enquiries and offers' })).getAllByRole(
      'row',
    )
    expect(cells(enquiry as HTMLElement)).toEqual(['Rotary fillerE-7K4M92QD', '20 Nov. 2026', 'Offer sent to you'])
    expect(cells(offer as HTMLElement)).toEqual(['Your offer: Krones M, 2001S-7K4M92QE', '20 Nov. 2026', 'Closed'])
  })

  it('enquiries that did not load leave the orders and offer another try [R-503]', async () => {
    let broken = true
    await openOrders({ data: orders }, () => (broken ? refusal(500) : { data: [] }))
    expect(await screen.findByRole('table', { name: 'Orders' })).toBeVisible()
    expect(screen.getByRole('alert')).toHaveTextContent('We could not load your enquiries.')
    broken = false
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(screen.queryByText('We could not load your enquiries.')).not.toBeInTheDocument())
  })

  it('without orders it says so and leads to the machines [R-502]', async () => {
    await openOrders({ data: [] })
    expect(await screen.findByRole('heading', { name: 'No orders yet' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'See machines' })).toHaveAttribute('href', '/products')
  })

  it('shows places while loading, with the frame of the account around them [R-503]', async () => {
    await openOrders(() => new Promise(() => {}))
    expect(screen.getByText('Loading orders')).toBeInTheDocument()
    expect(screen.getByRole('navigation', { name: 'Account' })).toBeVisible()
  })

  it('a failure offers another try in place and no toast [R-503]', async () => {
    let broken = true
    const { store } = await openOrders(() => (broken ? refusal(500) : { data: orders }))
    expect(await screen.findByRole('heading', { name: 'This part of your account did not load' })).toBeVisible()
    expect(store.getState().toasts).toEqual([])
    broken = false
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('table')).toBeVisible()
  })
})
