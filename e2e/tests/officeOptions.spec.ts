import type { Page } from '@playwright/test'
import { expectNoViolations } from './axeFindsNothing'
import { expect, test } from './fixtures'
import { openOffice } from './openOffice'

/** Seconds within which visitors see what was published (O-15). */
const AT_ONCE = { timeout: 5_000 }
const DAY = 86_400_000

/** The options as programs read and publish them, with the session of a page in the office. */
async function optionsOf(page: Page) {
  const token = await page.evaluate(() => localStorage.getItem('auth_token'))
  const headers = { authorization: `Bearer ${token}` }
  const at = (name: string) => `/api/office/options/${encodeURIComponent(name)}`
  const read = async (name: string) => (await (await page.request.get(at(name), { headers })).json()).data
  async function publish(name: string, item: object) {
    const { version } = await read(name)
    const saved = await page.request.post(`${at(name)}/draft`, { headers, data: { item, version } })
    const data = { version: (await saved.json()).data.version }
    expect((await page.request.post(`${at(name)}/publish`, { headers, data })).status()).toBe(200)
  }
  return { read, publish }
}

/** Opens an option in its editor. */
async function edit(page: Page, title: string) {
  await openOffice(page, '/office/options')
  await page.getByRole('link', { name: title }).click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
}
async function publish(page: Page) {
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(page.getByText('Published.')).toBeVisible()
}

test('a notice is above every page until its time is over, and then goes away by itself [O-77]', async ({
  page,
  browser,
}) => {
  await edit(page, 'Notice and logos')
  const { read, publish: set } = await optionsOf(page)
  const before = (await read('header')).live
  try {
    const form = page.getByRole('form', { name: 'Notice and logos' })
    await form.getByRole('textbox', { name: /^Notice/ }).fill('Meet us at the fair in hall 7.')
    await form.getByRole('textbox', { name: 'Text', exact: true }).fill('Book a time')
    await form.getByLabel('Links to').fill('/about-us')
    await expectNoViolations(page)
    await page.getByRole('button', { name: 'Show page' }).click()
    await expect(page.frameLocator('iframe').last().getByText('Meet us at the fair in hall 7.')).toBeVisible(AT_ONCE)
    await publish(page)

    const visitor = await (await browser.newContext()).newPage()
    const notice = visitor.getByRole('complementary', { name: 'Notice' })
    await expect.poll(async () => (await visitor.request.get('/')).text(), AT_ONCE).toContain('hall 7')
    await visitor.goto('/')
    const { y = 0, height = 0 } = (await notice.boundingBox()) ?? {}
    expect((await visitor.getByRole('banner').boundingBox())?.y).toBe(y + height)
    await notice.getByRole('link', { name: 'Book a time' }).click()
    await visitor.waitForURL('/about-us')
    await expect(notice).toBeVisible()

    const until = new Date(Date.now() + 15_000).toISOString()
    await set('header', { 'Notice until': until })
    await expect.poll(async () => (await visitor.request.get('/about-us')).text(), AT_ONCE).toContain(until)
    await visitor.reload()
    await expect(notice).toBeVisible()
    await expect(notice).toBeHidden({ timeout: 20_000 })
    await expect.poll(async () => (await visitor.request.get('/')).text(), AT_ONCE).not.toContain('hall 7')
  } finally {
    await set('header', before)
  }
})

test('with a Christmas closure, the contact form promises the first day after it, and says when to call [O-77]', async ({
  page,
  browser,
}) => {
  await edit(page, 'Company and opening hours')
  const { read, publish: set } = await optionsOf(page)
  const before = (await read('Meta site')).live
  try {
    const day = (ahead: number) =>
      new Date(Date.now() + ahead * DAY).toLocaleDateString('sv', { timeZone: 'Europe/London' })
    const closing = page.getByRole('group', { name: 'Closing days' })
    await closing.getByRole('button', { name: 'Add closing days' }).click()
    await closing.getByLabel('First day').fill(day(0))
    await closing.getByLabel('Last day').fill(day(9))
    await closing.getByLabel('Reason').fill('Christmas')
    await publish(page)

    const open = [10, 11, 12].map(day).find((date) => ![0, 6].includes(new Date(date).getUTCDay())) ?? ''
    const words = new Date(open).toLocaleDateString('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' })
    const visitor = await (await browser.newContext()).newPage()
    await expect.poll(async () => (await visitor.request.get('/about-us')).text(), AT_ONCE).toContain(day(9))
    await visitor.goto('/about-us')
    const form = visitor.getByRole('form', { name: 'Get In Touch' })
    await form.scrollIntoViewIfNeeded()
    await expect(form.getByText(/^We open/)).toContainText(`${words} at 08:00`)
    const contact = { name: 'Ada', company_name: 'Field', phone: '+44 1632 960002', email: '', message: 'Milk' }
    const answer = await visitor.request.post('/api/submit-form-footer', { data: contact })
    expect((await answer.json()).answer_by).toBe(open)
  } finally {
    await set('Meta site', before)
  }
})
