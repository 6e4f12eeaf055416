import { Picture } from '@brightfill/shared/media'
import { act, fireEvent, render, screen } from '@testing-library/react'
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

  it('without copies is a placeholder of its size, and is requested once more, but never in full [R-777]', () => {
    jest.useFakeTimers()
    const { container } = render(<Picture {...machine} />)
    const asked = () => [...container.querySelectorAll('img, source')].map((element) => element.outerHTML).join()
    const whole = /filler\.webp(?!\?w=)/
    const placeholder = () => screen.getByRole('img', { name: 'Rotary filler' })
    expect(asked()).toMatch(/filler\.webp\?w=/)
    expect(asked()).not.toMatch(whole)

    fireEvent.error(screen.getByRole('img'))
    expect(placeholder().tagName).toBe('svg')
    expect(placeholder()).toHaveAttribute('width', '1200')
    expect(placeholder()).toHaveAttribute('height', '900')
    act(() => jest.advanceTimersByTime(5_000))
    expect(placeholder()).toHaveAttribute('src', '/storage/machines/filler.webp?w=1280&format=webp')
    expect(asked()).not.toMatch(whole)

    fireEvent.error(screen.getByRole('img'))
    act(() => jest.advanceTimersByTime(60_000))
    expect(placeholder().tagName).toBe('svg')
    jest.useRealTimers()
  })

  it('with animation is offered only in the format that supports it [R-777]', () => {
    const { container } = render(<Picture {...machine} src="machines/filler.gif" />)
    expect([...container.querySelectorAll('source')].map(({ type }) => type)).toEqual(['image/webp'])
    expect(screen.getByRole('img')).toHaveAttribute('src', '/storage/machines/filler.gif?w=1280&format=webp')
  })

  it('shows the placeholder when there is no picture [Q-64]', () => {
    render(<Picture {...machine} src="" />)

    expect(screen.getByRole('img', { name: 'Rotary filler' }).tagName).toBe('svg')
  })

  it('tries again when another picture takes its place', () => {
    const { rerender } = render(<Picture {...machine} src="gone.svg" />)
    fireEvent.error(screen.getByRole('img'))

    rerender(<Picture {...machine} src="there.svg" />)

    expect(screen.getByRole('img')).toHaveAttribute('src', '/storage/there.svg')
  })

  it('shows the copy that the page before has loaded until its own size is here', () => {
    const before = render(<Picture {...machine} />)
    Object.defineProperties(screen.getByRole('img'), {
      complete: { value: true },
      naturalWidth: { value: 320 },
      currentSrc: { value: '/storage/machines/filler.webp?w=320&format=avif' },
    })
    render(<Picture {...machine} alt="Large" priority />)
    before.unmount()

    expect(screen.getByRole('img', { name: 'Large' }).style.backgroundImage).toContain('filler.webp?w=320&format=avif')
  })
})
