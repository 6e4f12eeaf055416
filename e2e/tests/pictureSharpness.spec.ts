import type { Page } from '@playwright/test'
import { publicPages } from './addresses'
import { expect, test } from './fixtures'

const screens = [
  { width: 390, height: 844, scale: 3 },
  { width: 768, height: 1024, scale: 2 },
  { width: 1440, height: 900, scale: 2 },
  { width: 1920, height: 1080, scale: 1 },
]

const further = ['/about-us', '/services', '/compare', '/search?q=filler', '/login']

test.describe('pictures are as sharp as the screen, and no larger', () => {
  for (const { width, height, scale } of screens) {
    test.describe(`at ${width} px with ${scale} pixels each`, () => {
      test('on every public page [R-713]', async ({ browser, baseURL }) => {
        const paths = [...(await publicPages()).map(({ path }) => path), ...further]
        const screen = { viewport: { width, height }, deviceScaleFactor: scale }
        let seen = 0
        for (const path of paths) {
          // With its own cache, because a browser takes a larger copy that it has anyway. It chooses a copy by layout
          // alone, so neither scripts nor the pictures themselves are needed.
          const context = await browser.newContext({ baseURL, javaScriptEnabled: false, ...screen })
          await context.route(/[?]w=/, (route) => route.abort())
          const page = await context.newPage()
          await page.goto(path, { waitUntil: 'domcontentloaded' })
          const pictures = await chosenCopies(page)
          await context.close()
          seen += pictures.length
          for (const picture of largestOfEach(pictures)) {
            const told = `${path}: ${picture.src} has ${picture.pixels} px for ${Math.round(picture.drawn)} px`
            const times = picture.pixels / (picture.drawn * scale)
            // On a phone with three pixels each the eye tells two from three no more.
            const least = scale === 3 ? (0.9 * 2) / 3 : 0.9
            if (picture.pixels < picture.most) expect.soft(times, `${told}, too few`).toBeGreaterThanOrEqual(least)
            // The smallest copy may be larger than a small place needs.
            if (picture.pixels > picture.least) expect.soft(times, `${told}, too many`).toBeLessThanOrEqual(1.6)
          }
        }
        expect(seen).toBeGreaterThan(60)
      })
    })
  }
})

type Shown = Awaited<ReturnType<typeof chosenCopies>>[number]

/** Of a picture that is shown several times, the largest place: the others take its copy. */
function largestOfEach(pictures: Shown[]): Shown[] {
  const largest = new Map<string, Shown>()
  for (const picture of pictures) {
    const file = picture.src.split('?')[0] ?? ''
    if (picture.drawn > (largest.get(file)?.drawn ?? 0)) largest.set(file, picture)
  }
  return [...largest.values()]
}

/** The copies of bitmaps that the browser chose: their pixels in width, and the whole picture's width as drawn in px. */
async function chosenCopies(page: Page) {
  const images = page.locator('img')
  await images.evaluateAll((all) => {
    for (const image of all as HTMLImageElement[]) image.loading = 'eager'
  })
  await expect
    .poll(() => images.evaluateAll((all) => all.every((image) => (image as HTMLImageElement).currentSrc)))
    .toBe(true)
  return images.evaluateAll((all) =>
    (all as HTMLImageElement[]).flatMap((image) => {
      const address = new URL(image.currentSrc)
      const pixels = Number(address.searchParams.get('w'))
      const { width, height } = image.getBoundingClientRect()
      if (!pixels || width < 2 || !image.checkVisibility()) return []
      const ratio = Number(image.getAttribute('width')) / Number(image.getAttribute('height'))
      const { objectFit } = getComputedStyle(image)
      const whole = objectFit === 'cover' ? Math.max : objectFit === 'contain' ? Math.min : () => width
      const copies =
        image
          .closest('picture')
          ?.querySelector('source')
          ?.srcset.match(/\d+(?=w)/g) ?? []
      const widths = copies.map(Number)
      return {
        src: address.pathname + address.search,
        pixels,
        drawn: whole(width, height * ratio),
        most: Math.max(...widths),
        least: Math.min(...widths),
      }
    }),
  )
}
