import { expect, test, untilInteractive } from './fixtures'
import { listed } from './machineFilters'
import { saveMachine, signIn } from './signIn'

test.describe('comparison of machines', () => {
  test('is chosen on cards, leaves the differences, and goes by its address [R-362]', async ({ page, browser }) => {
    await page.goto('/products')
    const boxes = page.getByRole('checkbox', { name: /^Compare/ })
    await boxes.nth(0).check()
    await boxes.nth(1).check()
    await page.getByRole('link', { name: '2 chosen: compare' }).first().click()
    await expect(page).toHaveURL(/\/compare\?machine=[^&]+&machine=[^&]+$/)
    await expect(page.getByRole('link', { name: /^Remove/ })).toHaveCount(2)

    const lines = page.getByRole('rowheader')
    const all = await lines.count()
    await page.getByRole('checkbox', { name: 'Only differences' }).check()
    expect(await lines.count()).toBeLessThan(all)
    const rows = await page.getByRole('table').evaluate((table) =>
      [...table.querySelectorAll('tbody tr:has(td)')].map((row) => ({
        line: row.querySelector('th')?.textContent,
        differs: new Set([...row.querySelectorAll('td')].map(({ textContent }) => textContent)).size > 1,
        shown: row.checkVisibility(),
      })),
    )
    expect(rows.filter(({ differs, shown }) => differs !== shown)).toEqual([])

    // A browser without scripts, on a phone: the table is all there, and only it scrolls sideways.
    const phone = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })
    const shared = await phone.newPage()
    await shared.goto(page.url())
    await expect(shared.getByRole('rowheader')).toHaveCount(all)
    expect(await shared.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    await phone.close()
  })

  test('is chosen and opened with the keyboard, and a fifth machine is refused [R-362]', async ({ page }) => {
    await page.goto('/products')
    await untilInteractive(page)
    const boxes = page.getByRole('checkbox', { name: /^Compare/ })
    for (const place of [0, 1, 2, 3, 4]) {
      await boxes.nth(place).focus()
      await page.keyboard.press('Space')
      const chosen = Math.min(place + 1, 4)
      await expect(page.getByRole('link', { name: `${chosen} chosen: compare` }).first()).toBeVisible()
    }
    await expect(page.getByRole('main').getByRole('alert')).toHaveText('4 are the most')
    await expect(boxes.nth(3)).toBeChecked()
    await expect(boxes.nth(4)).not.toBeChecked()
    await boxes.nth(3).focus()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/compare\?/)
    await expect(page.getByRole('link', { name: /^Remove/ })).toHaveCount(4)
  })

  test('is chosen on a machine and on the saved list, and found again on a later visit [R-362]', async ({ page }) => {
    await signIn(page)
    await saveMachine((await listed()).data[1]?.id ?? 0)
    await page.goto('/products?sort=2')
    await untilInteractive(page)
    const cards = page.getByRole('region', { name: 'Results' }).getByRole('article')
    await cards.first().getByRole('heading', { level: 3 }).getByRole('link').click()
    await expect(page).toHaveURL(/\/products\/./)
    await page
      .getByRole('main')
      .getByRole('checkbox', { name: /^Compare/ })
      .first()
      .check()
    const chosen = page.url().split('/').at(-1)

    await page.goto('/user/saved')
    const main = page.getByRole('main')
    await expect(main.getByRole('link', { name: '1 chosen: compare' })).toBeVisible()
    await main
      .getByRole('checkbox', { name: /^Compare/, checked: false })
      .first()
      .check()

    await page.goto('/products')
    await main.getByRole('link', { name: '2 chosen: compare' }).click()
    await expect(page).toHaveURL(new RegExp(`/compare\\?machine=${chosen}&machine=`))
  })

  test('prints four machines on one landscape sheet [R-362, R-363]', async ({ page }) => {
    await page.goto('/products?category=1')
    const boxes = page.getByRole('checkbox', { name: /^Compare/ })
    for (const place of [0, 1, 2, 3]) await boxes.nth(place).check()
    await page.getByRole('link', { name: '4 chosen: compare' }).first().click()
    await expect(page.getByRole('link', { name: /^Remove/ })).toHaveCount(4)
    const sheets = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
    expect(sheets.match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
    const [, width = 0, height = 0] = sheets.match(/\/MediaBox\s*\[\s*0\s+0\s+([\d.]+)\s+([\d.]+)/)?.map(Number) ?? []
    expect(width).toBeGreaterThan(height)
  })
})
