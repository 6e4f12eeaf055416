import { expect, test, untilInteractive } from './fixtures'

/** Records from the start how much of the page moves without the visitor. */
function watchShifts() {
  const seen = { total: 0 }
  Object.assign(window, { shifts: seen })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      // TypeScript does not know this kind of entry yet
      const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean }
      if (!hadRecentInput) seen.total += value
    }
  }).observe({ type: 'layout-shift', buffered: true })
}

const standing = () => Math.round(document.getElementById('sell')?.getBoundingClientRect().top ?? Number.NaN)
const shifted = () => (window as unknown as { shifts: { total: number } }).shifts.total // set by watchShifts

test.describe('a link to a place on the home page', () => {
  // Without motion the film above it is a picture, at every width alike.
  for (const [width, reducedMotion] of [
    [1440, 'no-preference'],
    [768, 'reduce'],
    [390, 'no-preference'],
  ] as const) {
    test(`at ${width} px, ${reducedMotion}, shows the sell form at once, in its final place [R-231]`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 })
      await page.emulateMedia({ reducedMotion })
      await page.addInitScript(watchShifts)
      await page.goto('/#sell')
      const first = await page.evaluate(standing)
      await untilInteractive(page)
      await expect(page.locator('#sell').getByLabel('Name', { exact: true })).toBeFocused()
      await page.waitForLoadState('networkidle')
      expect(first).toBe(await page.evaluate(standing))
      expect(first).toBeGreaterThanOrEqual(0)
      expect(first).toBeLessThan(48)
      expect(await page.evaluate(shifted)).toBeLessThan(0.01)
    })
  }
})
