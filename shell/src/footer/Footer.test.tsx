import { render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { Footer, type FooterProps } from './Footer'

const full: Partial<FooterProps> = {
  miniTitle: 'Talk to an engineer',
  title: 'Tell us what you need to fill',
  description: 'Three lines are enough.',
  addresses: [
    { title: 'Headquarters', text: 'Unit 4\nHull', url: 'https://maps.example/hull', image: 'brand/hq.svg' },
    { title: 'Phone', text: '+44 1482 000000', url: 'tel:+441482000000' },
  ],
  socials: [{ name: 'LinkedIn', url: 'https://network.example/brightfill' }],
  pages: [{ id: 1, title: 'Machines', url: '/products' }],
  legal: [{ text: 'Privacy', url: '/legal/privacy' }],
  copyright: ['© 2026 Brightfill Machinery Ltd', 'Registered in England and Wales'],
}

function show(props: Partial<FooterProps>) {
  render(
    <MemoryRouter>
      <Footer pages={[]} settings={undefined} {...props}>
        {props.children}
      </Footer>
    </MemoryRouter>,
  )
  return within(screen.getByRole('contentinfo'))
}

describe('footer', () => {
  it('shows titles, description, addresses, social links, pages, copyright and its children [R-247]', () => {
    const footer = show({ ...full, children: <h3>Get In Touch</h3> })

    expect(footer.getByText('Talk to an engineer')).toBeVisible()
    expect(footer.getByRole('heading', { name: 'Tell us what you need to fill' })).toBeVisible()
    expect(footer.getByText('Three lines are enough.')).toBeVisible()
    expect(footer.getByRole('heading', { name: 'Get In Touch' })).toBeVisible()
    expect(
      within(footer.getByRole('navigation', { name: 'Footer' })).getByRole('link', { name: 'Machines' }),
    ).toBeVisible()
    expect(footer.getByRole('link', { name: 'LinkedIn' })).toHaveAttribute('rel', 'noopener noreferrer')
    expect(footer.getByText('Registered in England and Wales')).toBeVisible()
  })

  it('links addresses to maps and telephones, with pictures that screen readers skip [R-254]', () => {
    const footer = show(full)

    expect(footer.getByRole('link', { name: /Headquarters/ })).toHaveAttribute('href', 'https://maps.example/hull')
    expect(footer.getByRole('link', { name: /Phone/ })).toHaveAttribute('href', 'tel:+441482000000')
    expect(footer.queryByRole('img')).not.toBeInTheDocument()
  })

  it('links the legal pages in a line of their own', () => {
    const legal = within(show(full).getByRole('navigation', { name: 'Legal' }))

    expect(legal.getByRole('link', { name: 'Privacy' })).toHaveAttribute('href', '/legal/privacy')
  })

  it('leaves out parts that the server did not send [R-202]', () => {
    const footer = show({})

    expect(footer.queryByRole('heading')).not.toBeInTheDocument()
    expect(footer.queryByRole('list')).not.toBeInTheDocument()
    expect(footer.queryByRole('navigation')).not.toBeInTheDocument()
  })
})
