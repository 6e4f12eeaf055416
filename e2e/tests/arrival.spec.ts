import { expect, test, untilInteractive } from './fixtures'

/** Notes from the start how much of the page moves without the visitor. */
function watchShifts() {
  const seen = { total: 0 }
  Object.assign(window, { shifts: seen })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean } // TypeScript does not know the kind yet
      if (!hadRecentInput) seen.total += value
    }
  }).observe({ type: 'layout-shift', buffered: true })
}

const standing = () => Math.round(document.getElementById('sell')?.getBoundingClientRect().top ?? Number.NaN)
const shifted = () => (window as unknown as { shifts: { total: number } }).shifts.total // put there by watchShifts

test.describe('coming to a place of the home page by its address', () => {
  for (const width of [1440, 768, 390]) {
    for (const reducedMotion of ['no-preference', 'reduce'] as const) {
      test(`at ${width} px, ${reducedMotion}, the sell form is there at once and stays there [R-231, R-215]`, async ({
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
  }
})
