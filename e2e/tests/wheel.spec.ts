import type { Locator } from '@playwright/test'
import { askByCall } from './ask'
import { expect, test } from './fixtures'
import { openOffice } from './openOffice'

/** Turns the mouse wheel by three notches up and two down, over a field that has the focus. */
async function turnWheelOver(field: Locator) {
  const page = field.page()
  await field.focus()
  await field.hover()
  for (const notch of [-100, -100, -100, 100, 100]) await page.mouse.wheel(0, notch)
  // The wheel is handled by another thread.
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
}

test('the mouse wheel changes no price, day or moment that has the focus [R-771]', async ({ page }) => {
  const company = `Wheel Dairy ${Date.now()}`
  await askByCall(page.request, company, 'demo@brightfill.example')
  await openOffice(page, '/office/orders/new')
  await page.getByRole('searchbox', { name: 'Search customers' }).fill('demo@brightfill')
  await page.getByRole('link', { name: /^Margaret Holloway/ }).click()
  await page.getByRole('searchbox', { name: 'Search machines' }).fill('filler')
  await page.getByRole('button', { name: /^Add / }).first().click()
  const price = page.getByLabel(/^Price of .* in pounds$/)
  await price.fill('£48,500')

  // As a browser treats its own number field; without this, the wheel of the test might have no effect at all.
  await page.getByRole('main').evaluate((main) => {
    const input = Object.assign(document.createElement('input'), {
      type: 'number',
      value: '48500',
      ariaLabel: 'Number',
    })
    input.addEventListener('wheel', () => {})
    main.prepend(input)
  })
  const ofBrowser = page.getByLabel('Number', { exact: true })
  await turnWheelOver(ofBrowser)
  await expect(ofBrowser).not.toHaveValue('48500')

  await turnWheelOver(price)
  await expect(price).toHaveValue('£48,500')

  for (const [path, label, value] of [
    ['/office/activity', 'From', '2026-12-03'],
    ['/office/maintenance', /^Expected end/, '2026-12-03T08:00'],
  ] as const) {
    await page.goto(path)
    const field = page.getByLabel(label)
    await field.fill(value)
    await turnWheelOver(field)
    await expect(field).toHaveValue(value)
  }

  await page.goto('/office/enquiries')
  await page.getByRole('link', { name: company }).click()
  const step = page.getByRole('complementary', { name: 'About this enquiry' }).locator('input[type="date"]').first()
  await step.fill('2026-12-03')
  await turnWheelOver(step)
  await expect(step).toHaveValue('2026-12-03')
})
