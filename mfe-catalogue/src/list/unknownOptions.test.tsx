import { refusal, renderRoutes } from '@brightfill/shared/testing'
import { act, screen } from '@testing-library/react'
import { routes } from '../routes'
import { openList, results } from '../testing/openList'
import { lastFilters, stubList } from '../testing/stubList'

describe('machine list: options that do not exist', () => {
  // This test is first because the options of the others would be kept.
  it('while the options are not known, all that are asked for stay [R-317, Q-78]', async () => {
    stubList({ answers: { 'POST /get/category': refusal(500) } })
    const { addressNow } = await renderRoutes(routes, '/products?category=99999')
    await screen.findByRole('link', { name: 'Rotary filler' })

    expect(addressNow()).toBe('/products?category=99999')
  })

  it('they are left out of the list, the number on Filter and the address [R-317]', async () => {
    const calls = stubList()
    const { addressNow } = await openList('/products?category=99999&category=2&bottles=7')

    expect(addressNow()).toBe('/products?category=2')
    expect(lastFilters(calls)).toMatchObject({ category: { value: [2] }, bottles: { value: [] } })
    expect(screen.getByRole('button', { name: 'Filter 1 filter applied' })).toBeInTheDocument()
  })

  it('a name that no option has is announced in an element that was there before [R-365, R-707]', async () => {
    stubList()
    const { router } = await openList()
    const places = [...(await results()).querySelectorAll('[aria-live="polite"]:empty')]
    await act(() => router.navigate('/products?category=nonsense'))

    const said = await screen.findByText(/^We have no category called “nonsense”/)
    expect(places).toContain(said.closest('[aria-live]'))
  })
})
