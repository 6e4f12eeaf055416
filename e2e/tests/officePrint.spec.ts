import type { Locator } from '@playwright/test'
import { askByCall } from './ask'
import { expect, test } from './fixtures'
import { openOffice } from './openOffice'

/** Pixels of a box that are visible only by scrolling. */
const hiddenIn = (box: Locator) => box.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)

for (const [held, width, height] of [
  ['upright', 720, 1020],
  ['across', 1123, 720],
] as const)
  test(`an enquiry and an order print completely on a sheet held ${held}, without parts for screens [O-76]`, async ({
    page,
  }) => {
    const company = `Paper Dairy ${Date.now()}`
    await askByCall(page.request, company)
    await openOffice(page, '/office/enquiries')
    await page.getByRole('link', { name: company }).click()
    const timeLine = page.getByRole('log')
    await expect(timeLine).toContainText('Is it still available?')
    await page.emulateMedia({ media: 'print' })
    await page.setViewportSize({ width, height })
    await expect(page.getByRole('navigation', { name: 'Office pages' })).toHaveCount(0)
    await expect(page.getByLabel('Answer to the customer by e-mail')).toBeHidden()
    await expect(page.getByRole('link', { name: company })).toBeHidden()
    for (const box of [timeLine, page.getByRole('complementary', { name: 'About this enquiry' })])
      expect(await hiddenIn(box)).toBeLessThan(2)

    await page.goto('/office/orders')
    const order = page.getByRole('link', { name: /^Order \d/ })
    await order.first().click()
    await expect(page.getByRole('heading', { name: 'Change status' })).toBeVisible()
    expect(await hiddenIn(page.getByRole('region', { name: /^Order \d/ }))).toBeLessThan(2)
    await expect(page.getByRole('navigation', { name: 'Office pages' })).toHaveCount(0)
  })
