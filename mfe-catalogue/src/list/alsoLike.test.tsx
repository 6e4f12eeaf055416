import { aMachineCard, refusal, renderRoutes } from '@brightfill/shared/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { routes } from '../routes'
import { stubList } from '../testing/stubList'

// The order matters: the strip is kept for the visit once it was loaded.
describe('machine list: the also-like strip', () => {
  it('is left out when its call fails [Q-78]', async () => {
    stubList({ answers: { 'POST /get/our-products': refusal(500) } })
    await renderRoutes(routes, '/products')

    expect(await screen.findByRole('link', { name: 'Rotary filler' })).toBeVisible()
    expect(screen.queryByRole('heading', { name: 'You may also like' })).not.toBeInTheDocument()
  })

  it('shows the machines of get/our-products and asks for them once a visit [R-316]', async () => {
    const strip = [1, 2, 3, 4, 5].map((id) => aMachineCard({ id: id + 10, name: `Other ${id}`, slug: `other-${id}` }))
    const calls = stubList({ answers: { 'POST /get/our-products': { result: 1, data: strip } } })
    await renderRoutes(routes, '/products')
    const section = within(await screen.findByRole('region', { name: 'You may also like' }))
    expect(section.getAllByRole('article')).toHaveLength(5)
    expect(section.getByRole('list')).toHaveAttribute('data-columns', '4')
    await userEvent.click(screen.getByRole('checkbox', { name: /Fillers/ }))

    await waitFor(() => expect(calls.filter(({ name }) => name === 'POST /get/products')).toHaveLength(2))
    expect(calls.filter(({ name }) => name === 'POST /get/our-products')).toHaveLength(1)
  })
})
