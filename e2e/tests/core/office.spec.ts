import type { Page } from '@playwright/test'
import { ask } from '../ask'
import { expect, test, untilInteractive } from '../fixtures'
import { mailTo } from '../mailbox'
import { STAFF } from '../openOffice'

/** The newest enquiry of a company: a test that runs again asks again. */
const rowOf = (page: Page, company: string) => page.getByRole('link', { name: company }).first()

/** By the site's own page, which leads back to the office. */
async function signInAtOffice(page: Page) {
  await page.goto('/office')
  await page.getByRole('link', { name: 'Sign in' }).click()
  await untilInteractive(page)
  await page.getByRole('textbox', { name: 'E-mail', exact: true }).fill(STAFF.email)
  await page.getByLabel('Password', { exact: true }).fill(STAFF.password)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await page.waitForURL('**/office')
  await expect(page.getByRole('navigation', { name: 'Office pages' }).first()).toBeVisible()
}

test('an enquiry appears in an open office, is assigned, noted, answered and won [O-42, O-43, O-44, O-51]', async ({
  page,
  browser,
}) => {
  const company = `Holloway Dairy ${Date.now()}`
  await signInAtOffice(page)
  const visitor = await (await browser.newContext()).newPage()
  await ask(visitor, company)
  await expect(rowOf(page, company)).toBeVisible()
  await expect(page.getByRole('img', { name: /^Enquiries by day: \d+ in 30 days, with a peak of/ })).toBeVisible()
  await page.getByText('Figures by day').first().click()
  await expect(page.getByRole('columnheader', { name: 'Machine' })).toBeVisible()

  await rowOf(page, company).click()
  await expect(page.getByRole('heading', { name: 'Margaret Holloway' }).first()).toBeVisible()
  await expect(page.getByRole('link', { name: '+44 1482 555017' })).toHaveAttribute('href', 'tel:+441482555017')
  const timeLine = page.getByRole('log')
  await expect(timeLine).toContainText('Is it still available?')
  await expect(page.getByRole('complementary', { name: 'About this enquiry' })).toContainText('AvailabilityAvailable')

  await page.getByRole('combobox', { name: 'Assigned to' }).selectOption({ index: 1 })
  await expect(timeLine).toContainText('assigned it to')

  await page.getByRole('button', { name: 'Internal note' }).click()
  await page.getByLabel('Note for colleagues').fill('Paid on the day in 2023.')
  await page.getByRole('button', { name: 'Save note' }).click()
  await expect(timeLine).toContainText('Paid on the day in 2023.')

  await page.getByRole('button', { name: 'Answer', exact: true }).click()
  await page.getByRole('combobox', { name: 'Template' }).selectOption({ label: 'Still available' })
  const answer = page.getByLabel('Answer to the customer by e-mail')
  await expect(answer).toHaveValue(/^Dear Margaret Holloway,/)
  await page.getByRole('checkbox', { name: 'Mark as offer sent' }).check()
  await page.getByRole('button', { name: /^Send/ }).click()
  await expect(timeLine).toContainText('answered by e-mail')
  await expect(answer).toHaveValue('')
  const status = page.getByRole('combobox', { name: 'Status' })
  await expect(status).toHaveValue('offer sent')

  const reference = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  const mail = await mailTo('margaret@holloway.example', await subjectWith(page, reference))
  expect(mail.text).toContain('is still available. Please tell us your bottle')
  expect(mail.reply_to).toContain(reference)

  await status.selectOption('won')
  await page.getByRole('dialog', { name: 'Won' }).getByRole('button', { name: 'Mark as won' }).click()
  await expect(timeLine).toContainText('marked it as won')
})

/** The subject of the answer in the outbox, which has the reference. */
async function subjectWith(page: Page, reference: string): Promise<string> {
  let subject = ''
  await expect
    .poll(async () => {
      const { data } = (await (await page.request.get('/dev/mail')).json()) as {
        data: { subject: string; text: string }[]
      }
      subject =
        data.find((mail) => mail.subject.includes(reference) && mail.text.includes('your bottle'))?.subject ?? ''
      return subject
    })
    .not.toBe('')
  return subject
}
