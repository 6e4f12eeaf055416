import type { Page } from '@playwright/test'
import { MailedSite } from '../mailedSite'
import { ask } from './ask'
import { expectNoViolations } from './axeFindsNothing'
import { expect, test, untilInteractive } from './fixtures'
import { openOffice, STAFF } from './openOffice'
import { codeOf, requireFactor, setUpApp } from './secondFactor'

// The course of an enquiry, from the visitor's question to the order, with e-mails to a real mail server.

const mailed = new MailedSite()
test.use({ baseURL: mailed.origin })
test.beforeAll(() => {
  test.setTimeout(300_000) // a busy machine needs more than a minute for a new site
  return mailed.start()
})
test.afterAll(() => mailed.stop())

/** A visitor of the demo with an account. */
const CUSTOMER = { email: 'demo@brightfill.example', password: 'Brightfill1' }
const OLIVE = { name: 'Olive Marsh', phone: '+44 1632 960000', email: 'olive@brightfill.example', password: 'Abcdefg1' }

async function arrived(to: string, words: string | RegExp): Promise<string> {
  const find = () => mailed.arrived.find((mail) => mail.to === to && new RegExp(words).test(mail.text))
  await expect.poll(find, `a mail to ${to} with ${words}`).toBeTruthy()
  return find()?.text ?? ''
}

async function signIn(page: Page, { email, password }: { email: string; password: string }) {
  await page.goto('/login')
  await untilInteractive(page)
  await page.getByRole('textbox', { name: 'E-mail', exact: true }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await page.waitForURL((address) => address.pathname !== '/login')
}

/** A colleague in sales, who has an authenticator app. */
async function newColleague(page: Page): Promise<string> {
  expect((await page.request.post('/api/registration/account', { data: OLIVE })).status()).toBe(201)
  const [link = ''] = (await arrived(OLIVE.email, 'confirm')).match(/http:\/\/localhost:\S+/) ?? []
  await page.goto(link)
  await page.getByRole('button', { name: 'Confirm address' }).click()
  await page.getByRole('heading', { name: 'Your e-mail address is confirmed' }).waitFor()
  await mailed.grant(OLIVE.email, 'sales')
  await signIn(page, OLIVE)
  await requireFactor(page)
  await page.goto('/office')
  const secret = await setUpApp(page)
  await expectNoViolations(page)
  await page.getByRole('checkbox', { name: /^I have stored them/ }).check()
  await page.getByRole('button', { name: 'Open the office' }).click()
  await page.getByRole('button', { name: 'Lock the office' }).click()
  return secret
}

test('an enquiry goes from a visitor to an open office, is answered by e-mail, offered and won [O-08, O-40, O-42, O-43, O-44, O-46, O-47]', async ({
  page: sales,
  browser,
}) => {
  test.slow()
  const another = async () => (await browser.newContext({ baseURL: mailed.origin })).newPage()
  const [open, customer] = [await another(), await another()]
  const secret = await newColleague(sales)
  await openOffice(open, '/office/enquiries')
  const company = 'Holloway Dairy Ltd'
  await ask(customer, company, CUSTOMER.email)
  await expect(open.getByRole('link', { name: company })).toBeVisible()

  await expect(sales.getByRole('heading', { name: 'One more step, Olive' })).toBeVisible()
  // Each code works once, and that of the next half minute is accepted already.
  await sales.getByLabel('Six-digit code').fill(codeOf(secret, 1))
  await sales.getByRole('button', { name: 'Open the office' }).click()
  await sales.getByRole('link', { name: company }).first().click()
  const timeLine = sales.getByRole('log')
  await expect(timeLine).toContainText('Is it still available?')
  const reference = new URL(sales.url()).pathname.split('/').at(-1) ?? ''

  // A colleague has it open, too.
  await open.getByRole('link', { name: company }).first().click()
  await expect(sales.getByText('Daniel Foster is reading this.')).toBeVisible()
  await open.route('**/assigned', (route) => route.fulfill({ status: 503, json: { message: 'Try again in a moment' } }))
  await open.getByRole('button', { name: 'Leave it to Olive' }).click()
  await expect(open.getByRole('alert')).toContainText(
    'We could not save this, and nothing has changed. Try again in a moment',
  )
  await expectNoViolations(open)
  await open.unroute('**/assigned')
  await open.getByRole('button', { name: 'Try again' }).click()
  await expect(timeLine).toContainText(`assigned it to ${OLIVE.name}`)
  await expect(open.getByRole('alert')).toHaveCount(0)
  await sales.getByRole('button', { name: 'Leave it to Daniel' }).click()
  await expect(timeLine).toContainText('assigned it to Daniel Foster')
  await sales.getByRole('combobox', { name: 'Assigned to' }).selectOption({ label: OLIVE.name })
  await expect(timeLine.getByRole('listitem').filter({ hasText: `assigned it to ${OLIVE.name}` })).toHaveCount(2)
  await sales.getByRole('button', { name: 'Internal note' }).click()
  await sales.getByLabel('Note for colleagues').fill('They paid on the day in 2023, @Daniel.')
  await sales.getByRole('button', { name: 'Save note' }).click()
  await expect(timeLine).toContainText('They paid on the day')
  expect(await arrived(STAFF.email, 'They paid on the day')).toContain(`/office/enquiries/${reference}`)

  await sales.getByRole('button', { name: 'Answer', exact: true }).click()
  await sales.getByRole('combobox', { name: 'Template' }).selectOption({ label: 'Still available' })
  await expect(sales.getByLabel('Answer to the customer by e-mail')).toHaveValue(/^Dear Margaret Holloway,/)
  await open.getByLabel('Answer to the customer by e-mail').fill('Dear Margaret')
  await expect(sales.getByText('Daniel Foster is writing an answer.')).toBeVisible()
  await sales.getByRole('button', { name: /^Send/ }).click()
  await expect(sales.getByRole('alert')).toContainText('The customer would get two answers.')
  await sales.getByRole('button', { name: 'Send anyway' }).click()
  await expect(timeLine).toContainText('answered by e-mail')
  const answer = await arrived(CUSTOMER.email, 'Please tell us your bottle')
  expect(answer).toMatch(new RegExp(`^Reply-To: \\S+\\+${reference}@`, 'im'))

  const status = sales.getByRole('combobox', { name: 'Status' })
  await status.selectOption('offer sent')
  await expect(sales.getByRole('dialog')).toContainText('We have sent you an offer')
  await sales.getByRole('button', { name: 'Mark as offer sent', exact: true }).click()
  await arrived(CUSTOMER.email, 'We have sent you an offer')
  await signIn(customer, CUSTOMER)
  await customer.goto('/user/orders')
  const row = customer.getByRole('table', { name: 'Enquiries and offers' }).getByRole('row', { name: reference })
  await expect(row).toContainText('Offer sent to you')
  await expect(customer.getByRole('main')).not.toContainText('They paid on the day')
  await status.selectOption('won')
  await sales.getByRole('button', { name: 'Mark as won' }).click()
  await expect(timeLine).toContainText('marked it as won')
  await arrived(CUSTOMER.email, 'Thank you for choosing')
})
