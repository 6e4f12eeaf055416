import type { Page } from '@playwright/test'
import { expectNoViolations } from './axeFindsNothing'
import { expect, test } from './fixtures'
import { openOffice } from './openOffice'

/** In every title here, and in no other. */
const MARK = 'Quillwork'
/** Within this time visitors see what was published (O-15). */
const AT_ONCE = { timeout: 5_000 }

const form = (page: Page) => page.getByRole('form', { name: 'Article' })
const saved = (page: Page) => expect(page.getByText(/^Saved \d\d:\d\d$/)).toBeVisible()
const publish = (page: Page) => page.getByRole('button', { name: 'Publish', exact: true }).click()

/** Begins a draft in the office; it opens in its editor. */
async function beginArticle(page: Page, title: string) {
  await page.getByRole('button', { name: 'New article' }).click()
  await page.getByRole('dialog').getByLabel('Title').fill(title)
  await page.getByRole('button', { name: 'Start draft' }).click()
  await page.waitForURL(/\/office\/articles\/\d+$/)
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
}

/** Takes the first picture of the library, and describes it if needed. */
async function choosePicture(page: Page, alt: string) {
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('list', { name: 'Media library' }).getByRole('button').first().click()
  await dialog.getByRole('button', { name: 'Use this file' }).click()
  const unknown = dialog.getByRole('textbox', { name: /^Alternative text/ })
  await expect(unknown.or(page.getByRole('form', { name: 'Article' })).first()).toBeVisible()
  if (await unknown.isVisible()) {
    await unknown.fill(alt)
    await dialog.getByRole('button', { name: 'Save and use' }).click()
  }
  await expect(dialog).toBeHidden()
}

/** The name of one that is on the site, and not from a test. */
async function aMachine(page: Page): Promise<string> {
  const { data } = await (await page.request.post('/api/get/products', { data: { filters: { sortBy: 2 } } })).json()
  return `${data[0].name} ${data[0].model}`
}

async function callsOf(page: Page) {
  const token = await page.evaluate(() => localStorage.getItem('auth_token'))
  const headers = { authorization: `Bearer ${token}` }
  return {
    get: async (path: string) => (await page.request.get(`/api/office/articles${path}`, { headers })).json(),
    post: (path: string, data: object) => page.request.post(`/api/office/articles${path}`, { headers, data }),
  }
}

// Other tests read the first articles of the list.
test.afterEach('the published items are taken off the site', async ({ context }) => {
  const page = await context.newPage()
  await openOffice(page)
  const calls = await callsOf(page)
  const { data } = await calls.get(`?search=${MARK}&perPage=100`)
  for (const { id, state } of data as { id: number; state: string }[]) {
    if (state !== 'live' && state !== 'changes') continue
    const { version } = (await calls.get(`/${id}`)).data
    expect((await calls.post(`/${id}/offline`, { version })).status()).toBe(200)
  }
})

test('an article with two pictures goes from nothing to page, list, feed and search, and is renamed [O-12, O-15, O-19]', async ({
  page,
  browser,
}) => {
  test.slow()
  const title = `${MARK} of valves ${Date.now()}`
  await openOffice(page, '/office/articles')
  await expect(page.getByRole('table', { name: 'Articles' })).toBeVisible()
  await expectNoViolations(page)
  await beginArticle(page, title)
  await form(page).getByLabel('Summary').fill('What a valve tells by its sound.')
  await form(page).getByLabel('Author').fill('Tom Rigby, Automation engineer')
  await form(page).getByRole('group', { name: 'Lead picture' }).getByRole('button', { name: 'Choose' }).click()
  await choosePicture(page, 'A valve')
  const text = form(page).getByRole('textbox', { name: 'Text', exact: true })
  await text.click()
  await page.keyboard.type('Listen first')
  await form(page).getByRole('button', { name: 'Heading', exact: true }).click()
  await page.keyboard.press('Enter')
  await page.keyboard.type('A worn seat whistles before it drips.')
  await form(page).getByRole('button', { name: 'Add picture' }).click()
  await choosePicture(page, 'A worn seat')
  await text.locator('img[data-path]').click()
  await form(page).getByLabel('Alternative text').fill('A worn seat')
  await form(page).getByRole('button', { name: 'Add a machine' }).click()
  const machine = await aMachine(page)
  await page.getByRole('dialog').getByRole('searchbox').fill(machine)
  await page
    .getByRole('dialog')
    .getByRole('button', { name: `Add ${machine}` })
    .click()
  await saved(page)
  await expectNoViolations(page)
  await page.getByRole('button', { name: 'Show page' }).click()
  const frame = page.frameLocator('iframe').last()
  await expect(frame.getByRole('heading', { level: 2, name: 'Listen first' })).toBeVisible()

  const address = `/blogs/${await form(page).getByLabel('Address').inputValue()}`
  const visitor = await (await browser.newContext()).newPage()
  expect((await visitor.goto(address))?.status()).toBe(404)
  await publish(page)
  await expect(page.getByText('Live', { exact: true })).toBeVisible()
  await expect.poll(async () => (await visitor.goto(address))?.status(), AT_ONCE).toBe(200)
  const main = visitor.getByRole('main')
  await expect(main.getByText('A worn seat whistles before it drips.')).toBeVisible()
  await expect(main.getByRole('img', { name: 'A worn seat' })).toBeVisible()
  await expect(main.getByRole('link', { name: machine })).toBeVisible()
  await visitor.goto(`/blogs?search=${encodeURIComponent(title)}`)
  await expect(visitor.getByRole('main').getByRole('link', { name: title }).first()).toBeVisible()
  await expect.poll(async () => (await visitor.request.get('/feed.xml')).text(), AT_ONCE).toContain(title)
  await visitor.goto(`/search?query=${encodeURIComponent(title)}`)
  await expect(visitor.getByRole('main').getByRole('link', { name: title }).first()).toBeVisible()

  await form(page)
    .getByLabel('Address')
    .fill(`${address.split('/').at(-1)}-2`)
  await saved(page)
  await publish(page)
  await expect(page.getByText('Live', { exact: true })).toBeVisible()
  await expect
    .poll(async () => {
      await visitor.goto(address)
      return new URL(visitor.url()).pathname
    }, AT_ONCE)
    .toBe(`${address}-2`)

  await page.goto(`${address}-2`)
  await page.getByRole('link', { name: 'Edit', exact: true }).click()
  await page.waitForURL(/\/office\/articles\/\d+$/)
  await expect(form(page).getByRole('textbox', { name: 'Title', exact: true })).toHaveValue(title)
})

test('a planned article appears by itself at its time [O-16]', async ({ page, browser }) => {
  const title = `Planned ${MARK} ${Date.now()}`
  await openOffice(page, '/office/articles')
  await beginArticle(page, title)
  await saved(page)
  const id = page.url().split('/').at(-1)
  const address = `/blogs/${await form(page).getByLabel('Address').inputValue()}`
  const calls = await callsOf(page)
  const { version } = (await calls.get(`/${id}`)).data
  const visitor = await (await browser.newContext()).newPage()
  expect((await visitor.goto(address))?.status()).toBe(404)
  const publish_at = new Date(Date.now() + 3_000).toISOString()
  expect((await calls.post(`/${id}/plan`, { version, publish_at })).status()).toBe(200)
  await expect.poll(async () => (await visitor.goto(address))?.status(), { timeout: 15_000 }).toBe(200)
  await visitor.goto('/blogs')
  await expect(visitor.getByRole('main').getByRole('link', { name: title })).toBeVisible()
})
