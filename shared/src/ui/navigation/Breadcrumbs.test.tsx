import { render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { Breadcrumbs } from './Breadcrumbs'

describe('breadcrumbs', () => {
  it('start with Home and end with the page itself, which is not a link [R-121, R-123]', () => {
    render(
      <MemoryRouter>
        <Breadcrumbs items={[{ label: 'Machines', to: '/products' }, { label: 'rotary-filler-24' }]} />
      </MemoryRouter>,
    )

    const trail = within(screen.getByRole('navigation', { name: 'Breadcrumb' }))
    expect(trail.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Home',
      'Machines',
      'rotary-filler-24',
    ])
    expect(trail.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/')
    expect(trail.getByText('rotary-filler-24')).toHaveAttribute('aria-current', 'page')
    expect(trail.queryByRole('link', { name: 'rotary-filler-24' })).not.toBeInTheDocument()
  })
})
