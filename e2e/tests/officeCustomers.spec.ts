import { expectNoViolations } from './axeFindsNothing'
import { expect, test } from './fixtures'
import { mailTo } from './mailbox'
import { newCustomer, openOffice, signInAs } from './openOffice'

test('an accepted offer becomes an unpublished machine [O-45]', async ({ page }) => {
  const seller = { name: 'Ingrid', last_name: `Solheim ${Date.now()}`, phone: '+44 1632 960419', email: 'i@s.example' }
  const machine = { manufacturer: 'Tarnpak', model: 'AC-9000 S', year: 2016 }
  expect((await page.request.post('/api/submit-form', { data: { ...seller, ...machine } })).status()).toBe(201)
  await openOffice(page, '/office/enquiries')
  await page.getByRole('link', { name: seller.last_name }).click()
  const offer = page.getByRole('form', { name: 'Machine offered' })
  await expect(offer).toContainText('Tarnpak, AC-9000 S, 2016')
  await offer.getByLabel('Price offered, £').fill('18000')
  await offer.getByLabel('Visit on').fill('2026-12-02')
  await offer.getByRole('button', { name: 'Save price and visit' }).click()
  await expect(page.getByRole('log')).toContainText('offered £18,000')
  await offer.getByLabel('Price offered, £').fill('18500')
  await offer.getByRole('button', { name: 'Accept' }).click()
  const dialog = page.getByRole('dialog', { name: 'Accept this offer?' })
  await expect(dialog).toContainText('The price and visit you entered will be saved as well.')
  await expectNoViolations(page)
  await dialog.getByRole('button', { name: 'Accept' }).click()
  await expect(page.getByRole('log')).toContainText('offered £18,500')
  await expect(offer.getByRole('link', { name: 'Open the draft' })).toHaveAttribute('href', /machines\/\d+$/)
  await expect(page.getByRole('log')).toContainText('marked it as won')
})

test.describe('a refusal, which the browser logs', () => {
  test.use({ expectProblems: true })

  test('staff e-mail, lock, unlock and delete a customer, and the log records it [O-49]', async ({ page, browser }) => {
    const customer = await (await browser.newContext()).newPage()
    const email = await newCustomer(customer, 'Nils')
    await openOffice(page, '/office/customers')
    await page.getByRole('searchbox').fill(email)
    await page.getByRole('row', { name: email }).getByRole('link', { name: 'Nils' }).click()
    await expect(page.getByText('The e-mail address is confirmed.')).toBeVisible()
    await expectNoViolations(page)
    await page.getByRole('button', { name: 'Send password reset link' }).click()
    await expect(page.getByText('We have e-mailed the link.')).toBeVisible()
    await mailTo(email, 'Set a new password')

    await page.getByRole('button', { name: 'Lock account', exact: true }).click()
    await page.getByRole('button', { name: 'Lock account and sign out' }).click()
    await expect(page.getByText('The account is locked and signed out everywhere.')).toBeVisible()
    await signInAs(customer, email)
    await expect(customer.getByText(/^Account is locked\./)).toBeVisible()
    await page.getByRole('button', { name: 'Unlock account' }).click()
    await expect(page.getByText(/^The account is unlocked\./)).toBeVisible()

    await page.getByRole('button', { name: 'Delete account', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Delete Nils’s account?' })
    await expectNoViolations(page)
    await dialog.getByRole('textbox').fill('else@customers.example')
    await dialog.getByRole('button', { name: 'Delete account for good' }).click()
    await expect(dialog).toContainText('This is not the customer’s address')
    await dialog.getByRole('textbox').fill(email)
    await dialog.getByRole('button', { name: 'Delete account for good' }).click()
    await page.waitForURL('**/office/customers**')
    await page.getByRole('searchbox').fill(email)
    await expect(page.getByText(/^No matching customers/)).toBeVisible()
    await page.goto('/office/activity')
    await expect(page.getByRole('row', { name: /customer deleted/ }).first()).toContainText(/Customer \d+/)
  })
})
