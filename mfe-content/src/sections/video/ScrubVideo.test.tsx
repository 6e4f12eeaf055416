import { videoSectionHeight } from '@brightfill/shared/constants'
import { type StandIns, standIns } from '@brightfill/shared/testing'
import { fireEvent, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { act } from 'react'
import { aSection } from '../../testing/content'
import { renderPage } from '../../testing/renderPage'
import { scrollProgress } from './scrollProgress'

const windowHeight = 800

/** The section with a film of this many seconds, in a window of this height. */
async function renderFilm(duration: number, { see }: StandIns, source = `public/${duration}-${Math.random()}.mp4`) {
  window.innerHeight = windowHeight
  const { unmount } = await renderPage([
    aSection('video', {
      Video: { sources: [{ src: source, type: 'video/mp4' }], poster: 'public/p.webp', width: 1280, height: 720 },
    }),
  ])
  const section = await screen.findByRole('region', { name: 'Down to the last seal' })
  await act(async () => see(true))
  const film = section.querySelector('video')
  const seeks: number[] = []
  if (film) {
    let time = 0
    Object.defineProperty(film, 'duration', { get: () => duration })
    Object.defineProperty(film, 'seeking', { value: false, writable: true })
    Object.defineProperty(film, 'currentTime', {
      get: () => time,
      set: (next: number) => {
        time = next
        seeks.push(next)
      },
    })
    fireEvent.loadedMetadata(film)
    await act(async () => see(true))
  }
  const height = () => section.style.getPropertyValue('--scrub')
  let top = 0
  // no other part is read
  section.getBoundingClientRect = () => ({ top, height: Number.parseInt(height(), 10) }) as DOMRect
  async function scrollTo(passed: number, times = 1) {
    top = -passed
    for (let time = 0; time < times; time += 1) fireEvent.scroll(window)
    await act(() => new Promise<void>((resolve) => requestAnimationFrame(() => resolve())))
  }
  return { section, film, seeks, height, scrollTo, unmount }
}

describe('scrubbed film', () => {
  it.each([
    ['start', 0, 0],
    ['middle', (5600 - windowHeight) / 2, 5],
    ['end', 5600 - windowHeight, 10],
    ['beyond the end', 9000, 10],
  ])('at the %s of the section the film is at that part [R-214]', async (_, passed, seconds) => {
    const { scrollTo, film } = await renderFilm(10, standIns())
    await scrollTo(passed)

    expect(film?.currentTime).toBeCloseTo(seconds, 1)
  })

  it('the section is as high as its duration says once that is known [R-215, R-014]', async () => {
    const { height } = await renderFilm(10, standIns())

    expect(height()).toBe('5600px')
    expect(videoSectionHeight(4.5)).toBe(2850)
  })

  it('has that height at once where content says how long the film is [R-215]', async () => {
    standIns()
    const video = {
      sources: [{ src: 'public/told.mp4', type: 'video/mp4' }],
      poster: '',
      width: 1,
      height: 1,
      duration: 4,
    }
    await renderPage([aSection('video', { Video: video })])

    const section = await screen.findByRole('region', { name: 'Down to the last seal' })
    expect(section.style.getPropertyValue('--scrub')).toBe('2600px')
  })

  it.each([Number.NaN, Number.POSITIVE_INFINITY, 0])(
    'a duration of %s gives 600 px and no scrubbing [R-216]',
    async (duration) => {
      const { height, seeks, scrollTo } = await renderFilm(duration, standIns())
      await scrollTo(300)

      expect(height()).toBe('600px')
      expect(seeks).toEqual([])
    },
  )

  it('with reduced motion there is a poster and no film [R-217]', async () => {
    const { film, section } = await renderFilm(10, standIns({ reducedMotion: true }))

    expect(film).toBeNull()
    expect(section).toHaveAttribute('data-calm')
    expect(section.querySelector('img')).toHaveAttribute('src', '/storage/p.webp?w=1280&format=webp')
  })

  it('without motion it plays in place of its poster when the visitor asks for it [R-217]', async () => {
    const { section } = await renderFilm(10, standIns({ reducedMotion: true }))
    await userEvent.click(screen.getByRole('button', { name: 'Play the video of the filler' }))

    const film = section.querySelector('video')
    expect(film).toHaveAttribute('controls')
    expect(film).toHaveAttribute('autoplay')
    expect(section).toHaveAttribute('data-calm')
  })

  it('seeks once for each frame however often the page scrolls, never during a running seek, and not when out of reach [R-218]', async () => {
    const stand = standIns()
    const { scrollTo, seeks, film } = await renderFilm(10, stand)
    await scrollTo(0)
    seeks.length = 0
    await scrollTo(960, 25)
    expect(seeks).toHaveLength(1)

    Object.assign(film as HTMLVideoElement, { seeking: true }) // renderFilm makes it writable
    await scrollTo(1920)
    expect(seeks).toHaveLength(1)
    Object.assign(film as HTMLVideoElement, { seeking: false })
    fireEvent(film as HTMLVideoElement, new Event('seeked'))
    await act(() => new Promise<void>((resolve) => requestAnimationFrame(() => resolve())))
    expect(seeks).toHaveLength(2)

    act(() => stand.see(false))
    await scrollTo(4000)
    expect(seeks).toHaveLength(2)
  })

  it('marks the current step', async () => {
    const { scrollTo } = await renderFilm(10, standIns())
    await scrollTo(5600 - windowHeight)

    expect(screen.getByText('Test run')).toHaveAttribute('data-now', 'true')
    expect(screen.getByText('Base frame')).not.toHaveAttribute('data-now')
  })

  it('has its height again when the visitor comes back', async () => {
    const video = { sources: [{ src: 'public/known.mp4', type: 'video/mp4' }], poster: '', width: 1, height: 1 }
    const { unmount } = await renderFilm(6, standIns(), 'public/known.mp4')
    unmount()
    await renderPage([aSection('video', { Video: video })])

    const section = await screen.findByRole('region', { name: 'Down to the last seal' })
    expect(section.style.getPropertyValue('--scrub')).toBe('3600px')
  })
})

describe('progress of a section', () => {
  it('a section no higher than the window is at its start or at its end [R-214]', () => {
    expect(scrollProgress({ top: 10, height: 600 }, 800)).toBe(0)
    expect(scrollProgress({ top: -1, height: 600 }, 800)).toBe(1)
  })
})
