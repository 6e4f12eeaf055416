import { expect, test, untilInteractive } from './fixtures'
import { shownMachines } from './machineFilters'

test.describe('the machine list', () => {
  test('has search with suggestions, sort and pages [R-312]', async ({ page }) => {
    await page.goto('/products')
    await untilInteractive(page)
    const latest = await shownMachines(page)
    await page.getByLabel('Sort by').selectOption({ label: 'Oldest' })
    await expect(page).toHaveURL('/products?sort=2')
    await expect.poll(() => shownMachines(page)).not.toEqual(latest)

    await page.getByRole('navigation', { name: 'Pages of machines' }).getByRole('link', { name: '2' }).click()
    await expect(page).toHaveURL('/products?sort=2&page=2')
    await expect(
      page.getByRole('navigation', { name: 'Pages of machines' }).locator('[aria-current="page"]'),
    ).toHaveText('2')
    const second = await shownMachines(page)
    const search = page.getByRole('combobox', { name: 'Search machines' })
    await search.fill('fill')
    await expect(page.getByRole('option').first()).toBeVisible()
    await search.press('Enter')
    await expect(page).toHaveURL('/products?search=fill&sort=2') // a new list starts on its first page
    await expect.poll(() => shownMachines(page)).not.toEqual(second)
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

  test('removes tick, chip, number on Filter and addresses of further pages on Back [R-317, R-319]', async ({
    page,
  }) => {
    await page.goto('/products')
    await untilInteractive(page)
    const second = page.getByRole('navigation', { name: 'Pages of machines' }).getByRole('link', { name: '2' })
    const box = page.getByRole('complementary', { name: 'Filters' }).getByRole('checkbox').first()
    await box.check()
    await expect(page).toHaveURL(/\?category=\d+$/)
    await expect(page.getByRole('list', { name: 'Chosen filters' })).toBeVisible()
    await expect(page.getByRole('region', { name: 'Results' })).toHaveAttribute('aria-busy', 'false')
    await page.goBack()
    await expect(page).toHaveURL('/products')

    await expect(box).not.toBeChecked()
    await expect(page.getByRole('list', { name: 'Chosen filters' })).toHaveCount(0)
    await expect(second).toHaveAttribute('href', '/products?page=2')
    await page.setViewportSize({ width: 390, height: 844 })
    await expect(page.getByRole('button', { name: 'Filter', exact: true })).toBeVisible()
  })

  test('clears the fields of a removed year and price, also after a field is left [R-310, R-319]', async ({ page }) => {
    await page.goto('/products')
    await untilInteractive(page)
    const panel = page.getByRole('complementary', { name: 'Filters' })
    const [year, price] = [panel.getByLabel('Year from'), panel.getByLabel('Price from, in pounds')]
    const thumb = panel.getByRole('slider', { name: 'Minimum price' })
    const lowest = await thumb.inputValue()
    await year.pressSequentially('2015')
    await price.fill('20000')
    await price.press('Enter')
    await expect(page).toHaveURL('/products?price_from=20000&year_from=2015')
    await expect(thumb).toHaveValue('20000')
    await page.getByRole('link', { name: 'Clear All' }).click()
    await expect(page).toHaveURL('/products')

    for (const field of [year, price]) {
      await expect(field).toHaveValue('')
      await field.focus()
      await field.blur()
    }
    await expect(thumb).toHaveValue(lowest)
    await expect(page.getByRole('list', { name: 'Chosen filters' })).toHaveCount(0)
    await expect(page).toHaveURL('/products')
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

  test('ignores the invalid parts of an address [R-317]', async ({ page }) => {
    await page.goto('/products')
    const everything = await shownMachines(page)
    const response = await page.goto('/products?page=-3&category=x&sort=9&colour=red')
    expect(response?.status()).toBe(200)
    expect(await shownMachines(page)).toEqual(everything)
  })

  test('opens the panel with the Filter button below 768 px [R-314, R-315]', async ({ page }) => {
    await page.setViewportSize({ width: 768, height: 900 })
    await page.goto('/products')
    await untilInteractive(page)
    const panel = page.getByRole('complementary', { name: 'Filters' })
    const filter = page.getByRole('button', { name: /^Filter/ })
    await expect(panel).toBeVisible()
    await expect(filter).toBeHidden()

    await page.setViewportSize({ width: 767, height: 900 })
    await expect(panel).toBeHidden()
    await filter.click()
    const dialog = page.getByRole('dialog', { name: 'Filters' })
    await dialog.getByRole('checkbox').first().check()
    await expect(page).toHaveURL(/\?category=\d+$/)
    await dialog.getByRole('button', { name: /^Show \d+ machine/ }).click()
    await expect(dialog).toBeHidden()
    await expect(filter).toBeFocused()
    await expect(filter).toContainText('1 filter chosen')
  })
  test('leaves a usable page when a tablet is turned while the panel is open [R-315, R-701]', async ({ page }) => {
    await page.setViewportSize({ width: 744, height: 1133 })
    await page.goto('/products')
    await untilInteractive(page)
    await page.getByRole('button', { name: 'Filter', exact: true }).click()
    await expect(page.getByRole('dialog', { name: 'Filters' })).toBeVisible()
    await page.setViewportSize({ width: 1133, height: 744 })

    await page.getByRole('complementary', { name: 'Filters' }).getByRole('checkbox').first().check()
    await expect(page).toHaveURL(/\?category=\d+$/)
    await page.setViewportSize({ width: 744, height: 1133 })
    await expect(page.getByRole('button', { name: 'Filter 1 filter chosen' })).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
})
