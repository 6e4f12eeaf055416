import { expect, test, untilInteractive } from './fixtures'
import { listed } from './machineFilters'

test('machines seen before stand under another one, and a machine is shared by its address [R-367, R-368]', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const [first, second] = (await listed()).data
  await page.goto(`/products/${first?.slug}`)
  await untilInteractive(page)
  await expect(page.getByRole('region', { name: 'Recently seen' })).toHaveCount(0)
  await page.goto(`/products/${second?.slug}`)
  await untilInteractive(page)
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  const seen = page.getByRole('region', { name: 'Recently seen' })
  await expect(seen.getByRole('link', { name: first?.name })).toHaveAttribute('href', `/products/${first?.slug}`)
  await expect(seen.getByRole('article')).toHaveCount(1)

  await page.evaluate(() => Object.assign(navigator, { share: undefined }))
  await page.getByRole('button', { name: 'Share' }).click()
  await expect(page.getByText('The address of this machine is copied')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url())
})
