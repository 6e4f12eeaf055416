import { expect, type Page } from '@playwright/test'
import { generateSync } from 'otplib'
import { expectNoViolations } from './axeFindsNothing'

const STEP = 30

/** Six digits of an authenticator app, some time steps ahead, because each works once. */
export function codeOf(secret: string, steps = 0): string {
  return generateSync({ secret, epoch: Math.floor(Date.now() / 1000) + steps * STEP })
}

/** In production the office asks all staff for a second factor; on test sites this browser is told so. */
export async function requireFactor(page: Page) {
  await page.route('**/api/office/me', async (route) => {
    const answer = await route.fetch()
    const me = await answer.json()
    if (me.data?.second_factor) me.data.second_factor.required = true
    await route.fulfill({ response: answer, json: me })
  })
}

/**
 * Sets an authenticator app up at the door of the office, to the screen with the recovery codes.
 * @returns its secret
 */
export async function setUpApp(page: Page): Promise<string> {
  await expect(page.getByRole('heading', { name: 'Set up your second factor' })).toBeVisible()
  const line = page.getByText(/^Setup code: [A-Z2-7]+$/)
  await expect(line).toBeVisible()
  await expectNoViolations(page)
  const secret = ((await line.textContent()) ?? '').replace('Setup code: ', '')
  await page.getByLabel('Six-digit code').fill(codeOf(secret))
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByRole('heading', { name: 'Store these ten recovery codes' })).toBeVisible()
  return secret
}
