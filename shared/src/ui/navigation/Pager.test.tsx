import { render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { Pager } from './Pager'

function show(page: number, totalPages: number, inert = false) {
  render(
    <MemoryRouter>
      <Pager
        page={page}
        totalPages={totalPages}
        hrefOf={(target) => `/products?page=${target}`}
        inert={inert}
        label="Pages of machines"
      />
    </MemoryRouter>,
  )
}

describe('pager', () => {
  it('is a named navigation of real links that marks the current page [R-072]', () => {
    show(3, 20)

    const pager = within(screen.getByRole('navigation', { name: 'Pages of machines' }))
    expect(pager.getByRole('link', { name: 'Page 4' })).toHaveAttribute('href', '/products?page=4')
    expect(pager.getByRole('link', { name: 'Page 3' })).toHaveAttribute('aria-current', 'page')
    expect(pager.getAllByRole('link').filter((link) => link.hasAttribute('aria-current'))).toHaveLength(1)
  })

  it('previous is disabled on the first page [R-070]', () => {
    show(1, 20)

    expect(screen.getByRole('link', { name: 'Previous page' })).toHaveAttribute('aria-disabled', 'true')
    expect(screen.getByRole('link', { name: 'Previous page' })).not.toHaveAttribute('href')
    expect(screen.getByRole('link', { name: 'Next page' })).toHaveAttribute('href', '/products?page=2')
  })

  it('next is disabled on the last page [R-070]', () => {
    show(20, 20)

    expect(screen.getByRole('link', { name: 'Next page' })).toHaveAttribute('aria-disabled', 'true')
    expect(screen.getByRole('link', { name: 'Previous page' })).toHaveAttribute('href', '/products?page=19')
  })

  it('leads nowhere before the number of pages is known [R-324]', () => {
    show(1, 10, true)

    expect(screen.getByRole('navigation')).toHaveAttribute('aria-busy', 'true')
    for (const link of screen.getAllByRole('link')) expect(link).not.toHaveAttribute('href')
  })

  it('is not shown when everything fits on one page', () => {
    show(1, 1)

    expect(screen.queryByRole('navigation')).not.toBeInTheDocument()
  })
})
