import { PageHead, useRetry } from '@brightfill/shared/page'
import { SiteRouterContext } from '@brightfill/shared/router'
import { createSiteStore, SiteProvider } from '@brightfill/shared/store'
import { refusal, type Stubs, stubApi } from '@brightfill/shared/testing'
import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { createMemoryRouter, Link, type RouteObject, RouterProvider } from 'react-router-dom'
import { FrameLayout } from './FrameLayout'
import { useThrown } from './thrownPage'

function Throws(): ReactNode {
  throw new Error('while it was drawn')
}

function Failed({ route }: { route: string }) {
  useThrown(route)
  return <h1>Failed</h1>
}

function FailedOnce() {
  useThrown('failsOnce')
  return (
    <button type="button" onClick={useRetry().retry}>
      Try again
    </button>
  )
}

const pageAt = (path: string, heading: string, handle = {}) => ({
  path,
  handle,
  element: (
    <>
      <PageHead title={`${heading} | Brightfill Machinery`} />
      <h1>{heading}</h1>
      <Link to="/products?page=2">Next page</Link>
    </>
  ),
})

const pages: RouteObject[] = [
  pageAt('/', 'Home'),
  pageAt('/products', 'Machines', { crumb: 'Machines' }),
  pageAt('/products/:slug', 'A machine', {
    crumb: (_: unknown, { params }: { params: { slug: string } }) => [
      { label: 'Machines', to: '/products' },
      { label: params.slug },
    ],
  }),
  {
    path: '/user/orders',
    handle: { crumb: 'Orders' },
    loader: () => Promise.reject(new Error('no orders')),
    element: <h1>Orders</h1>,
    errorElement: <h1>Failed</h1>,
  },
  pageAt('/login', 'Sign in', { bare: true }),
  pageAt('/auth/callback', 'Redirecting...', { alone: true }),
  {
    id: 'throws',
    path: '/throws',
    handle: { alone: true },
    element: <Throws />,
    errorElement: <Failed route="throws" />,
  },
]

async function show(address = '/', answers: Stubs = {}, more: RouteObject[] = []) {
  const calls = stubApi({
    'GET /data': { result: 1 },
    'POST /search': { pages: [], products: [], blog_posts: [] },
    ...answers,
  })
  const store = createSiteStore({ pages: [{ id: 1, title: 'Machines', url: '/products' }], options: {} })
  const all = [{ Component: FrameLayout, children: [...pages, ...more] }]
  const router = createMemoryRouter(all, { initialEntries: [address] })
  const frame = (
    <SiteProvider store={store}>
      <SiteRouterContext value={router}>
        <RouterProvider router={router} />
      </SiteRouterContext>
    </SiteProvider>
  )
  await act(async () => void render(frame))
  const stamps = () => calls.filter(({ name }) => name === 'GET /data').map(({ params }) => params.url)
  return { router, stamps }
}

const goTo = async (router: { navigate: (to: string) => Promise<void> }, to: string) => act(() => router.navigate(to))

describe('the frame around every page', () => {
  it('starts with a link that skips to the content [R-130]', async () => {
    await show()
    await userEvent.tab()
    expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveFocus()
    expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveAttribute(
      'href',
      `#${screen.getByRole('main').id}`,
    )
  })

  it('moves the focus to the main heading after a navigation and announces the title once [R-129]', async () => {
    const { router } = await show()
    const announced = screen.getAllByRole('status')[0] as HTMLElement // there before it is filled
    expect(announced).toBeEmptyDOMElement()
    await goTo(router, '/products')

    await waitFor(() => expect(screen.getByRole('heading', { name: 'Machines' })).toHaveFocus())
    expect(announced).toHaveTextContent('Machines | Brightfill Machinery')
    expect(screen.getAllByText('Machines | Brightfill Machinery', { selector: '[role=status]' })).toHaveLength(1)
  })

  it('leaves focus and announcement alone when only the query changes [R-120]', async () => {
    const { router } = await show('/products')
    const link = screen.getByRole('link', { name: 'Next page' })
    link.focus()
    await goTo(router, '/products?page=2')

    expect(link).toHaveFocus()
    expect(screen.getAllByRole('status')[0]).toBeEmptyDOMElement()
  })

  it('scrolls to the top for a new path but not for a new query [R-119]', async () => {
    const scrolled = jest.spyOn(window, 'scrollTo').mockImplementation(() => {})
    const { router } = await show('/products')
    await goTo(router, '/products?page=2')
    expect(scrolled).not.toHaveBeenCalled()
    await goTo(router, '/')
    expect(scrolled).toHaveBeenCalledWith({ top: 0, behavior: 'instant' })
  })

  it('returns on Back to the place that a filter kept, though nothing scrolled there [R-120]', async () => {
    const scrolled = jest.spyOn(window, 'scrollTo').mockImplementation(() => {})
    const { router } = await show('/products')
    const height = jest.replaceProperty(window, 'scrollY', 840)
    await goTo(router, '/products?page=2')
    await goTo(router, '/products/x-1')
    height.replaceValue(0)
    scrolled.mockClear()
    await act(() => router.navigate(-1))
    expect(scrolled).toHaveBeenCalledWith({ top: 840, behavior: 'instant' })
    height.restore()
  })

  it('rebuilds the page for each path, so that no state is left and animations restart [R-125, R-350]', async () => {
    const { router } = await show('/products')
    const main = screen.getByRole('main')
    await goTo(router, '/products?page=2')
    expect(screen.getByRole('main')).toBe(main)
    await goTo(router, '/products/x-1')
    expect(screen.getByRole('main')).not.toBe(main)
  })

  it('tells the api about each new path and ignores a failure [R-126]', async () => {
    const { router, stamps } = await show('/', { 'GET /data': refusal(500) })
    await waitFor(() => expect(stamps()).toEqual(['/']))
    await goTo(router, '/products')
    await waitFor(() => expect(stamps()).toEqual(['/', '/products']))
    await goTo(router, '/products?page=2')
    await goTo(router, '/products/x-1')
    await waitFor(() => expect(stamps()).toEqual(['/', '/products', '/products/x-1']))
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('A machine')
    expect(screen.queryByText(/failed|wrong/)).not.toBeInTheDocument()
  })

  it('shows the breadcrumb from home with the slug last [R-121, R-122, R-123]', async () => {
    await show('/products/rotary-24')
    const crumbs = within(screen.getByRole('navigation', { name: 'Breadcrumb' }))
    expect(crumbs.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['Home', 'Machines', 'rotary-24'])
    expect(crumbs.getByText('rotary-24')).toHaveAttribute('aria-current', 'page')
    expect(crumbs.queryByRole('link', { name: 'rotary-24' })).not.toBeInTheDocument()
  })

  it('shows the breadcrumb above a page that failed too [R-121]', async () => {
    const { router } = await show()
    await goTo(router, '/user/orders')
    await screen.findByRole('heading', { name: 'Failed' })
    const crumbs = within(screen.getByRole('navigation', { name: 'Breadcrumb' }))
    expect(crumbs.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['Home', 'Orders'])
  })

  it.each([
    ['/', true, true],
    ['/products', true, true],
    ['/login', false, true],
    ['/auth/callback', false, false],
  ])('shows on %s a header: %s, a footer: %s [R-167]', async (address, header, footer) => {
    await show(address)
    expect(screen.queryAllByRole('banner')).toHaveLength(header ? 1 : 0)
    expect(screen.queryAllByRole('contentinfo')).toHaveLength(footer ? 1 : 0)
    expect(screen.getByRole('main')).toBeInTheDocument()
  })

  it('shows header and footer around the error of a page that hides them and threw while drawing [R-751]', async () => {
    jest.spyOn(console, 'error').mockImplementation() // React logs what was thrown
    await show('/throws')
    expect(screen.getByRole('heading', { name: 'Failed' })).toBeInTheDocument()
    expect(screen.getByRole('banner')).toBeInTheDocument()
    expect(screen.getByRole('contentinfo')).toBeInTheDocument()
  })

  it('focuses the heading and announces the title when another try brings the page [R-129]', async () => {
    const arrive = jest.fn().mockResolvedValue(null).mockRejectedValueOnce(new Error('no answer'))
    const page = { ...pageAt('/fails-once', 'Late'), loader: arrive, errorElement: <FailedOnce /> }
    const { router } = await show('/', {}, [page])
    await goTo(router, '/fails-once')
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))

    await waitFor(() => expect(screen.getByRole('heading', { name: 'Late' })).toHaveFocus())
    expect(screen.getAllByRole('status')[0]).toHaveTextContent('Late | Brightfill Machinery')
  })

  it('shows a message while the connection is gone [R-172]', async () => {
    await show()
    const online = jest.spyOn(navigator, 'onLine', 'get')
    online.mockReturnValue(false)
    act(() => void window.dispatchEvent(new Event('offline')))
    expect(screen.getByText('You are offline.')).toBeVisible()
    expect(screen.getByRole('heading', { level: 1 })).toBeVisible()

    online.mockReturnValue(true)
    act(() => void window.dispatchEvent(new Event('online')))
    expect(screen.queryByText('You are offline.')).not.toBeInTheDocument()
  })
})

describe('a link to a hash', () => {
  const scrolled = jest.fn()
  beforeEach(() => {
    Element.prototype.scrollIntoView = scrolled.mockReset() // jsdom has none
  })

  it('"Contact Us" puts the cursor into the first field of the contact form, not into the trap [R-242]', async () => {
    await show()
    const footer = screen.getByRole('contentinfo')
    footer.insertAdjacentHTML('afterbegin', '<input type="radio" name="scheme">')
    const form = '<form><input name="website" tabindex="-1"><input type="checkbox"><input name="name"></form>'
    footer.insertAdjacentHTML('beforeend', form)
    screen.getByRole('main').insertAdjacentHTML('beforeend', '<a href="#footer">Contact Us</a>')
    await userEvent.click(screen.getByRole('link', { name: 'Contact Us' }))

    await waitFor(() => expect(document.activeElement).toHaveAttribute('name', 'name'))
    expect(scrolled).toHaveBeenCalled()
  })

  it('leaves the focus to the main heading on Back, which returns to a height [R-120, R-129]', async () => {
    const { router } = await show('/products')
    await goTo(router, '/#footer')
    act(() => void window.dispatchEvent(new Event('scroll')))
    await goTo(router, '/products/x-1')
    await act(() => router.navigate(-1))
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Home' })).toHaveFocus())
  })

  it('scrolls to its element and focuses the first field of a form [R-147, R-231, R-242]', async () => {
    const router = createMemoryRouter(
      [
        {
          Component: FrameLayout,
          children: [
            pageAt('/products', 'Machines'),
            {
              path: '/',
              element: (
                <section id="sell">
                  <form>
                    <input type="hidden" />
                    <input aria-label="Name" />
                  </form>
                </section>
              ),
            },
          ],
        },
      ],
      { initialEntries: ['/products'] },
    )
    stubApi({ 'GET /data': {} })
    render(
      <SiteProvider store={createSiteStore({ pages: [], options: {} })}>
        <SiteRouterContext value={router}>
          <RouterProvider router={router} />
        </SiteRouterContext>
      </SiteProvider>,
    )
    await goTo(router, '/#sell')

    expect(scrolled).toHaveBeenCalledWith({ behavior: 'instant' })
    expect(within(screen.getByRole('main')).getByRole('textbox', { name: 'Name' })).toHaveFocus()
  })
})
