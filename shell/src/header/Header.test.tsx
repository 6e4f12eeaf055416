import { createSiteStore, type Session, SiteProvider } from '@brightfill/shared/store'
import { aUser, stubApi } from '@brightfill/shared/testing'
import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server.edge'
import { createMemoryRouter, MemoryRouter, RouterProvider } from 'react-router-dom'
import { Header } from './Header'

const menu = [
  { id: 1, title: 'Machines', url: '/products' },
  { id: 2, title: 'Blog', url: '/blogs' },
]

function header({ pages = menu, session }: { pages?: typeof menu; session?: Session } = {}) {
  const store = createSiteStore({ pages, options: {} })
  if (session) store.setState({ session })
  return (
    <SiteProvider store={store}>
      <MemoryRouter initialEntries={['/products']}>
        <Header overlay={false} />
      </MemoryRouter>
    </SiteProvider>
  )
}

beforeEach(() => void stubApi({ 'POST /search': {} })) // what the search shows first, once the browser is idle

const banner = () => within(screen.getByRole('banner'))
// the second is in the closed dialog
const mainMenu = () => within(screen.getAllByRole('navigation', { name: 'Main' })[0] as HTMLElement)

describe('header', () => {
  it('links to home by its logo, and to the pages in server order [R-134, R-135]', () => {
    render(header())

    expect(banner().getAllByRole('link', { name: 'Brightfill Machinery, home' })[0]).toHaveAttribute('href', '/')
    expect(
      mainMenu()
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['Machines', 'Blog'])
    expect(mainMenu().getByRole('link', { name: 'Machines' })).toHaveAttribute('aria-current', 'page')
    expect(mainMenu().getByRole('link', { name: 'Blog' })).not.toHaveAttribute('aria-current')
  })

  it('stays usable without pages [R-135]', () => {
    render(header({ pages: [] }))

    expect(screen.queryByRole('navigation', { name: 'Main' })).not.toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Login' })).toBeVisible()
  })

  it('shows Login to visitors and no account icon [R-149]', () => {
    render(header())

    expect(screen.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login')
    expect(screen.queryByRole('link', { name: 'My account' })).not.toBeInTheDocument()
  })

  it('shows the account icon to users and no Login [R-150]', () => {
    render(header({ session: { status: 'user', user: aUser() } }))

    expect(screen.getByRole('link', { name: 'My account' })).toHaveAttribute('href', '/user/orders')
    expect(screen.queryByRole('link', { name: 'Login' })).not.toBeInTheDocument()
  })

  it('shows neither while a token is being checked [R-151]', () => {
    render(header({ session: { status: 'unknown' } }))

    expect(screen.queryByRole('link', { name: /Login|My account/ })).not.toBeInTheDocument()
  })
})

describe('menu of narrow screens', () => {
  let widen: () => void
  beforeEach(() => {
    window.matchMedia = jest.fn().mockReturnValue({
      matches: true,
      addEventListener: (_: string, listener: () => void) => {
        widen = listener
      },
      removeEventListener: () => {},
    })
  })

  it('opens a named dialog with the pages and Sell, and the burger reports it as expanded [R-146, R-148]', async () => {
    render(header())
    const burger = screen.getByRole('button', { name: 'Open menu' })
    expect(burger).toHaveAttribute('aria-expanded', 'false')

    await userEvent.click(burger)

    expect(burger).toHaveAttribute('aria-expanded', 'true')
    const menu = within(screen.getByRole('dialog', { name: 'Menu' }))
    expect(menu.getByRole('link', { name: 'Machines' })).toHaveAttribute('href', '/products')
    expect(menu.getByRole('link', { name: 'Sell' })).toHaveAttribute('href', '/#sell')
    expect(menu.getByRole('link', { name: 'Login' })).toBeVisible()
  })

  it('closes with its button [R-148]', async () => {
    render(header())
    await userEvent.click(screen.getByRole('button', { name: 'Open menu' }))

    await userEvent.click(screen.getByRole('button', { name: 'Close menu' }))

    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Open menu' })).toHaveAttribute('aria-expanded', 'false')
  })

  it('closes when the window is wide enough for the full header', async () => {
    render(header())
    await userEvent.click(screen.getByRole('button', { name: 'Open menu' }))

    act(() => widen())

    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  it('closes on a click on any link, even one to the current page [R-147]', async () => {
    render(header())
    for (const name of ['Sell', 'Machines']) {
      await userEvent.click(screen.getByRole('button', { name: 'Open menu' }))
      await userEvent.click(within(screen.getByRole('dialog')).getByRole('link', { name }))
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    }
  })

  it('closes on Back and Forward', async () => {
    const router = createMemoryRouter([{ path: '*', element: <Header overlay={false} /> }], {
      initialEntries: ['/products', '/blogs'],
    })
    render(
      <SiteProvider store={createSiteStore({ pages: menu, options: {} })}>
        <RouterProvider router={router} />
      </SiteProvider>,
    )
    for (const way of [-1, 1]) {
      await userEvent.click(screen.getByRole('button', { name: 'Open menu' }))
      await act(() => router.navigate(way))
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
      expect(screen.getByRole('button', { name: 'Open menu' })).toHaveAttribute('aria-expanded', 'false')
    }
  })

  it('is a link to the pages in the footer until scripts run [R-753]', () => {
    expect(renderToString(header())).toMatch(
      /<a aria-label="Menu"[^>]*href="#footer-menu"|href="#footer-menu"[^>]*aria-label="Menu"/,
    )
  })
})
