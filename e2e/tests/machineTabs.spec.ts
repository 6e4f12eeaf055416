import { firstSlug } from './addresses'
import { expect, test, untilInteractive } from './fixtures'

test.use({ viewport: { width: 1440, height: 900 } })

test('no tab of a machine leaves half of a wide page empty, not even with a single group of components', async ({
  page,
}) => {
  // The document has all groups; the page that a click opens has one.
  await page.route('**/get/product-post', async (route) => {
    const answer = await (await route.fetch()).json()
    answer.product.technical_specifications.length = 1
    await route.fulfill({ json: { ...answer, blog: answer.product, data: answer.product } })
  })
  await page.goto(`/products/${await firstSlug('/get/products')}`)
  await untilInteractive(page)
  for (const name of ['Description', 'Components', 'Delivery']) {
    await page.getByRole('tab', { name }).click()
    const used = await page.getByRole('tabpanel', { name }).evaluate((panel) => {
      const rights = [...panel.querySelectorAll('p, li, td, dd')].map((part) => part.getBoundingClientRect().right)
      const { left, width } = panel.getBoundingClientRect()
      return (Math.max(...rights) - left) / width
    })
    expect(used, name).toBeGreaterThan(0.75)
  }

  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Machines' }).click()
  const results = page.getByRole('region', { name: 'Results' })
  await results.getByRole('heading', { level: 3 }).getByRole('link').first().click()
  await page.getByRole('tab', { name: 'Components' }).click()
  const panel = page.getByRole('tabpanel', { name: 'Components' })
  await expect(panel.getByRole('heading', { level: 3 })).toHaveCount(1)
  const columns = await panel.evaluate((element) => {
    const lines = [...element.querySelectorAll('dt')].map((line) => Math.round(line.getBoundingClientRect().left))
    const { left, width } = element.getBoundingClientRect()
    return { lefts: new Set(lines).size, last: (Math.max(...lines) - left) / width }
  })
  expect(columns.lefts).toBe(2)
  expect(columns.last).toBeGreaterThan(0.45)
})
