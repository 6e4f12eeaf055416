import { Picture } from '@brightfill/shared/media'
import { fireEvent, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server.edge'

const machine = { src: 'machines/filler.webp', alt: 'Rotary filler', width: 1200, height: 900 }

describe('picture', () => {
  it('keeps its place free and loads when it comes near', () => {
    const { container } = render(<Picture {...machine} sizes="25vw" />)

    const image = screen.getByRole('img', { name: 'Rotary filler' })
    expect(image).toHaveAttribute('width', '1200')
    expect(image).toHaveAttribute('height', '900')
    expect(image).toHaveAttribute('loading', 'lazy')
    expect([...container.querySelectorAll('source')].map(({ type, sizes }) => [type, sizes])).toEqual([
      ['image/avif', '25vw'],
      ['image/webp', '25vw'],
    ])
  })

  it('with priority is announced in the head in the format and widths that will be used', () => {
    const html = renderToString(<Picture {...machine} sizes="50vw" priority />)

    const preload = /<link[^>]*rel="preload"[^>]*>/.exec(html)?.[0]
    expect(preload).toContain('/storage/machines/filler.webp?w=960&amp;format=avif 960w')
    expect(preload).toContain('imageSizes="50vw"')
    expect(preload).toContain('fetchPriority="high"')
    expect(html).toContain('loading="eager"')
  })

  it('falls back to the picture itself, then to a placeholder of its size', () => {
    const { container } = render(<Picture {...machine} />)

    fireEvent.error(screen.getByRole('img'))
    expect(container.querySelector('source')).not.toBeInTheDocument()
    expect(screen.getByRole('img')).toHaveAttribute('src', '/storage/machines/filler.webp')

    fireEvent.error(screen.getByRole('img'))
    const placeholder = screen.getByRole('img', { name: 'Rotary filler' })
    expect(placeholder.tagName).toBe('svg')
    expect(placeholder).toHaveAttribute('width', '1200')
    expect(placeholder).toHaveAttribute('height', '900')
  })

  it('shows the placeholder where there is no picture [Q-64]', () => {
    render(<Picture {...machine} src="" />)

    expect(screen.getByRole('img', { name: 'Rotary filler' }).tagName).toBe('svg')
  })

  it('tries again when another picture takes its place', () => {
    const { rerender } = render(<Picture {...machine} src="gone.svg" />)
    fireEvent.error(screen.getByRole('img'))

    rerender(<Picture {...machine} src="there.svg" />)

    expect(screen.getByRole('img')).toHaveAttribute('src', '/storage/there.svg')
  })
})
