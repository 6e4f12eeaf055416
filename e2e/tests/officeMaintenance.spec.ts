import type { Page } from '@playwright/test'
import { origin, site } from '../site'
import { siteRegistry } from '../siteRegistry'
import { expect, test } from './fixtures'
import { openOffice, STAFF } from './openOffice'

const registry = siteRegistry(site)

test.describe('during maintenance', () => {
  test.use({ expectProblems: true }) // the browser logs a document with status 503

  test('an admin closes the site with a note and an end; staff sign in on its page or at the office [O-54, R-161]', async ({
    page,
    browser,
  }) => {
    await openOffice(page, '/office/maintenance')
    await page.getByLabel(/^Note for visitors/).fill('We are moving to a larger hall.')
    await page.getByLabel(/^Expected end/).fill(inOneHour())
    try {
      await page.getByRole('button', { name: 'Start maintenance' }).click()
      await page.getByRole('button', { name: 'Close the site' }).click()
      await expect(page.getByText('The site is under maintenance')).toBeVisible()
      await expect.poll(async () => (await fetch(`${origin}/about-us`)).status).toBe(503)
      const retryAfter = Number((await fetch(`${origin}/about-us`)).headers.get('retry-after'))
      expect(retryAfter).toBeGreaterThan(1_800)
      expect(retryAfter).toBeLessThanOrEqual(3_600)

      const colleague = await (await browser.newContext({ baseURL: origin })).newPage()
      await colleague.goto('/about-us')
      await expect(colleague).toHaveURL('/maintenance')
      await expect(colleague.getByText('We are moving to a larger hall.')).toBeVisible()
      await expect(colleague.getByText(/We expect to be back on/)).toBeVisible()
      await signIn(colleague, { email: 'demo@brightfill.example', password: 'Brightfill1' })
      await expect(
        colleague.getByText('You are signed in, but only staff can use the site at the moment.'),
      ).toBeVisible()
      await signIn(colleague, STAFF)
      await expect(colleague).toHaveURL('/about-us')
      await expect(colleague.getByRole('navigation', { name: 'Main' }).first()).toBeVisible()
      const strip = 'The site is closed to visitors: maintenance is on.'
      await expect(colleague.getByText(strip)).toBeVisible()
      await expect(page.getByText(strip)).toBeVisible()

      const another = await (await browser.newContext({ baseURL: origin })).newPage()
      await another.goto('/about-us')
      await another.getByText('Staff', { exact: true }).click()
      await another.getByRole('link', { name: 'Open the office' }).click()
      await fillIn(another, STAFF)
      await expect(another.getByRole('navigation', { name: 'Office pages' }).first()).toBeVisible()

      await page.getByRole('button', { name: 'End maintenance' }).click()
      await expect(page.getByText('The site is public')).toBeVisible()
      await expect(page.getByText(strip)).toHaveCount(0)
      await expect.poll(async () => (await fetch(`${origin}/about-us`)).status).toBe(200)
    } finally {
      await registry.post('/api/office/maintenance', { on: false })
    }
  })
})

async function signIn(page: Page, person: typeof STAFF) {
  const staff = page.getByText('Staff', { exact: true })
  if (!(await page.getByLabel('E-mail').isVisible())) await staff.click()
  await fillIn(page, person)
}

async function fillIn(page: Page, { email, password }: typeof STAFF) {
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

/** As a field for a date and a time has it. */
function inOneHour(): string {
  const end = new Date(Date.now() + 3_600_000)
  return new Date(end.getTime() - end.getTimezoneOffset() * 60_000).toISOString().slice(0, 16)
}
