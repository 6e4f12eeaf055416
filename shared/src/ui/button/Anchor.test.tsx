import { fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { Anchor } from './Anchor'

function hrefOf(to: string) {
  const { container, unmount } = render(
    <MemoryRouter initialEntries={['/about-us']}>
      <Anchor to={to}>there</Anchor>
    </MemoryRouter>,
  )
  const link = container.querySelector('a')
  unmount()
  return { href: link?.getAttribute('href'), rel: link?.getAttribute('rel') }
}

describe('anchor', () => {
  it('stays inside the site for paths and hashes', () => {
    expect(hrefOf('/products?page=2')).toEqual({ href: '/products?page=2', rel: null })
    expect(hrefOf('#footer')).toEqual({ href: '#footer', rel: null })
  })

  it.each([
    ['/data-sheets/rotary.pdf', true],
    ['/storage/terms', true],
    ['/feed.xml?new', true],
    ['/office', true],
    ['/auth/google/redirect', true],
    ['/auth/callback?token=1', false],
    ['/officers', false],
    ['/products?file=a.pdf', false],
    ['/products', false],
  ])('a link to %s loads a document: %s [R-366]', (to, loads) => {
    const { getByRole } = render(
      <MemoryRouter>
        <Anchor to={to}>there</Anchor>
      </MemoryRouter>,
    )
    let taken: boolean | undefined
    const stop = (event: Event) => {
      taken = event.defaultPrevented
      event.preventDefault() // jsdom loads no documents
    }
    window.addEventListener('click', stop, { once: true })
    fireEvent.click(getByRole('link'))
    expect(taken).toBe(!loads)
  })

  it('leaves the site with rel noopener [R-236]', () => {
    expect(hrefOf('https://example.com/a')).toEqual({ href: 'https://example.com/a', rel: 'noopener noreferrer' })
    expect(hrefOf('//example.com/a').rel).toBe('noopener noreferrer')
    expect(hrefOf('/\\example.com').href).not.toBe('//example.com')
  })

  it('dials and writes [R-254]', () => {
    expect(hrefOf('tel:+44123').href).toBe('tel:+44123')
    expect(hrefOf('mailto:a@b.co').href).toBe('mailto:a@b.co')
  })

  it.each([
    'javascript:alert(1)',
    ' JavaScript:alert(1)',
    'java\nscript:alert(1)',
    '\u0001javascript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'blob:x',
  ])('%j cannot run [R-077]', (to) => {
    const { href } = hrefOf(to)
    if (href) expect(new URL(href, 'https://site.example/about-us').protocol).toBe('https:')
  })

  it('opens in place and is found by its text', () => {
    render(
      <MemoryRouter>
        <Anchor to="/products">Machines</Anchor>
      </MemoryRouter>,
    )
    expect(screen.getByRole('link', { name: 'Machines' })).not.toHaveAttribute('target')
  })
})
