import type { Locator, Page } from '@playwright/test'
import { expect, test, untilInteractive } from './fixtures'

// Where the finished machine is in the film.
const machine = { left: 0.18, right: 0.85, top: 0.05, bottom: 0.95 }

const windows = [
  [390, 844],
  [844, 390],
  [768, 1024],
  [1024, 768],
  [1280, 720],
  [1440, 900],
  [1920, 1080],
  [2560, 1300],
] as const

/** The film on the home page, once nothing above it moves any more. */
async function openFilm(page: Page): Promise<Locator> {
  await page.goto('/')
  await untilInteractive(page)
  await expect(page.locator('html')).not.toHaveAttribute('data-arriving')
  return page.getByRole('region', { name: 'Down to the last seal' })
}

function scrollTo(section: Locator, place: 'begin' | 'end') {
  return section.evaluate((element, where) => {
    const { top, bottom } = element.getBoundingClientRect()
    scrollBy({ top: where === 'begin' ? top : bottom - innerHeight, behavior: 'instant' })
  }, place)
}

/** The parts that lie over the machine, and whether the window crops it. */
async function measure(section: Locator, place: 'begin' | 'end') {
  await scrollTo(section, place)
  return section.evaluate((element, part) => {
    const picture = element.querySelector('video') ?? element.querySelector('img')
    const film = picture?.getBoundingClientRect() ?? new DOMRect()
    const stage = element.firstElementChild?.getBoundingClientRect() ?? new DOMRect()
    const left = film.left + film.width * part.left
    const right = film.left + film.width * part.right
    const top = film.top + film.height * part.top
    const bottom = film.top + film.height * part.bottom
    const words = [...element.querySelectorAll('h2, p, li')].map((line) => {
      const range = document.createRange()
      range.selectNodeContents(line) // the words themselves, not the line that they are in
      return { text: line.textContent, box: range.getBoundingClientRect() }
    })
    const glass = element.querySelector('ol')?.previousElementSibling
    const over = [...words, { text: 'the glass', box: glass?.getBoundingClientRect() ?? new DOMRect() }]
      .filter(({ box }) => box.width > 0)
      .filter(({ box }) => box.right > left && box.left < right && box.bottom > top && box.top < bottom)
    const cropped = left < stage.left || right > stage.right || top < stage.top - 1 || bottom > stage.bottom + 1
    return { film: film.width > 0, over: over.map(({ text }) => text), cropped, glass: glass !== undefined }
  }, machine)
}

test('neither text nor gauge covers the machine at any point of the film, and no window crops it', async ({ page }) => {
  const section = await openFilm(page)
  for (const [width, height] of windows) {
    await page.setViewportSize({ width, height })
    for (const place of ['begin', 'end'] as const)
      await expect
        .poll(() => measure(section, place), `${width} x ${height}, ${place}`)
        .toEqual({ film: true, over: [], cropped: false, glass: true })
  }
})

test('the film of a phone has no seam, and no empty room above or below it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const section = await openFilm(page)
  const look = (element: HTMLElement | SVGElement) => {
    const film = element.querySelector('video') ?? element.querySelector('img')
    const stage = element.firstElementChild?.getBoundingClientRect() ?? new DOMRect()
    const words = element.querySelector('p')?.getBoundingClientRect() ?? new DOMRect()
    const box = film?.getBoundingClientRect() ?? new DOMRect()
    return {
      film: box.width > 0,
      fades: film !== null && getComputedStyle(film).maskImage.split('linear-gradient').length - 1,
      above: box.top - stage.top,
      between: words.top - box.bottom,
    }
  }
  await expect(async () => {
    await scrollTo(section, 'begin')
    const { film, fades, above, between } = await section.evaluate(look)
    expect({ film, fades }).toEqual({ film: true, fades: 2 })
    expect(above).toBeLessThan(96)
    expect(between).toBeLessThan(96)
  }).toPass({ timeout: 10_000 })
})
