import { origin } from '../site'
import { comparison, firstSlug } from './addresses'
import { expect, test, untilInteractive } from './fixtures'
import { listed } from './machineFilters'

test('a printed machine has logo, model, SKU, every tab and its address, and no controls [R-174, R-363]', async ({
  page,
}) => {
  const path = `/products/${await firstSlug('/get/products')}`
  await page.goto(path)
  await untilInteractive(page)
  const main = page.getByRole('main')
  const model = await main.locator('h1 + p').innerText()
  const address = main.getByText(new URL(path, origin).pathname)
  const logo = address.locator('xpath=preceding-sibling::*[name()="svg"]')
  await expect(logo).toBeHidden()
  await page.emulateMedia({ media: 'print' })
  await expect(logo).toBeVisible()
  await expect(address).toBeVisible()
  await expect(main.getByText(model).first()).toBeVisible()
  await expect(main.getByText('SKU').first()).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(main.getByRole('img').first()).toBeVisible()
  for (const tab of ['Description', 'Components', 'Delivery'])
    await expect(main.getByText(tab, { exact: true }).filter({ visible: true })).toHaveCount(1)
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.getByRole('button')).toHaveCount(0)
  await expect(page.getByRole('textbox')).toHaveCount(0)
})

test('a printed comparison of four machines is one landscape sheet with logo, models, SKUs and its address [R-362, R-363]', async ({
  page,
}) => {
  const path = await comparison()
  await page.goto(path)
  await untilInteractive(page)
  await page.emulateMedia({ media: 'print' })
  const main = page.getByRole('main')
  const address = main.getByText(path)
  await expect(address).toBeVisible()
  await expect(address.locator('xpath=preceding-sibling::*[name()="svg"]')).toBeVisible()
  await expect(main.getByRole('rowheader', { name: 'SKU' })).toBeVisible()
  for (const { model } of (await listed()).data.slice(0, 4))
    await expect(main.getByText(model, { exact: true })).toBeVisible()

  const sheets = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  expect(sheets.match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
  const [, width = 0, height = 0] = sheets.match(/\/MediaBox\s*\[\s*0\s+0\s+([\d.]+)\s+([\d.]+)/)?.map(Number) ?? []
  expect(width).toBeGreaterThan(height)
})
