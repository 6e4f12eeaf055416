import type { Locator } from '@playwright/test'
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

/** The parts that lie over the machine, and whether the window crops it. */
function measure(section: Locator) {
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
    return { over: over.map(({ text }) => text), cropped, glass: glass !== undefined }
  }, machine)
}

test('neither words nor the gauge lie over the machine of the film from its begin to its end, and no window crops it [R-214]', async ({
  page,
}) => {
  await page.goto('/')
  await untilInteractive(page)
  const section = page.getByRole('region', { name: 'Down to the last seal' })
  for (const [width, height] of windows) {
    await page.setViewportSize({ width, height })
    for (const place of ['begin', 'end']) {
      await section.evaluate((element, where) => {
        const { top, bottom } = element.getBoundingClientRect()
        scrollBy({ top: where === 'begin' ? top : bottom - innerHeight, behavior: 'instant' })
      }, place)
      expect
        .soft(await measure(section), `${width} x ${height}, ${place}`)
        .toEqual({ over: [], cropped: false, glass: true })
    }
  }
})

test('the film of a phone has no seam, and no empty room above or below it [R-214]', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  await untilInteractive(page)
  const section = page.getByRole('region', { name: 'Down to the last seal' })
  await section.evaluate((element) => scrollBy({ top: element.getBoundingClientRect().top, behavior: 'instant' }))
  const found = await section.evaluate((element) => {
    const film = element.querySelector('video') ?? element.querySelector('img')
    const stage = element.firstElementChild?.getBoundingClientRect() ?? new DOMRect()
    const words = element.querySelector('p')?.getBoundingClientRect() ?? new DOMRect()
    const box = film?.getBoundingClientRect() ?? new DOMRect()
    return {
      fades: film !== null && getComputedStyle(film).maskImage.split('linear-gradient').length - 1,
      above: box.top - stage.top,
      between: words.top - box.bottom,
    }
  })
  expect(found.fades).toBe(2)
  expect(found.above).toBeLessThan(96)
  expect(found.between).toBeLessThan(96)
})
