import { expect, test, untilInteractive } from './fixtures'

// Where the finished machine is in the film.
const machine = { left: 0.18, right: 0.85, top: 0.05, bottom: 0.95 }

test('neither words nor the gauge lie over the machine of the film, and no window crops it [R-214]', async ({
  page,
}) => {
  await page.goto('/')
  await untilInteractive(page)
  const section = page.getByRole('region', { name: 'Down to the last seal' })
  for (const [width, height] of [
    [390, 844],
    [844, 390],
    [768, 1024],
    [1024, 768],
    [1280, 720],
    [1440, 900],
    [1920, 1080],
    [2560, 1300],
  ] as const) {
    await page.setViewportSize({ width, height })
    const found = await section.evaluate((element, part) => {
      const film = element.querySelector('img')?.getBoundingClientRect() ?? new DOMRect()
      const stage = element.firstElementChild?.getBoundingClientRect() ?? new DOMRect()
      const left = film.left + film.width * part.left
      const right = film.left + film.width * part.right
      const top = film.top + film.height * part.top
      const bottom = film.top + film.height * part.bottom
      const over = [...element.querySelectorAll('h2, p, li')]
        .map((words) => {
          const range = document.createRange()
          range.selectNodeContents(words) // the words themselves, not the line that they are in
          return { text: words.textContent, box: range.getBoundingClientRect() }
        })
        .filter(({ box }) => box.width > 0)
        .filter(({ box }) => box.right > left && box.left < right && box.bottom > top && box.top < bottom)
      const cropped = left < stage.left || right > stage.right || top < stage.top - 1 || bottom > stage.bottom + 1
      return { over: over.map(({ text }) => text), cropped }
    }, machine)
    expect.soft(found, `${width} x ${height}`).toEqual({ over: [], cropped: false })
  }
})
