import type { Page } from '@playwright/test'
import { expect, test, untilInteractive } from './fixtures'
import { signIn } from './signIn'

// The country of a telephone number in the contact form: which one is first, and which leads the list.

test.use({ locale: 'de-DE' })

const form = (page: Page) => page.getByRole('form', { name: 'Get In Touch' })
const country = (page: Page) => form(page).getByRole('combobox', { name: /Telephone country code/ })

async function openForm(page: Page) {
  await page.goto('/services')
  await untilInteractive(page)
  await form(page).scrollIntoViewIfNeeded()
  await expect(form(page)).toHaveAttribute('data-alive')
}

/** The countries in the order of the list. */
async function listed(page: Page): Promise<string[]> {
  await country(page).click()
  await expect(page.getByRole('option').first()).toBeVisible()
  const names = await page.getByRole('option').allInnerTexts()
  await page.keyboard.press('Escape')
  return names
}

test("the region of the browser's language is first and leads the list, the rest is by name [R-058]", async ({
  page,
}) => {
  await openForm(page)
  await expect(country(page)).toHaveValue('DE +49')
  const [first, second, third] = await listed(page)
  expect(first).toContain('Germany')
  expect([second, third]).toEqual([expect.stringContaining('Afghanistan'), expect.stringContaining('Åland Islands')])
})

test('a country chosen earlier on this device goes before the language [R-058]', async ({ page }) => {
  await openForm(page)
  await country(page).click()
  await page.keyboard.type('norway')
  await page.keyboard.press('Enter')
  await expect(country(page)).toHaveValue('NO +47')

  await page.goto('/about-us')
  await untilInteractive(page)
  await form(page).scrollIntoViewIfNeeded()
  await expect(country(page)).toHaveValue('NO +47')
  expect((await listed(page))[0]).toContain('Norway')
})

test('the country of the profile goes before the language [R-058]', async ({ page }) => {
  await signIn(page)
  await openForm(page)
  await expect(country(page)).toHaveValue('GB +44')
  expect((await listed(page))[0]).toContain('United Kingdom')
})
