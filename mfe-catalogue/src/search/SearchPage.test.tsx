import type { ResultsAnswer } from '@brightfill/shared/contract'
import { aMachineCard, renderRoutes, stubApi } from '@brightfill/shared/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { routes } from '../routes'

const machine = {
  ...aMachineCard(),
  manufacturer: 'Tarnpak',
  sku: 'BF-RF36-001',
  specifications: [{ name: 'Filling valves', value: '36' }],
}

function answer(more: Partial<ResultsAnswer> = {}): ResultsAnswer {
  return {
    result: 1,
    pages: { total: 1, data: [{ title: 'Filling lines', url: '/services', description: 'What we do.' }] },
    products: { total: 12, data: [machine] },
    blog_posts: {
      total: 1,
      data: [
        {
          title: 'How to fill',
          slug: 'how-to',
          description: 'Slowly.',
          image: '',
          published_at: '2026-01-05T08:00:00Z',
          updated_at: '2026-01-05T08:00:00Z',
        },
      ],
    },
    current_page: 1,
    total_pages: 1,
    marks: ['fill'],
    near: [],
    categories: [],
    ...more,
  }
}
const nothing = { total: 0, data: [] }

function stub(more: Partial<ResultsAnswer> = {}) {
  return stubApi({ 'POST /search/results': ({ body }) => answer({ current_page: Number(body.page), ...more }) })
}

describe('search page', () => {
  it('shows every kind as specified, with totals and a link to all of a kind [R-356]', async () => {
    stub()
    await renderRoutes(routes, '/search?query=fill')

    expect(await screen.findByRole('status')).toHaveTextContent('14 results for “fill”')
    const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
    expect(headings).toEqual(['Pages', 'Product', 'Blog'])
    const kinds = within(screen.getByRole('navigation', { name: 'Show results from' }))
    expect(kinds.getByRole('link', { name: 'All 14' })).toHaveAttribute('aria-current', 'page')
    expect(kinds.getByRole('link', { name: 'Product 12' })).toHaveAttribute('href', '/search?query=fill&kind=products')
    expect(screen.getByRole('link', { name: 'All 12 machines' })).toHaveAttribute(
      'href',
      '/search?query=fill&kind=products',
    )
    expect(screen.queryByRole('link', { name: 'All 1 pages' })).not.toBeInTheDocument()
  })

  it('marks the words it found and shows where they are in the specification [R-356]', async () => {
    stub()
    await renderRoutes(routes, '/search?query=fill')

    const [found] = await screen.findAllByRole('listitem')
    expect(found).toHaveTextContent('Filling lines')
    expect([...document.querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual([
      'Filling',
      'filler',
      'Fillers',
      'Filling',
      'fill',
    ])
    expect(screen.getByText(/valves: 36/)).toBeVisible()
    expect(screen.getByRole('link', { name: 'Rotary bottle filler' })).toHaveAttribute(
      'href',
      '/products/rotary-bottle-filler',
    )
  })

  it('marks a number that was typed without its hyphens and spaces [R-356]', async () => {
    stub({ marks: ['bfrf3612'] })
    await renderRoutes(routes, '/search?query=bfrf3612')
    expect((await screen.findByText('BF-RF 36/12')).tagName).toBe('MARK')
  })

  it('shows one kind page by page [R-356]', async () => {
    const calls = stub({ total_pages: 3 })
    await renderRoutes(routes, '/search?query=fill&kind=products&page=2')

    expect(await screen.findByRole('heading', { name: 'Product' })).toBeVisible()
    expect(screen.queryByRole('heading', { name: 'Pages' })).not.toBeInTheDocument()
    expect(calls[0]?.body).toEqual({ query: 'fill', kind: 'products', page: '2' })
    expect(screen.getByRole('link', { name: 'Page 3' })).toHaveAttribute(
      'href',
      '/search?query=fill&kind=products&page=3',
    )
  })

  it('another page starts at its top, with the focus and the number of the page, to the last one [R-356, R-701]', async () => {
    const scrollTo = jest.spyOn(window, 'scrollTo').mockImplementation(() => {})
    stub({ total_pages: 3 })
    await renderRoutes(routes, '/search?query=fill&kind=products&page=2')
    const status = await screen.findByRole('status')
    expect(status).toHaveTextContent('14 results for “fill”, page 2 of 3')
    await userEvent.click(screen.getByRole('link', { name: 'Next page' }))

    await waitFor(() => expect(status).toHaveTextContent('14 results for “fill”, page 3 of 3'))
    expect(scrollTo).toHaveBeenCalledWith({ top: 90 })
    expect(screen.getByRole('region', { name: 'Results' })).toHaveFocus()
    scrollTo.mockClear()

    await userEvent.type(screen.getByRole('textbox'), 'er{Enter}') // another search is not another page
    await waitFor(() => expect(status).toHaveTextContent('for “filler”'))
    expect(scrollTo).not.toHaveBeenCalledWith({ top: 90 })
    expect(screen.getByRole('textbox')).toHaveFocus()
  })

  it('a page past the last one becomes the last one, and what is no kind is left out [R-356]', async () => {
    stub({ total_pages: 3 })
    const { addressNow } = await renderRoutes(routes, '/search?query=fill&kind=products&page=9')
    await waitFor(() => expect(addressNow()).toBe('/search?query=fill&kind=products&page=3'))
  })

  it('searches from its field, all kinds again [R-356]', async () => {
    stub()
    const { addressNow } = await renderRoutes(routes, '/search?query=fill&kind=products')
    const field = await screen.findByRole('textbox', { name: 'Search the whole site' })
    await userEvent.clear(field)
    await userEvent.type(field, ' caps & co {Enter}')
    await waitFor(() => expect(addressNow()).toBe('/search?query=caps+%26+co'))
  })

  it('its field keeps the focus and what is typed while the results come [R-701]', async () => {
    let results = () => {}
    stubApi({
      'POST /search/results': ({ body }) =>
        body.query === 'caps' ? new Promise((resolve) => (results = () => resolve(answer()))) : answer(),
    })
    const { addressNow, router } = await renderRoutes(routes, '/search?query=fill')
    const field = await screen.findByRole('textbox', { name: 'Search the whole site' })
    await userEvent.clear(field)
    await userEvent.type(field, 'caps{Enter} and corks')
    await act(async () => results())
    await waitFor(() => expect(addressNow()).toBe('/search?query=caps'))
    expect(field).toHaveFocus()
    expect(field).toHaveValue('caps and corks')

    field.blur()
    await act(() => router.navigate(-1))
    await waitFor(() => expect(screen.getByRole('textbox')).toHaveValue('fill'))
  })

  it('offers similar words, categories and the enquiry form without a result [R-357]', async () => {
    stub({
      pages: nothing,
      products: nothing,
      blog_posts: nothing,
      near: ['pasteurisation'],
      categories: [
        { id: 4, name: 'Fillers', count: 7 },
        { id: 5, name: 'Empty', count: 0 },
      ],
    })
    await renderRoutes(routes, '/search?query=pasturization')

    expect(await screen.findByRole('heading', { name: 'Nothing found for “pasturization”' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'pasteurisation' })).toHaveAttribute('href', '/search?query=pasteurisation')
    expect(screen.getByRole('link', { name: 'Fillers' })).toHaveAttribute('href', '/products/c/fillers')
    expect(screen.queryByRole('link', { name: 'Empty' })).not.toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Ask about a machine' }).getAttribute('href')).toMatch(/#footer$/)
  })

  it('has its field and the categories without a search [R-357]', async () => {
    stub({ pages: nothing, products: nothing, blog_posts: nothing, categories: [{ id: 4, name: 'Fillers', count: 7 }] })
    await renderRoutes(routes, '/search')
    expect(await screen.findByRole('heading', { level: 1, name: 'Search' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Fillers' })).toBeVisible()
    expect(screen.queryByText(/Nothing found/)).not.toBeInTheDocument()
  })
})
