import type { Page } from '@playwright/test'
import { askByCall } from './ask'
import { expectNoViolations } from './axeFindsNothing'
import { expect, test } from './fixtures'
import { openOffice } from './openOffice'

/** Closes the office as after half an hour without use. The door then asks for a code, as in production. */
async function closeBehind(page: Page) {
  await page.route('**/api/office/me', async (route) => {
    const answer = await route.fetch()
    const me = await answer.json()
    Object.assign(me.data.second_factor, { set: true, app: true, required: true })
    await route.fulfill({ response: answer, json: me })
  })
  await page.evaluate(async () => {
    const headers = { Authorization: `Bearer ${localStorage.getItem('auth_token')}` }
    await fetch('/api/office/session/end', { method: 'POST', headers })
  })
}

test.describe('calls to a closed office, which the browser logs', () => {
  test.use({ expectProblems: true })

  test('an office that closed by itself is hidden, and comes back with what was typed [O-09, O-93]', async ({
    page,
  }) => {
    const company = `Patient Dairy ${Date.now()}`
    await askByCall(page.request, company)
    await openOffice(page, '/office/enquiries')
    await page.getByRole('link', { name: company }).click()
    const step = page.getByRole('form', { name: 'Next step' }).getByRole('textbox').first()
    await step.fill('Call about the pump')
    await closeBehind(page)

    const code = page.getByLabel('Six-digit code')
    await expect(code).toBeFocused({ timeout: 20_000 })
    await expect(page).toHaveTitle(/^One more step/)
    await expect(page.getByText(company).first()).toBeHidden()
    await expect(page.getByRole('main')).toHaveCount(1)
    await expectNoViolations(page)
    await page.keyboard.press('Control+k')
    await expect(page.getByRole('dialog')).toHaveCount(0)

    await code.fill('123456')
    await page.getByRole('button', { name: 'Open the office' }).click()
    await expect(step).toHaveValue('Call about the pump')
    await expect(step).toBeFocused()
    await expect(page).toHaveTitle(/^Enquiries/)
    const next = `Later Dairy ${Date.now()}`
    await askByCall(page.request, next)
    await expect(page.getByRole('link', { name: next })).toBeVisible()
  })

  test('an office that another tab opened again gets enquiries in both [O-44]', async ({ page }) => {
    const stream = (tab: Page) => tab.waitForResponse('**/api/office/events', { timeout: 30_000 })
    const first = stream(page)
    await openOffice(page, '/office/enquiries')
    await first
    const other = await page.context().newPage()
    const second = stream(other)
    await other.goto('/office/enquiries')
    await second
    // Its opening replaces the cookie that both streams were given, so both end.
    const begun = [page, other].map(stream)
    const opened = await other.evaluate(async () => {
      const headers = {
        Authorization: `Bearer ${localStorage.getItem('auth_token')}`,
        'Content-Type': 'application/json',
      }
      return (await fetch('/api/office/session', { method: 'POST', headers, body: '{}' })).status
    })
    expect(opened).toBe(200)
    for (const answer of await Promise.all(begun)) expect(answer.status()).toBe(200)
    const company = `Two Tabs Dairy ${Date.now()}`
    await askByCall(page.request, company)
    for (const tab of [page, other]) await expect(tab.getByRole('link', { name: company })).toBeVisible()
  })
})
