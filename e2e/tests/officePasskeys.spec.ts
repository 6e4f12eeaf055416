import type { Page } from '@playwright/test'
import { platformKey } from '../../shared/tooling/releases/registry'
import { site } from '../site'
import { expectNoViolations } from './axeFindsNothing'
import { expect, test } from './fixtures'
import { newCustomer, signInAs } from './openOffice'

/** A virtual passkey store in the browser, which answers by itself. */
async function plugIn(page: Page) {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}

test.use({ expectProblems: true }) // the browser logs that the last passkey stays

test('a colleague adds a passkey, which opens the office from then on; the last one stays [O-08]', async ({ page }) => {
  // A new account: the one that other tests share must not be asked for a second factor.
  const email = await newCustomer(page, 'Paula')
  const granted = await page.request.post(`http://127.0.0.1:${site.apiPort}/api/staff/roles`, {
    headers: { Authorization: `Bearer ${platformKey({ DATA_DIR: site.dataDir })}` },
    data: { email, role: 'sales' },
  })
  expect(granted.ok()).toBe(true)
  await plugIn(page)
  await signInAs(page, email)
  await page.waitForURL((address) => address.pathname !== '/login')
  await page.goto('/office/sign-in')
  await page.getByRole('textbox', { name: 'Passkey name' }).fill('Office laptop')
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await expect(page.getByRole('table', { name: 'Your passkeys' })).toContainText('Office laptop')
  await page.getByRole('button', { name: 'Remove Office laptop' }).click()
  await expect(page.getByRole('alert')).toContainText('This is your last second factor')
  await expectNoViolations(page)

  await page.getByRole('button', { name: 'Lock the office' }).click()
  await expect(page.getByRole('heading', { name: 'One more step, Paula' })).toBeVisible()
  await expectNoViolations(page)
  await page.getByRole('button', { name: 'Use a passkey' }).click()
  await expect(page.getByRole('navigation', { name: 'Office pages' }).first()).toBeVisible()
})
