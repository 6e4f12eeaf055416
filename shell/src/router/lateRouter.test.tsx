import { useRouteError } from '@brightfill/shared/router'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createBrowserRouter, Link, RouterProvider } from 'react-router-dom'
import { RemoteUnavailable } from '../composition/RemoteUnavailable'
import { lateRouter } from './lateRouter'

const ErrorView = () => (
  <p>{useRouteError() instanceof RemoteUnavailable ? 'The page did not arrive' : 'Something else'}</p>
)

const routes = [
  { id: 'home', path: '/', element: <Link to="/blogs">Blog</Link> },
  {
    id: 'blogs',
    path: '/blogs',
    element: <h1>Articles</h1>,
    loader: () => null,
    hydrateFallbackElement: <p>Skeleton</p>,
  },
  {
    id: 'orders',
    path: '/orders',
    element: <h1>Orders</h1>,
    loader: async () => null,
    hydrateFallbackElement: <p>Skeleton</p>,
    errorElement: <ErrorView />,
  },
]

/** A page at an address whose router is on its way. */
function openAt(address: string) {
  window.history.replaceState(null, '', address)
  let resolve!: (engine: typeof createBrowserRouter) => void
  let reject!: (error: Error) => void
  const engine = new Promise<typeof createBrowserRouter>((...settle) => {
    ;[resolve, reject] = settle
  })
  const { router, arrive } = lateRouter(routes, { loaderData: {} }, () => engine)
  render(<RouterProvider router={router} />)
  return { resolve, reject, router, arrive }
}

describe('a page whose router is still on its way', () => {
  it('is there, and follows a link as soon as the router is', async () => {
    const { resolve } = openAt('/')
    await userEvent.click(screen.getByRole('link', { name: 'Blog' }))
    expect(screen.getByRole('link', { name: 'Blog' })).toBeInTheDocument()
    resolve(createBrowserRouter)
    expect(await screen.findByRole('heading', { name: 'Articles' })).toBeInTheDocument()
    expect(window.location.pathname).toBe('/blogs')
  })

  it('stays the same place for those who compare locations when the router comes', async () => {
    const { resolve, router, arrive } = openAt('/')
    const { location } = router.state
    resolve(createBrowserRouter)
    await act(async () => {
      await arrive()
      await router.revalidate()
    })
    expect(router.state.location).toBe(location)
  })

  it('shows its skeleton while it needs the router for its data, and then itself', async () => {
    const { resolve, arrive } = openAt('/orders')
    expect(screen.getByText('Skeleton')).toBeInTheDocument()
    resolve(createBrowserRouter)
    await act(arrive)
    expect(await screen.findByRole('heading', { name: 'Orders' })).toBeInTheDocument()
  })

  it('says so when it needs the router for its data and that does not come', async () => {
    const { reject, arrive } = openAt('/orders')
    reject(new Error('offline'))
    await act(() => arrive().catch(() => {}))
    expect(screen.getByText('The page did not arrive')).toBeInTheDocument()
  })

  it('says so as well when the router hangs', async () => {
    jest.useFakeTimers()
    const { arrive } = openAt('/orders')
    const arriving = arrive().catch(() => {})
    await act(() => jest.advanceTimersByTimeAsync(60_000))
    jest.useRealTimers()
    await arriving
    expect(screen.getByText('The page did not arrive')).toBeInTheDocument()
  })

  it('shows the page that Back led to in the meantime', async () => {
    const { resolve, arrive } = openAt('/')
    window.history.replaceState(null, '', '/blogs')
    window.dispatchEvent(new PopStateEvent('popstate'))
    resolve(createBrowserRouter)
    await act(arrive)
    expect(await screen.findByRole('heading', { name: 'Articles' })).toBeInTheDocument()
  })

  it('keeps what the document brought when a page takes a secret out of its address', async () => {
    const { resolve, router, arrive } = openAt('/?token=secret')
    window.history.replaceState(null, '', '/')
    resolve(createBrowserRouter)
    await act(async () => {
      await arrive()
    })
    expect(router.state.location.search).toBe('?token=secret')
    await act(() => router.navigate('/', { replace: true }))
    expect(router.state.location.search).toBe('')
  })
})
