import type { Page } from '@playwright/test'
import { expect, untilInteractive } from './fixtures'

/** Somebody with every role, who exists where the demo was seeded in development. */
export const STAFF = { email: 'staff@brightfill.example', password: 'Brightfill1' }

/** Signs staff in on the site's own page, which leads back to the office. */
export async function openOffice(page: Page, path = '/office') {
  await page.goto(path)
  await page.getByRole('link', { name: 'Sign in' }).click()
  await untilInteractive(page)
  await page.getByRole('textbox', { name: 'E-mail', exact: true }).fill(STAFF.email)
  await page.getByLabel('Password', { exact: true }).fill(STAFF.password)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await page.waitForURL(`**${path}`)
  await expect(page.getByRole('navigation', { name: 'Office pages' }).first()).toBeVisible()
}
