import { expect, type Page } from '@playwright/test'
import { firstSlug } from './addresses'
import { untilInteractive } from './fixtures'

/** A visitor asks about the first machine of the list. */
export async function ask(page: Page, company: string, email = 'margaret@holloway.example') {
  await page.goto(`/products/${await firstSlug('/get/products')}`)
  await untilInteractive(page)
  const form = page.getByRole('form', { name: 'Get In Touch' })
  await form.getByLabel('Name', { exact: true }).fill('Margaret Holloway')
  await form.getByLabel('Company name').fill(company)
  await form.getByLabel('Phone number').fill('+44 1482 555017')
  await form.getByLabel('E-mail').fill(email)
  await form.getByLabel('Message').fill('Is it still available?')
  await form.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Thank you, we will contact you' })).toBeVisible()
}
