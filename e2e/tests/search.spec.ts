import { expect, isSameDocument, markDocument, test, untilInteractive } from './fixtures'

test.describe('search of the whole site', () => {
  test('leads from the box in the header to all results, and on to all machines [R-356, R-358]', async ({ page }) => {
    await page.goto('/about-us')
    await untilInteractive(page)
    await markDocument(page)
    await page.getByRole('banner').getByRole('button', { name: 'Search', exact: true }).click()
    await page.getByRole('banner').getByRole('combobox').fill('filler')
    const all = page.getByRole('link', { name: /^See all \d+ results$/ })
    const total = (await all.innerText()).match(/\d+/)?.[0]
    await all.click()

    await expect(page).toHaveURL('/search?query=filler')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Results for “filler”')
    await expect(page.getByRole('main').getByRole('status')).toHaveText(`${total} results for “filler”`)
    await page.getByRole('navigation', { name: 'Show results from' }).getByRole('link', { name: 'Product' }).click()
    await expect(page).toHaveURL('/search?query=filler&kind=products')
    await expect(page.getByRole('heading', { level: 2, name: 'Blog' })).toHaveCount(0)
    const first = page.getByRole('main').getByRole('heading', { level: 3 }).getByRole('link').first()
    const address = await first.getAttribute('href')
    await first.click()
    await expect(page).toHaveURL(String(address))
    expect(await isSameDocument(page)).toBe(true)
  })
})

test('another page of results starts at its top, with the focus and the number of the page [R-356, R-701]', async ({
  page,
}) => {
  await page.goto('/search?query=PET&kind=products')
  await untilInteractive(page)
  const status = page.getByRole('main').getByRole('status')
  const pages = Number((await status.innerText()).match(/page 1 of (\d+)$/)?.[1])
  expect(pages).toBeGreaterThan(1)
  for (let number = 2; number <= pages; number += 1) {
    await page.getByRole('link', { name: 'Next page' }).press('Enter')
    await expect(status).toContainText(`, page ${number} of ${pages}`)
    await expect(page.getByRole('region', { name: 'Results' })).toBeFocused()
    await expect.poll(() => page.evaluate(() => scrollY)).toBeLessThanOrEqual(90)
  }
})

test.describe('search without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('has its results in the document, its kinds, pages and form [R-356]', async ({ page }) => {
    await page.goto('/about-us')
    await page.getByRole('banner').getByRole('link', { name: 'Search', exact: true }).click()
    await expect(page).toHaveURL('/search')
    const field = page.getByRole('textbox', { name: 'Search the whole site' })
    await field.fill('PET')
    await field.press('Enter')
    await expect(page).toHaveURL('/search?query=PET')
    await page.getByRole('navigation', { name: 'Show results from' }).getByRole('link', { name: 'Product' }).click()
    const names = page.getByRole('main').getByRole('heading', { level: 3 })
    const before = await names.allInnerTexts()
    await page.getByRole('link', { name: 'Next page' }).click()
    await expect(page).toHaveURL('/search?query=PET&kind=products&page=2')
    expect(await names.allInnerTexts()).not.toEqual(before)
  })
})
