import { expect, test, untilInteractive } from './fixtures'
import { listed } from './machineFilters'

test('machines opened in new tabs are listed as well, until the last tab is closed [R-367]', async ({
  page,
  context,
}) => {
  const [first, second, third] = (await listed()).data
  await page.goto(`/products/${first?.slug}`)
  await untilInteractive(page)
  const other = await context.newPage()
  await other.goto(`/products/${second?.slug}`)
  await untilInteractive(other)
  for (const tab of [other, page]) {
    await tab.goto(`/products/${third?.slug}`)
    await untilInteractive(tab)
    await tab.getByRole('contentinfo').scrollIntoViewIfNeeded()
    const seen = tab.getByRole('region', { name: 'Recently viewed' }).getByRole('heading', { level: 3 })
    await expect(seen).toHaveText([second?.name ?? '', first?.name ?? ''])
  }
  expect(await page.evaluate(() => Object.keys(localStorage))).not.toContain('catalogue.seen.1')
})

test('machines seen before are listed under another one, and a machine is printed, and shared by its address [R-367, R-368]', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const [first, second] = (await listed()).data
  await page.goto(`/products/${first?.slug}`)
  await untilInteractive(page)
  await expect(page.getByRole('region', { name: 'Recently viewed' })).toHaveCount(0)
  await page.goto(`/products/${second?.slug}`)
  await untilInteractive(page)
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  const seen = page.getByRole('region', { name: 'Recently viewed' })
  await expect(seen.getByRole('link', { name: first?.name, exact: true })).toHaveAttribute(
    'href',
    `/products/${first?.slug}`,
  )
  await expect(seen.getByRole('article')).toHaveCount(1)

  await page.evaluate(() =>
    Object.assign(window, { print: () => Object.assign(document.documentElement.dataset, { printed: 'yes' }) }),
  )
  await page.getByRole('button', { name: 'Print' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-printed', 'yes')

  await page.evaluate(() => Object.assign(navigator, { share: undefined }))
  await page.getByRole('button', { name: 'Share' }).click()
  await expect(page.getByText('Link copied')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url())
})
