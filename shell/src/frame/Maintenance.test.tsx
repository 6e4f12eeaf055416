import { registerRouteNames } from '@brightfill/shared/router'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { Maintenance, type MaintenanceProps } from './Maintenance'
import { NotFound } from './NotFound'

function maintenance(props: MaintenanceProps) {
  render(
    <MemoryRouter>
      <Maintenance {...props} />
    </MemoryRouter>,
  )
}

describe('maintenance page', () => {
  it('R-165: asks again when told to', async () => {
    const retry = jest.fn()
    maintenance({ onRetry: retry })

    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('The line is being cleaned.')
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(retry).toHaveBeenCalledTimes(1)
  })

  it('R-165: says that the site is available and leads home when nothing is being done', () => {
    maintenance({ available: true })

    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('The site is available')
    expect(screen.getByRole('link', { name: 'Go to home' })).toHaveAttribute('href', '/')
  })
})

describe('not-found view', () => {
  afterEach(() => registerRouteNames({}))
  const show = () =>
    render(
      <MemoryRouter>
        <NotFound />
      </MemoryRouter>,
    )

  it('R-116: leads to the machines, home and to the search', () => {
    registerRouteNames({ products: '/products' })
    show()

    expect(screen.getByRole('link', { name: 'See machines' })).toHaveAttribute('href', '/products')
    expect(screen.getByRole('link', { name: 'Go to home' })).toHaveAttribute('href', '/')
    expect(screen.getByRole('link', { name: 'Search the site' })).toHaveAttribute('href', '#site-search')
  })

  it('R-116: stands when no live remote shows machines', () => {
    show()

    expect(screen.getByRole('link', { name: 'Go to home' })).toBeVisible()
    expect(screen.queryByRole('link', { name: 'See machines' })).not.toBeInTheDocument()
  })
})
