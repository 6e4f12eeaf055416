import type { Page } from '@playwright/test'
import { publicPages } from './addresses'
import { expect, test, untilInteractive } from './fixtures'
import { isInFontOfSite } from './isInFontOfSite'

const widths = [390, 1440]

/** Delays everything that could move content, as on a phone: the font, pictures and scripts. */
async function slowDown(page: Page) {
  await page.route(/\.woff2|\/storage\/|\/remotes\/.*\.js$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 400))
    await route.continue().catch(() => {}) // the page may be gone
  })
}

/** Adds up the layout shifts that no visitor caused, and records the elements that moved. */
async function watchShifts(page: Page) {
  await page.addInitScript(() => {
    interface Shift extends PerformanceEntry {
      value: number
      hadRecentInput: boolean
      sources: { node: Node | null }[]
    }
    const shifts: { value: number; moved: string[] }[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[]) {
        if (hadRecentInput) continue
        const moved = sources.map(({ node }) =>
          node instanceof Element ? `${node.tagName}.${node.className}` : (node?.nodeName ?? '?'),
        )
        shifts.push({ value, moved })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

const shiftsOf = (page: Page) =>
  // set by watchShifts
  page.evaluate(() => (window as unknown as { shifts: { value: number; moved: string[] }[] }).shifts)

test.describe('a page that loads', () => {
  for (const width of widths) {
    test(`does not move at ${width} px while font, pictures and scripts arrive, nor while scrolling [R-711]`, async ({
      page,
    }) => {
      test.slow()
      await page.setViewportSize({ width, height: 900 })
      await slowDown(page)
      await watchShifts(page)
      for (const { name, path } of await publicPages()) {
        await page.goto(path)
        await untilInteractive(page)
        await page.evaluate(async () => {
          await document.fonts.ready
          for (let top = 0; top < document.documentElement.scrollHeight; top += 600) {
            window.scrollTo({ top, behavior: 'instant' })
            await new Promise((resolve) => setTimeout(resolve, 120))
          }
        })
        await page.waitForLoadState('networkidle')
        const shifts = await shiftsOf(page)
        const sum = shifts.reduce((total, { value }) => total + value, 0)
        expect(sum, `${name}: ${JSON.stringify(shifts)}`).toBeLessThanOrEqual(0.001)
      }
    })
  }

  test('keeps its font while it is on screen, and the next page has the one that came late', async ({ page }) => {
    let letCome = () => {}
    const here = new Promise<void>((resolve) => {
      letCome = resolve
    })
    await page.route('**/*.woff2', async (route) => {
      await here
      await route.continue().catch(() => {}) // the page may be gone
    })
    await page.goto('/', { waitUntil: 'domcontentloaded' }) // the load waits for the font
    await untilInteractive(page)
    expect(await isInFontOfSite(page)).toBe(false)
    letCome()
    await page.waitForLoadState('networkidle')
    expect(await isInFontOfSite(page)).toBe(false)

    const menu = page.getByRole('banner').getByRole('link')
    await expect(async () => {
      for (const title of ['Services', 'About us']) {
        await menu.filter({ hasText: title }).click()
        await expect(menu.filter({ hasText: title })).toHaveAttribute('aria-current', 'page')
      }
      expect(await isInFontOfSite(page)).toBe(true)
    }).toPass()
  })

  test('is styled by the document alone, before any other file has come', async ({ page }) => {
    await page.route(/\.(js|css|woff2)/, () => {}) // never answered
    for (const { path } of await publicPages()) {
      await page.goto(path, { waitUntil: 'commit' })
      const heading = page.getByRole('heading', { level: 1 })
      await expect(heading).toBeVisible()
      expect(await heading.evaluate((element) => getComputedStyle(element).fontFamily)).toContain('Brightfill')
      // The browser notes a paint a moment after it.
      await expect
        .poll(() => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length))
        .toBe(1)
    }
  })
})
