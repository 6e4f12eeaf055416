import { fireEvent, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { renderToString } from 'react-dom/server.edge'
import { Gallery } from './Gallery'

const images = Array.from({ length: 10 }, (_, n) => `public/${n + 1}.webp`)
const show = (count = 3) => render(<Gallery name="Filler" images={images.slice(0, count)} />)
const button = (name: string) => screen.getByRole('button', { name })
const current = () => screen.getAllByRole('link').findIndex((link) => link.getAttribute('aria-current') === 'true') + 1

describe('pictures with a description by staff', () => {
  it('have their own text, and crops keep the point in view [O-30]', () => {
    const [first = '', second = ''] = images
    const alts = { [first]: 'Four valves' }
    const html = renderToString(
      <Gallery name="Filler" images={[first, second]} alts={alts} focal={{ [first]: '64% 52%' }} />,
    )
    const pictures = html.match(/<img [^>]*>/g) ?? []
    expect(pictures[0]).toMatch(/alt="Four valves".* style="object-position:64% 52%"/)
    expect(pictures[1]).toContain('alt="Filler, image 2 of 2"')
    expect(pictures[1]).not.toContain('style')
  })
})

describe('gallery', () => {
  it('shows every picture, also beyond eight, and counts them all [Q-65]', () => {
    show(10)
    expect(screen.getAllByRole('img')).toHaveLength(10)
    expect(screen.getByRole('img', { name: 'Filler, image 10 of 10' })).toBeInTheDocument()
    expect(screen.getByText('Picture 1 of 10')).toBeInTheDocument()
  })

  it('thumbnail n shows image n [R-336]', async () => {
    show()
    await userEvent.click(screen.getByRole('link', { name: 'Picture 3' }))
    expect(current()).toBe(3)
    expect(screen.getByText('Picture 3 of 3')).toBeInTheDocument()
  })

  it('without a script a thumbnail is a link to its picture [R-753]', () => {
    const { container } = show()
    const target = screen.getByRole('link', { name: 'Picture 2' }).getAttribute('href')?.slice(1) ?? ''
    expect(container.ownerDocument.getElementById(target)).toContainElement(
      screen.getByRole('img', { name: 'Filler, image 2 of 3' }),
    )
  })

  it('arrows stop at the ends [R-337]', async () => {
    show(2)
    expect(button('Previous picture')).toBeDisabled()
    await userEvent.click(button('Next picture'))
    expect(button('Next picture')).toBeDisabled()
    expect(button('Previous picture')).toBeEnabled()
  })

  it('works by arrow keys, Home and End [R-337]', async () => {
    show()
    screen.getByRole('list', { name: 'Pictures of Filler' }).focus()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}')
    expect(current()).toBe(3)
    await userEvent.keyboard('{ArrowLeft}')
    expect(current()).toBe(2)
    await userEvent.keyboard('{Home}')
    expect(current()).toBe(1)
    await userEvent.keyboard('{End}')
    expect(current()).toBe(3)
  })

  it('leaves keys held with a modifier, such as Back, to the browser [R-337]', () => {
    show()
    const row = screen.getByRole('list', { name: 'Pictures of Filler' })
    for (const held of ['altKey', 'ctrlKey', 'metaKey']) {
      expect(fireEvent.keyDown(row, { key: 'ArrowRight', [held]: true })).toBe(true)
    }
    expect(current()).toBe(1)
  })

  it('a large view opens in a dialog with zoom and leads back to the same picture [R-337]', async () => {
    show()
    await userEvent.click(button('Enlarge picture'))
    const dialog = within(screen.getByRole('dialog', { name: 'Filler, large pictures' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Next picture' }))
    expect(dialog.getByRole('img')).toHaveAccessibleName('Filler, image 2 of 3')
    await userEvent.click(dialog.getByRole('button', { name: 'Zoom in' }))
    expect(dialog.getByRole('button', { name: 'Zoom out' })).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Next picture' }))
    expect(dialog.getByRole('button', { name: 'Zoom in' })).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }))

    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(current()).toBe(3)
  })

  it('a large picture that is gone shows the placeholder, as everywhere', async () => {
    show(1)
    await userEvent.click(button('Enlarge picture'))
    const picture = () => within(screen.getByRole('dialog')).getByRole('img', { name: 'Filler, image 1 of 1' })
    fireEvent.error(picture()) // the smaller copies
    fireEvent.error(picture()) // the picture itself

    expect(picture()).toHaveClass('placeholder')
  })

  it('one picture has no arrows, and none shows the placeholder', () => {
    const { rerender, container } = show(1)
    expect(screen.queryByRole('button', { name: 'Next picture' })).not.toBeInTheDocument()
    rerender(<Gallery name="Filler" images={[]} />)
    expect(container.querySelector('.placeholder')).toBeInTheDocument()
  })
})
