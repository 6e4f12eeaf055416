import { RichText } from '@brightfill/shared/rich-text'
import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { honest, hostile } from './richTextCases'

function show(html: string | null) {
  const { container } = render(
    <MemoryRouter>
      <RichText html={html} />
    </MemoryRouter>,
  )
  return container.firstElementChild as HTMLElement // the component always draws one
}

describe('rich text in the browser', () => {
  it.each(hostile)('disarms %s [R-077]', (_, html) => {
    const text = show(html)

    expect(text.textContent).toMatch(/text|before/)
    expect(text.textContent).not.toContain('alert')
    expect(
      text.querySelector(
        'script, style, iframe, object, embed, svg:not([aria-hidden]), math, form, input, base, template',
      ),
    ).toBeNull()
    for (const element of text.querySelectorAll('*')) {
      for (const { name, value } of element.attributes) {
        expect(name).not.toMatch(/^on|^style$|^id$|^srcdoc$|^name$/)
        if (name === 'href' || name === 'src')
          expect(new URL(value, 'https://site.example/').origin).toBe('https://site.example')
      }
    }
  })

  it.each(honest)('keeps %s [R-077]', (html, markup) => {
    expect(show(html).innerHTML).toBe(markup)
  })

  it('keeps players of the allow-list, which load nothing until they are opened [R-077]', () => {
    show('<iframe src="https://player.vimeo.com/video/12345" title="Test run"></iframe>')

    const frame = screen.getByTitle('Test run')
    expect(frame).toHaveAttribute('src', 'https://player.vimeo.com/video/12345')
    expect(frame).toHaveAttribute('loading', 'lazy')
    expect(frame.closest('details')).not.toHaveAttribute('open')
  })

  it('links inside the site without leaving it, and outside with rel noopener', () => {
    show('<a href="/products">machines</a> <a href="https://example.com">maker</a>')

    expect(screen.getByRole('link', { name: 'machines' })).not.toHaveAttribute('rel')
    expect(screen.getByRole('link', { name: 'maker' })).toHaveAttribute('rel', 'noopener noreferrer')
  })

  it('loads copies of its pictures from the storage [R-068, R-777]', () => {
    show('<img src="public/a.jpg" alt="Valve" width="300" height="200">')

    expect(screen.getByRole('img', { name: 'Valve' })).toHaveAttribute('src', '/storage/a.jpg?w=1280&format=webp')
  })

  it('shows nothing for nothing', () => {
    expect(show(null)).toBeEmptyDOMElement()
  })

  it('survives elements nested deeper than any text', () => {
    expect(() => show('<b>'.repeat(400))).not.toThrow()
  })
})
