import { expectNoViolations } from './axeFindsNothing'
import { expect, test } from './fixtures'
import { mailTo } from './mailbox'
import { newCustomer, openOffice, signInAs } from './openOffice'

test('an accepted offer becomes an unpublished machine [O-45]', async ({ page }) => {
  test.setTimeout(60_000)
  const seller = { name: 'Ingrid', last_name: `Solheim ${Date.now()}`, phone: '+44 1632 960419', email: 'i@s.example' }
  const machine = { manufacturer: 'Tarnpak', model: 'AC-9000 S', year: 2016 }
  expect((await page.request.post('/api/submit-form', { data: { ...seller, ...machine } })).status()).toBe(201)
  await openOffice(page, '/office/enquiries')
  await page.getByRole('link', { name: seller.last_name }).click()
  const offer = page.getByRole('form', { name: 'Machine offered' })
  await expect(offer).toContainText('Tarnpak, AC-9000 S, 2016')
  await offer.getByLabel('Price offered, £').fill('18000')
  await offer.getByLabel('Visit on').fill('2026-12-02')
  await offer.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('log')).toContainText('offered £18,000')
  await offer.getByLabel('Price offered, £').fill('18500')
  await offer.getByRole('button', { name: 'Accept' }).click()
  const dialog = page.getByRole('dialog', { name: 'Accept the offer' })
  await expect(dialog).toContainText('The price and the visit that you typed are saved with it.')
  await expectNoViolations(page)
  await dialog.getByRole('button', { name: 'Accept' }).click()
  await expect(page.getByRole('log')).toContainText('offered £18,500')
  await expect(offer).toContainText(/Unpublished machine \d+/)
  await expect(page.getByRole('log')).toContainText('set Won')
})

test.describe('a refusal, which the browser logs', () => {
  test.use({ expectProblems: true })

  test('staff mail, lock, unlock and delete a customer, and it is in the log [O-49]', async ({ page, browser }) => {
    test.setTimeout(90_000)
    const customer = await (await browser.newContext()).newPage()
    const email = await newCustomer(customer, 'Nils')
    await openOffice(page, '/office/customers')
    await page.getByRole('searchbox').fill(email)
    await page.getByRole('row', { name: email }).getByRole('link', { name: 'Nils' }).click()
    await expect(page.getByText('The address is confirmed.')).toBeVisible()
    await expectNoViolations(page)
    await page.getByRole('button', { name: 'Send a link for a new password' }).click()
    await expect(page.getByText('We have e-mailed the link.')).toBeVisible()
    await mailTo(email, 'Set a new password')

    await page.getByRole('button', { name: 'Lock' }).click()
    await page.getByRole('button', { name: 'Lock out everywhere' }).click()
    await expect(page.getByText('Locked, and signed out everywhere.')).toBeVisible()
    await signInAs(customer, email)
    await expect(customer.getByText('This account is locked.')).toBeVisible()
    await page.getByRole('button', { name: 'Unlock' }).click()
    await expect(page.getByText('Unlocked.')).toBeVisible()

    await page.getByRole('button', { name: 'Delete', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Delete Nils' })
    await expectNoViolations(page)
    await dialog.getByRole('textbox').fill('else@customers.example')
    await dialog.getByRole('button', { name: 'Delete the customer' }).click()
    await expect(dialog).toContainText('This is not the address of this customer')
    await dialog.getByRole('textbox').fill(email)
    await dialog.getByRole('button', { name: 'Delete the customer' }).click()
    await page.waitForURL('**/office/customers**')
    await page.getByRole('searchbox').fill(email)
    await expect(page.getByText(/^No matching customers/)).toBeVisible()
    await page.goto('/office/activity')
    await expect(page.getByRole('row', { name: /customer deleted/ }).first()).toContainText(/Customer \d+/)
  })
})
