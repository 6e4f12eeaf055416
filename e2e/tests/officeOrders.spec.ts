import type { Page } from '@playwright/test'
import { askByCall } from './ask'
import { expectNoViolations } from './axeFindsNothing'
import { expect, test } from './fixtures'
import { mailTo } from './mailbox'
import { newCustomer, openOffice, signInAs } from './openOffice'

test('staff create an order of a machine and set its status; the customer follows it under the account [O-50]', async ({
  page,
  browser,
}) => {
  const customer = await (await browser.newContext()).newPage()
  const email = await newCustomer(customer, 'Rosa')
  await openOffice(page, '/office/customers')
  await page.getByRole('searchbox').fill(email)
  await page.getByRole('row', { name: email }).getByRole('link', { name: 'Rosa' }).click()
  await page.getByRole('link', { name: 'New order' }).click()
  await page.getByRole('searchbox', { name: 'Search machines' }).fill('filler')
  const add = page.getByRole('button', { name: /^Add / }).first()
  const machine = ((await add.getAttribute('aria-label')) ?? '').replace('Add ', '')
  await add.click()
  const agreed = page.getByLabel(`Price of ${machine} in pounds`)
  await agreed.pressSequentially('91-500') // not a number, so the browser reads an empty field
  await page.getByRole('button', { name: 'Create order' }).click()
  await expect(agreed).toBeFocused()
  await expect(page).toHaveURL(/\/office\/orders\/new/)
  await agreed.fill('91500')
  await expectNoViolations(page)
  await page.getByRole('button', { name: 'Create order' }).click()
  await page.waitForURL(/\/office\/orders\/\d+$/)
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  await expect(page.getByRole('link', { name: machine })).toBeVisible()

  const price = page.getByLabel(`Price of ${machine} in pounds`)
  await expect(price).toHaveValue('91500')
  await price.fill('90000')
  await page.getByRole('button', { name: 'Save prices' }).click()
  await expect(page.getByText('Total')).toContainText('£90,000')

  const form = page.getByRole('form', { name: 'Change status' })
  await form.getByLabel('Status').selectOption('In transit')
  await form.getByLabel('Note for the customer').fill('With the lorry of Monday')
  await form.getByRole('button', { name: 'Save and notify customer' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'In transit' })).toContainText('With the lorry of Monday')
  await expectNoViolations(page)
  await downloadPaper(page, id)
  await mailTo(email, `Your order ${id}: In transit`)
  await page.goto('/office/orders')
  await expect(page.getByRole('row', { name: `Order ${id}` })).toContainText('In transit')
  await expect(page.getByRole('row', { name: `Order ${id}` })).toContainText('£90,000')
  await expectNoViolations(page)

  await signInAs(customer, email)
  await customer.waitForURL((address) => address.pathname !== '/login')
  await customer.goto('/user/orders')
  await customer.getByRole('link', { name: `Order ${id}` }).click()
  await expect(customer.getByRole('heading', { name: `Order ${id}` })).toBeVisible()
  await expect(customer.getByRole('main')).toContainText('With the lorry of Monday')
  await expect(customer.getByRole('main').getByRole('link', { name: machine })).toBeVisible()
  await expect(customer.getByRole('main')).toContainText('£90,000')
  await downloadPaper(customer, id)
  await expectNoViolations(customer)
})

test('an order begins at an enquiry, with its machine, or at the list, with its customer [O-50]', async ({ page }) => {
  const company = `Ordering Dairy ${Date.now()}`
  await askByCall(page.request, company, 'demo@brightfill.example')
  await openOffice(page, '/office/enquiries')
  await page.getByRole('link', { name: company }).click()
  const about = page.getByRole('complementary', { name: 'About this enquiry' })
  await about.getByRole('link', { name: 'New order' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'New order' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Margaret Holloway' })).toBeVisible()
  await page.getByRole('button', { name: 'Create order' }).click()
  await page.waitForURL(/\/office\/orders\/\d+$/)

  await page.goto('/office/orders')
  await page.getByRole('link', { name: 'New order' }).click()
  await page.getByRole('searchbox', { name: 'Search customers' }).fill('demo@brightfill')
  await expectNoViolations(page)
  await page.getByRole('link', { name: /^Margaret Holloway/ }).click()
  await expect(page.getByText('No machines yet. Add one below.')).toBeVisible()
})

async function downloadPaper(page: Page, id: string) {
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download as PDF' }).click()
  expect((await download).suggestedFilename()).toBe(`order-${id}.pdf`)
}
