import { expect, expectShown, test, untilInteractive } from './fixtures'

const cards = [
  { from: '/products', call: '**/api/get/product-post', rest: 'tablist' },
  { from: '/blogs', call: '**/api/get/blog-post', rest: 'button' },
] as const

for (const { from, call, rest } of cards)
  test(`a card tapped on ${from} shows the name and picture of its page before the answer arrives, and nothing moves`, async ({
    page,
  }) => {
    await page.goto(from)
    await untilInteractive(page)
    await page.waitForLoadState('networkidle')
    let answer = () => {}
    const held = new Promise<void>((resolve) => {
      answer = resolve
    })
    await page.route(call, async (route) => {
      await held
      await route.continue()
    })
    const link = page.getByRole('main').getByRole('article').getByRole('heading').getByRole('link').first()
    const name = (await link.textContent()) ?? ''
    await link.click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
    await page.evaluate(watchShifts)
    const picture = page.getByRole('main').locator('img').first()
    await expect.poll(() => picture.evaluate((image) => getComputedStyle(image).backgroundImage)).toContain('/storage/')
    answer()
    const part = page.getByRole('main').getByRole(rest).first()
    await expectShown(page, part)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    expect(await page.evaluate(() => window.shifts)).toEqual([])
  })

declare global {
  interface Window {
    /** Class names of the elements that have moved since `watchShifts`, also right after a tap. */
    shifts: string[]
  }
}

/** Runs in the page. */
function watchShifts() {
  window.shifts = []
  type Shift = PerformanceEntry & { sources: { node: Element | null }[] }
  new PerformanceObserver((list) => {
    for (const { sources } of list.getEntries() as Shift[])
      window.shifts.push(...sources.map(({ node }) => String(node?.className)))
  }).observe({ type: 'layout-shift' })
}
