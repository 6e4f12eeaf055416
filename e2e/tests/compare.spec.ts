import { expect, test } from './fixtures'

test.describe('comparison of machines', () => {
  test('is chosen on cards, leaves the differences, and goes by its address [R-362]', async ({ page, browser }) => {
    await page.goto('/products')
    const boxes = page.getByRole('checkbox', { name: /^Compare/ })
    await boxes.nth(0).check()
    await boxes.nth(1).check()
    await page.getByRole('link', { name: 'Show 2 side by side' }).first().click()
    await expect(page).toHaveURL(/\/compare\?machine=[^&]+&machine=[^&]+$/)
    await expect(page.getByRole('link', { name: /^Remove/ })).toHaveCount(2)

    const lines = page.getByRole('rowheader')
    const all = await lines.count()
    await page.getByRole('checkbox', { name: 'Only differences' }).check()
    expect(await lines.count()).toBeLessThan(all)

    // A browser without scripts, on a phone: the table is all there, and only it scrolls sideways.
    const phone = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })
    const shared = await phone.newPage()
    await shared.goto(page.url())
    await expect(shared.getByRole('rowheader')).toHaveCount(all)
    expect(await shared.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    await phone.close()
  })

  test('prints four machines on one landscape sheet [R-362, R-363]', async ({ page }) => {
    await page.goto('/products?category=1')
    const boxes = page.getByRole('checkbox', { name: /^Compare/ })
    for (const place of [0, 1, 2, 3]) await boxes.nth(place).check()
    await page.getByRole('link', { name: 'Show 4 side by side' }).first().click()
    await expect(page.getByRole('link', { name: /^Remove/ })).toHaveCount(4)
    const sheets = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
    expect(sheets.match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
    const [, width = 0, height = 0] = sheets.match(/\/MediaBox\s*\[\s*0\s+0\s+([\d.]+)\s+([\d.]+)/)?.map(Number) ?? []
    expect(width).toBeGreaterThan(height)
  })
})
