import { comparison } from './addresses'
import { expect, test, untilInteractive } from './fixtures'
import { listed } from './machineFilters'
import { saveMachine, signIn } from './signIn'

test.describe('comparison of machines', () => {
  test('is chosen on cards, leaves the differences, and goes by its address [R-362]', async ({ page, browser }) => {
    await page.goto('/products')
    await untilInteractive(page)
    const boxes = page.getByRole('checkbox', { name: /^Compare/ })
    await boxes.nth(0).check()
    await boxes.nth(1).check()
    await page.getByRole('link', { name: 'Compare 2 machines' }).first().click()
    await expect(page).toHaveURL(/\/compare\?machine=[^&]+&machine=[^&]+$/)
    await expect(page.getByRole('link', { name: /^Remove/ })).toHaveCount(2)

    const lines = page.getByRole('rowheader')
    const all = await lines.count()
    await page.getByRole('checkbox', { name: 'Show only differences' }).check()
    await expect.poll(() => lines.count()).toBeLessThan(all)
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
    await expect(main.getByRole('link', { name: 'Compare 1 machine' })).toBeVisible()
    await main
      .getByRole('checkbox', { name: /^Compare/, checked: false })
      .first()
      .check()

    await page.goto('/products')
    await main.getByRole('link', { name: 'Compare 2 machines' }).first().click()
    await expect(page).toHaveURL(new RegExp(`/compare\\?machine=${chosen}&machine=`))
  })

  test('on a phone a link that gets the focus comes out from under the labels [R-362, R-701]', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(await comparison())
    await untilInteractive(page)
    const links = page.getByRole('table').getByRole('link')
    await links.last().focus()
    for (let place = (await links.count()) - 1; place >= 0; place -= 1) {
      const link = links.nth(place)
      await expect(link).toBeFocused()
      const seen = await link.evaluate(
        (element) =>
          element.getBoundingClientRect().right -
          (element.closest('table')?.querySelector('td')?.getBoundingClientRect().right ?? 0),
      )
      expect.soft(seen, await link.innerText()).toBeGreaterThanOrEqual(24) // browsers scroll no further than to a part
      await page.keyboard.press('Shift+Tab')
    }
  })
})
