import { expect, test, untilInteractive } from './fixtures'

test('cards beside the filters of a tablet are not tiny [R-360]', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 })
  await page.goto('/products')
  await expect(page.getByRole('complementary', { name: 'Filters' })).toBeVisible()
  const card = await page.getByRole('region', { name: 'Results' }).getByRole('article').first().boundingBox()
  expect(card?.width).toBeGreaterThan(300)
})

for (const width of [1024, 1152, 1280])
  test(`cards beside the filters are not narrower than on a phone at ${width} px [R-360]`, async ({ page }) => {
    await page.setViewportSize({ width, height: 768 })
    await page.goto('/products')
    await expect(page.getByRole('complementary', { name: 'Filters' })).toBeVisible()
    const card = await page.getByRole('region', { name: 'Results' }).getByRole('article').first().boundingBox()
    expect(card?.width).toBeGreaterThan(260)
  })

test('the filters of a wide screen stay in view while the list scrolls [R-360]', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/products')
  await untilInteractive(page)
  await page.getByRole('region', { name: 'Results' }).getByRole('article').nth(7).scrollIntoViewIfNeeded()
  await expect(page.getByRole('heading', { name: 'Machines', level: 1 })).not.toBeInViewport()
  await expect(page.getByRole('complementary', { name: 'Filters' }).getByRole('checkbox').first()).toBeInViewport()
})
