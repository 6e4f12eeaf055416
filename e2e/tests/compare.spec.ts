import { origin } from '../site'
import { comparison, firstSlug } from './addresses'
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
    await page.getByRole('link', { name: '2 chosen: compare' }).first().click()
    await expect(page).toHaveURL(/\/compare\?machine=[^&]+&machine=[^&]+$/)
    await expect(page.getByRole('link', { name: /^Remove/ })).toHaveCount(2)

    const lines = page.getByRole('rowheader')
    const all = await lines.count()
    await page.getByRole('checkbox', { name: 'Only differences' }).check()
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
    await main.getByRole('link', { name: '2 chosen: compare' }).first().click()
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

  test('says so when machines do not differ [R-362]', async ({ page }) => {
    const slug = await firstSlug('/get/products')
    const asked = await fetch(`${origin}/api/get/product-post`, { method: 'POST', body: new URLSearchParams({ slug }) })
    const { data } = (await asked.json()) as { data: object }
    await page.addInitScript(() => localStorage.setItem('catalogue.compare.1', '["first","second"]'))
    await page.route('**/get/product-post', async (route) => {
      const first = route.request().postData()?.includes('first')
      const machine = { ...data, id: first ? 1 : 2, slug: first ? 'first' : 'second' }
      await route.fulfill({ json: { result: 1, blog: machine, product: machine, data: machine } })
    })
    await page.goto('/compare')
    await expect(page).toHaveURL('/compare?machine=first&machine=second')
    const said = page.getByText('No differences in the data.')
    await expect(page.getByRole('columnheader')).toHaveCount(2)
    await expect(said).toBeHidden()
    await page.getByRole('checkbox', { name: 'Only differences' }).check()
    await expect(said).toBeVisible()
    await expect(page.getByRole('row')).toHaveCount(1)
  })

  test('prints four machines on one landscape sheet [R-362, R-363]', async ({ page }) => {
    await page.goto('/products?category=1')
    await untilInteractive(page)
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
