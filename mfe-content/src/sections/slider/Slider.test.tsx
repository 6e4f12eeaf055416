import { standIns } from '@brightfill/shared/testing'
import { fireEvent, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { act } from 'react'
import { aSection } from '../../testing/content'
import { renderPage } from '../../testing/renderPage'
import { swiperOptions } from './swiperOptions'

describe('slider', () => {
  it('shows title, text, the button and slides with text, picture and link [R-209]', async () => {
    standIns()
    await renderPage([aSection('slider')])
    const slider = within(await screen.findByRole('region', { name: 'Every station' }))

    expect(slider.getByText('Tested on water.')).toBeVisible()
    expect(slider.getByRole('link', { name: 'All machines' })).toHaveAttribute('href', '/products')
    expect(slider.getByRole('link', { name: /Labellers/ })).toHaveAttribute('href', '/products?search=Labellers')
    expect(slider.getByText('Many Labellers')).toBeVisible()
  })

  it('has no button when its text is not set [R-210]', async () => {
    standIns()
    await renderPage([aSection('slider', { 'Text Button': undefined })])
    await screen.findByRole('region', { name: 'Every station' })

    expect(screen.queryByRole('link', { name: 'All machines' })).not.toBeInTheDocument()
  })

  it('each slide is a group named by its place, in a carousel named by the heading [R-212]', async () => {
    standIns()
    await renderPage([aSection('slider')])
    const carousel = await screen.findByRole('group', { name: 'Every station' })
    const slides = within(carousel).getAllByRole('group')

    expect(carousel).toHaveAttribute('aria-roledescription', 'carousel')
    expect(slides.map((slide) => slide.getAttribute('aria-label'))).toEqual(['1 of 3', '2 of 3', '3 of 3'])
  })

  it('swiper has the printed geometry and no pagination [R-010, R-011]', () => {
    expect(swiperOptions).toMatchObject({
      slidesPerView: 1.2,
      spaceBetween: 24,
      breakpoints: { 0: { slidesPerView: 1.2 }, 768: { slidesPerView: 2.2 }, 1024: { slidesPerView: 3.2 } },
    })
    expect(swiperOptions).not.toHaveProperty('pagination')
  })

  it('its arrows have names, move the plain list, and cannot go back before its start [R-212]', async () => {
    const { see } = standIns()
    await renderPage([aSection('slider')])
    const previous = await screen.findByRole('button', { name: 'Previous slide' })
    expect(previous).toBeDisabled()
    const list = screen.getByRole('group', { name: 'Every station' })
    const scrolled = jest.fn()
    list.scrollTo = scrolled // jsdom has no layout
    await userEvent.click(screen.getByRole('button', { name: 'Next slide' }))
    expect(scrolled).toHaveBeenCalledTimes(1)
    expect(list).not.toHaveAttribute('data-swiper')
    await act(async () => see(true))

    await waitForSwiper(list)
    expect(previous).toBeDisabled()
  })

  it('an arrow of the plain list starts from where the visitor has scrolled since the last press [R-213]', async () => {
    standIns()
    await renderPage([aSection('slider')])
    const list = await screen.findByRole('group', { name: 'Every station' })
    const scrolled = withLayout(list)
    const next = screen.getByRole('button', { name: 'Next slide' })
    jest.useFakeTimers()
    fireEvent.click(next)
    fireEvent.click(next)
    expect(scrolled).toHaveBeenLastCalledWith({ left: 200, behavior: 'smooth' })
    jest.advanceTimersByTime(2000) // the visitor scrolls back meanwhile: scrollLeft is 0
    fireEvent.click(next)
    jest.useRealTimers()

    expect(scrolled).toHaveBeenLastCalledWith({ left: 100, behavior: 'smooth' })
  })

  it('an arrow of the plain list moves at once for visitors who asked for less motion [R-213]', async () => {
    standIns({ reducedMotion: true })
    await renderPage([aSection('slider')])
    const scrolled = withLayout(await screen.findByRole('group', { name: 'Every station' }))
    fireEvent.click(screen.getByRole('button', { name: 'Next slide' }))

    expect(scrolled).toHaveBeenLastCalledWith({ left: 100, behavior: 'instant' })
  })

  it('takes the arrow keys, and leaves those held with a modifier, such as Back, to the browser [R-213]', async () => {
    const { see } = standIns()
    await renderPage([aSection('slider')])
    const list = await screen.findByRole('group', { name: 'Every station' })
    await act(async () => see(true))
    await waitForSwiper(list)

    expect(fireEvent.keyDown(list, { key: 'ArrowLeft' })).toBe(false)
    for (const held of ['altKey', 'ctrlKey', 'metaKey'])
      expect(fireEvent.keyDown(list, { key: 'ArrowLeft', [held]: true })).toBe(true)
  })
})

/** jsdom has no layout: slides are 100 px apart. */
function withLayout(list: HTMLElement) {
  within(list)
    .getAllByRole('group')
    .forEach((slide, index) => void Object.defineProperty(slide, 'offsetLeft', { value: index * 100 }))
  const scrolled = jest.fn()
  list.scrollTo = scrolled
  return scrolled
}

/** Swiper is a separate chunk that loads once the slider is near. */
async function waitForSwiper(list: HTMLElement) {
  for (let tries = 0; tries < 50 && !list.dataset.swiper; tries += 1) {
    await act(() => new Promise((resolve) => setTimeout(resolve, 20)))
  }
  expect(list).toHaveAttribute('data-swiper', 'on')
}
