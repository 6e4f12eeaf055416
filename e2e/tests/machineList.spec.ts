import { expect, test, untilInteractive } from './fixtures'
import { shownMachines } from './machineFilters'

test.describe('the machine list', () => {
  test('ticking a filter leaves the page where it is [R-770]', async ({ page }) => {
    await page.goto('/products')
    await untilInteractive(page)
    const filters = page.getByRole('complementary', { name: 'Filters' }).getByRole('checkbox')
    for (let place = 0; place < 6; place += 1) {
      await page.evaluate(() => window.scrollTo({ top: 400, behavior: 'instant' }))
      const before = await shownMachines(page)
      await filters.nth(place).evaluate((box: HTMLInputElement) => box.click()) // without scrolling to it
      await expect.poll(() => shownMachines(page)).not.toEqual(before)
      await expect(page.getByRole('region', { name: 'Results' })).toHaveAttribute('aria-busy', 'false')
      expect(await page.evaluate(() => Math.round(window.scrollY))).toBe(400)
      await filters.nth(place).evaluate((box: HTMLInputElement) => box.click())
      await expect.poll(() => shownMachines(page)).toEqual(before)
    }
  })

  test('filters, search, sort and page survive reload, Back and a shared link [R-317]', async ({ page, browser }) => {
    await page.goto('/products')
    await untilInteractive(page)
    const everything = await shownMachines(page)
    await page.getByRole('complementary', { name: 'Filters' }).getByRole('checkbox').first().check()
    await expect.poll(() => shownMachines(page)).not.toEqual(everything)
    const latestFirst = await shownMachines(page)
    await page.getByLabel('Sort by').selectOption({ label: 'Oldest' })
    await expect(page).toHaveURL(/\?sort=2&category=\d+$/)
    await expect.poll(() => shownMachines(page)).not.toEqual(latestFirst)
    await expect(page.getByRole('region', { name: 'Results' })).toHaveAttribute('aria-busy', 'false')
    const chosen = await shownMachines(page)
    const address = page.url()

    await page.reload()
    expect(await shownMachines(page)).toEqual(chosen)
    const friend = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
    await friend.goto(address)
    expect(await shownMachines(friend)).toEqual(chosen)
    await friend.context().close()

    await untilInteractive(page)
    await page.getByRole('region', { name: 'Results' }).locator(`a[href="${chosen[0]}"]`).first().click()
    await expect(page).toHaveURL(chosen[0] ?? '')
    await page.goBack()
    await expect(page).toHaveURL(address)
    await expect.poll(() => shownMachines(page)).toEqual(chosen)
    await page.goBack()
    await expect(page).toHaveURL(/\?category=\d+$/)
    await page.goBack()
    await expect.poll(() => shownMachines(page)).toEqual(everything)
  })

  test('applies ticks, text and sort order from before the scripts ran [R-302, R-303, R-308]', async ({ page }) => {
    let arrive = () => {}
    const arrived = new Promise<void>((resolve) => {
      arrive = resolve
    })
    await page.route(/\.js$/, async (route) => {
      await arrived
      await route.continue()
    })
    await page.goto('/products?price_to=900000&page=2', { waitUntil: 'commit' })
    const panel = page.getByRole('complementary', { name: 'Filters' })
    await panel.getByRole('checkbox').first().check()
    await panel.getByLabel('Year from').fill('2000')
    await page.getByLabel('Sort by').selectOption({ label: 'Oldest' })
    const search = page.getByRole('combobox', { name: 'Search machines' })
    await search.fill('fill')
    arrive()
    await untilInteractive(page)

    await expect(page).toHaveURL(/\?search=fill&sort=2&category=\d+&price_to=900000&year_from=2000$/)
    await expect(page.getByRole('region', { name: 'Results' })).toHaveAttribute('aria-busy', 'false')
    await expect(panel.getByRole('checkbox').first()).toBeChecked()
    await expect(search).toHaveValue('fill')
    await search.press('Enter')
    await expect(search).toHaveValue('fill')
  })
  test('has its panel in a dialog below 768 px, and stays usable when a tablet is turned while it is open [R-314, R-315, R-701]', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 768, height: 1133 })
    await page.goto('/products')
    await untilInteractive(page)
    await expect(page.getByRole('complementary', { name: 'Filters' })).toBeVisible()
    await expect(page.getByRole('button', { name: /^Filter/ })).toBeHidden()
    await page.setViewportSize({ width: 767, height: 1133 })
    await expect(page.getByRole('complementary', { name: 'Filters' })).toBeHidden()
    await page.getByRole('button', { name: 'Filter', exact: true }).click()
    await expect(page.getByRole('dialog', { name: 'Filters' })).toBeVisible()
    await page.setViewportSize({ width: 1133, height: 744 })

    await page.getByRole('complementary', { name: 'Filters' }).getByRole('checkbox').first().check()
    await expect(page).toHaveURL(/\?category=\d+$/)
    await page.setViewportSize({ width: 767, height: 1133 })
    await expect(page.getByRole('button', { name: 'Filter 1 filter applied' })).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
})
