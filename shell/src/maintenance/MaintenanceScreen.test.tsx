import { registerRouteNames } from '@brightfill/shared/router'
import { NotFoundNotice } from '@brightfill/shared/ui'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { Maintenance, type MaintenanceProps } from './Maintenance'

function maintenance(props: MaintenanceProps) {
  render(
    <MemoryRouter>
      <Maintenance {...props} />
    </MemoryRouter>,
  )
}

describe('maintenance page', () => {
  it('asks again when the visitor tries again', async () => {
    const retry = jest.fn()
    maintenance({ onRetry: retry })

    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('The line is being cleaned.')
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(retry).toHaveBeenCalledTimes(1)
  })

  it('shows the text of the company, and when maintenance is expected to end [O-54]', () => {
    maintenance({ notice: { note: 'New prices are on the way.', until: '2026-11-23T18:30:00.000Z' } })

    expect(screen.getByText(/New prices are on the way/)).toBeVisible()
    expect(screen.getByText(/back on Monday at 18:30 UK time/)).toBeVisible()
    expect(screen.queryByText(/expect to be back soon/)).not.toBeInTheDocument()
  })

  it('says that the site is available and links to home when there is no maintenance [R-165]', () => {
    maintenance({ available: true })

    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('The site is back')
    expect(screen.getByRole('link', { name: 'Go to home page' })).toHaveAttribute('href', '/')
  })
})

describe('not-found view', () => {
  afterEach(() => registerRouteNames({}))
  const show = () =>
    render(
      <MemoryRouter>
        <NotFoundNotice />
      </MemoryRouter>,
    )

  it('links to the machines, to home and to the search [R-116]', () => {
    registerRouteNames({ products: '/products' })
    show()

    expect(screen.getByRole('link', { name: 'See machines' })).toHaveAttribute('href', '/products')
    expect(screen.getByRole('link', { name: 'Go to home page' })).toHaveAttribute('href', '/')
    expect(screen.getByRole('link', { name: 'Search the site' })).toHaveAttribute('href', '#site-search')
  })

  it('works when no live remote shows machines [R-116]', () => {
    show()

    expect(screen.getByRole('link', { name: 'Go to home page' })).toBeVisible()
    expect(screen.queryByRole('link', { name: 'See machines' })).not.toBeInTheDocument()
  })
})
