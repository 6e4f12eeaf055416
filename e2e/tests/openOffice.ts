import type { Page } from '@playwright/test'
import { expect, untilInteractive } from './fixtures'
import { linkIn, mailTo } from './mailbox'

/** A colleague with every role, who exists where the demo was seeded in development. */
export const STAFF = { email: 'staff@brightfill.example', password: 'Brightfill1' }

/** Signs staff in and opens the office, without the pages for that, which core/office.spec.ts uses. */
export async function openOffice(page: Page, path = '/office') {
  const person = { login: STAFF.email, password: STAFF.password }
  const { token } = await (await page.request.post('/api/user/login/account/auth', { data: person })).json()
  const headers = { authorization: `Bearer ${token}` }
  // Its cookie belongs to the browser as well.
  expect((await page.request.post('/api/office/session', { headers, data: {} })).status()).toBe(200)
  await page.goto('/robots.txt')
  await page.evaluate((text) => localStorage.setItem('auth_token', text), String(token))
  await page.goto(path)
  await expect(page.getByRole('navigation', { name: 'Office pages' }).first()).toBeVisible()
}

const password = 'Abcdefg1'

/** Creates a customer with a confirmed address. Each is new, so that tests do not share customers. */
export async function newCustomer(page: Page, name: string): Promise<string> {
  const email = `${name.toLowerCase()}-${Date.now()}@customers.example`
  const account = { name, phone: '+44 1632 960000', email, password }
  expect((await page.request.post('/api/registration/account', { data: account })).status()).toBe(201)
  await page.goto(linkIn(await mailTo(email, 'Please confirm your e-mail address')))
  await page.getByRole('button', { name: 'Confirm address' }).click()
  await page.getByRole('heading', { name: 'Your e-mail address is confirmed' }).waitFor()
  return email
}

/** Signs a customer of `newCustomer` in. */
export async function signInAs(page: Page, email: string) {
  await page.goto('/login')
  await untilInteractive(page)
  await page.getByRole('textbox', { name: 'E-mail', exact: true }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign In' }).click()
}
