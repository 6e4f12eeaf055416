import { registerRouteNames } from '@brightfill/shared/router'
import { createSiteStore, SiteProvider } from '@brightfill/shared/store'
import { refusal, type StubbedCall, stubApi } from '@brightfill/shared/testing'
import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server.edge'
import { createMemoryRouter, MemoryRouter, RouterProvider } from 'react-router-dom'
import { SiteSearch } from './SiteSearch'

const nothing = { pages: [], products: [], blog_posts: [], total: 0 }
const found = {
  pages: [{ title: 'Filling lines', url: '/services' }],
  products: [{ name: 'Rotary filler', slug: 'rotary-filler', model: 'BF 36', image: 'public/filler.webp' }],
  blog_posts: [{ title: 'How to read a filling valve', slug: 'filling-valve' }],
  total: 23,
}

beforeEach(() =>
  registerRouteNames({
    search: '/search',
    products: '/products',
    product: '/products/:slug',
    ArticleBlog: '/blogs/:slug',
  }),
)
afterEach(() => registerRouteNames({}))

function show(answer: (call: StubbedCall) => unknown = () => found) {
  const calls = stubApi({ 'POST /search': answer })
  const router = createMemoryRouter([
    {
      path: '*',
      element: (
        <>
          <SiteSearch />
          <button type="button">Elsewhere</button>
        </>
      ),
    },
  ])
  render(
    <SiteProvider store={createSiteStore({ pages: [], options: {} })}>
      <RouterProvider router={router} />
    </SiteProvider>,
  )
  return { calls, router, user: userEvent.setup() }
}

const open = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Search' }))
  return screen.findByRole('combobox')
}
const groupNames = () => screen.getAllByRole('group').map((group) => group.getAttribute('aria-labelledby'))

describe('search in the header', () => {
  it('opens from its button, which reports it, and moves the focus into the field [R-136]', async () => {
    show()
    const button = screen.getByRole('button', { name: 'Search' })
    expect(button).toHaveAttribute('aria-expanded', 'false')

    const field = await open()

    expect(screen.getByRole('button', { name: 'Close search' })).toHaveAttribute('aria-expanded', 'true')
    expect(field).toHaveFocus()
  })

  it('opens on every click on a link to its hash [R-136]', async () => {
    const { router, user } = show()
    for (let times = 0; times < 2; times += 1) {
      await act(() => router.navigate('#site-search'))
      expect(await screen.findByRole('combobox')).toHaveFocus()
      await user.keyboard('{Escape}')
      expect(screen.queryByRole('combobox')).not.toBeInTheDocument()
    }
  })

  it('stays closed on the way back to the page where it was open', async () => {
    const { router } = show()
    await open()
    await act(() => router.navigate('/services'))
    expect(screen.queryByRole('combobox')).not.toBeInTheDocument()
    await act(() => router.navigate(-1))
    expect(router.state.location.pathname).toBe('/')
    expect(screen.queryByRole('combobox')).not.toBeInTheDocument()
  })

  it('is a link to the search page until scripts run [R-753]', () => {
    const html = renderToString(
      <SiteProvider store={createSiteStore({ pages: [], options: {} })}>
        <MemoryRouter>
          <SiteSearch />
        </MemoryRouter>
      </SiteProvider>,
    )
    expect(html).toMatch(/<a [^>]*href="\/search"/)
  })

  it('shows results on focus, grouped under Pages, Product and Blog [R-137, R-139]', async () => {
    show()
    await open()

    expect(await screen.findByRole('option', { name: 'Filling lines' })).toBeVisible()
    expect(groupNames()).toHaveLength(3)
    for (const name of ['Pages', 'Product', 'Blog']) expect(screen.getByRole('group', { name })).toBeVisible()
  })

  it('links each kind of result to its address [R-140]', async () => {
    show()
    await open()

    expect(await screen.findByRole('option', { name: 'Filling lines' })).toHaveAttribute('href', '/services')
    expect(screen.getByRole('option', { name: /Rotary filler/ })).toHaveAttribute('href', '/products/rotary-filler')
    expect(screen.getByRole('option', { name: 'How to read a filling valve' })).toHaveAttribute(
      'href',
      '/blogs/filling-valve',
    )
  })

  it('sends the empty query once on load and a query on each input [R-141]', async () => {
    const { calls, user } = show()
    await user.type(await open(), 'fi')
    await screen.findAllByRole('option')

    expect(calls.map(({ body }) => body.query)).toEqual(['', 'f', 'fi'])
  })

  it('cancels all but the last query and never shows an earlier answer [R-142]', async () => {
    const answers: Record<string, (answer: object) => void> = {}
    const { calls, user } = show(({ body }) =>
      body.query ? new Promise((resolve) => Object.assign(answers, { [String(body.query)]: resolve })) : nothing,
    )
    await user.type(await open(), 'abc')

    const typed = calls.filter(({ body }) => body.query)
    expect(typed.map(({ body, signal }) => [body.query, signal?.aborted])).toEqual([
      ['a', true],
      ['ab', true],
      ['abc', false],
    ])
    await act(async () => answers.abc?.({ ...nothing, pages: [{ title: 'For abc', url: '/abc' }] }))
    await act(async () => answers.a?.({ ...nothing, pages: [{ title: 'For a', url: '/a' }] }))
    expect(await screen.findByRole('option', { name: 'For abc' })).toBeVisible()
    expect(screen.queryByRole('option', { name: 'For a' })).not.toBeInTheDocument()
  })

  it('shows "Nothing found" and offers all machines when the search fails [R-143, R-145]', async () => {
    const { user } = show(({ body }) => (body.query ? refusal(500) : nothing))
    await user.type(await open(), 'x')

    expect(await screen.findByRole('link', { name: 'See all machines' })).toHaveAttribute('href', '/products')
    expect(screen.getByRole('status')).toHaveTextContent('Nothing found')
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })

  it('is a combobox: arrows move, Enter opens, the count is announced [R-144]', async () => {
    const { router, user } = show()
    const field = await open()
    await screen.findAllByRole('option')
    expect(screen.getByRole('status')).toHaveTextContent('3 results')
    expect(field).toHaveAttribute('aria-controls', screen.getByRole('listbox').id)

    await user.keyboard('{ArrowDown}{ArrowDown}')
    const marked = screen.getByRole('option', { selected: true })
    expect(marked).toHaveTextContent('Rotary filler')
    expect(field).toHaveAttribute('aria-activedescendant', marked.id)
    await user.keyboard('{ArrowUp}{Enter}')

    expect(router.state.location.pathname).toBe('/services')
    expect(screen.queryByRole('combobox')).not.toBeInTheDocument()
  })

  it('closes the list, then clears the field, then returns the focus to the button on Escape [R-144]', async () => {
    const { user } = show()
    const field = await open()
    await user.type(field, 'fil')
    await screen.findAllByRole('option')

    await user.keyboard('{Escape}')
    expect(screen.queryByRole('option')).not.toBeInTheDocument()
    expect(field).toHaveValue('fil')
    await user.keyboard('{Escape}')
    expect(field).toHaveValue('')
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('combobox')).not.toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Search' })).toHaveFocus()
  })

  it('closes with its veil on Escape, also where the focus is not in the field [R-769]', async () => {
    const { user } = show()
    for (const elsewhere of ['Close search', undefined]) {
      await open()
      if (elsewhere) act(() => screen.getByRole('button', { name: elsewhere }).focus())
      else act(() => (document.activeElement as HTMLElement).blur())
      await user.keyboard('{Escape}')
      expect(screen.queryByRole('combobox')).not.toBeInTheDocument()
      expect(screen.getByRole('button', { name: 'Search' })).toHaveFocus()
      expect(screen.getByRole('button', { name: 'Search' }).parentElement?.children).toHaveLength(1)
    }
  })

  it('closes 200 ms after a click outside [R-007, R-137, R-138]', async () => {
    show()
    await open()
    jest.useFakeTimers()
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
    try {
      await user.click(screen.getByRole('button', { name: 'Elsewhere' }))
      act(() => jest.advanceTimersByTime(190))
      expect(screen.getByRole('combobox')).toBeInTheDocument()
      act(() => jest.advanceTimersByTime(20))
      expect(screen.queryByRole('combobox')).not.toBeInTheDocument()
    } finally {
      jest.useRealTimers()
    }
  })

  it('still navigates on a click on a result [R-138]', async () => {
    const { router, user } = show()
    await open()
    await user.click(await screen.findByRole('option', { name: /Rotary filler/ }))

    expect(router.state.location.pathname).toBe('/products/rotary-filler')
  })

  it('marks the match and tells machines with the same name apart by model', async () => {
    const { user } = show()
    await user.type(await open(), 'FILL')

    // jsdom treats the mark as a block and splits the word in the option's name.
    const option = (await screen.findAllByRole('option'))[1] as HTMLElement
    expect(option).toHaveTextContent('Rotary filler')
    expect(within(option).getByText('fill').tagName).toBe('MARK')
    expect(within(option).getByText('BF 36')).toBeVisible()
  })

  it('leads to all results, and says how many there are [R-358]', async () => {
    const { router, user } = show()
    await user.type(await open(), 'fil')
    const all = await screen.findByRole('link', { name: 'See all 23 results' })
    expect(all).toHaveAttribute('href', '/search?query=fil')
    await user.click(all)
    expect(router.state.location.pathname + router.state.location.search).toBe('/search?query=fil')
  })

  it('opens the page of results with the query when no result is selected [R-358]', async () => {
    const { router, user } = show()
    await user.type(await open(), 'cap & co{Enter}')

    expect(router.state.location.pathname + router.state.location.search).toBe('/search?query=cap+%26+co')
  })
})
