import type { Locator, Page } from '@playwright/test'
import { expectNoViolations } from './axeFindsNothing'
import { expect, test } from './fixtures'
import { openOffice } from './openOffice'

/** Begins a draft in the office; it opens in its editor. */
async function beginMachine(page: Page, name: string) {
  await page.getByRole('button', { name: 'New machine' }).click()
  await page.getByRole('dialog').getByLabel('Name').fill(name)
  await page.getByRole('dialog').getByLabel('Model').fill('LC 8')
  await page.getByRole('button', { name: 'Start draft' }).click()
  await page.waitForURL(/\/office\/machines\/\d+$/)
  await expect(page.getByRole('heading', { level: 1, name: `${name} LC 8` })).toBeVisible()
}
const form = (page: Page) => page.getByRole('form', { name: 'Machine' })
const nameOf = (page: Page) => form(page).getByRole('textbox', { name: 'Name', exact: true })
const publish = (page: Page) => page.getByRole('button', { name: 'Publish', exact: true }).click()
const saved = (page: Page) => expect(page.getByText(/^Saved \d\d:\d\d$/)).toBeVisible()
const slugOf = (page: Page) => form(page).getByLabel('Address', { exact: true }).inputValue()
/** Seconds within which visitors see what was published (O-15). */
const AT_ONCE = { timeout: 5_000 }

// Other tests read the first machines of the list.
test.afterEach('the published items are taken off the site', async ({ context }) => {
  await context.setOffline(false)
  const page = await context.newPage() // a test may have closed its own
  await openOffice(page)
  const token = await page.evaluate(() => localStorage.getItem('auth_token'))
  const headers = { authorization: `Bearer ${token}` }
  const machines = async (path: string) => (await page.request.get(`/api/office/machines${path}`, { headers })).json()
  const { data } = await machines('?search=LC+8&perPage=100')
  for (const { id, state } of data as { id: number; state: string }[]) {
    if (state !== 'live' && state !== 'changes') continue
    const { version } = (await machines(`/${id}`)).data
    const taken = await page.request.post(`/api/office/machines/${id}/offline`, { headers, data: { version } })
    expect(taken.status()).toBe(200)
  }
})

test('a machine goes from nothing to list, search and page, is reserved, and is taken off the site [O-12, O-15, O-33, O-34, O-35, O-36]', async ({
  page,
  browser,
}) => {
  const name = `Linear capper ${Date.now()}`
  await openOffice(page, '/office/machines')
  await expectNoViolations(page)
  await beginMachine(page, name)
  await form(page).getByLabel('SKU').fill('LC-8-001')
  await form(page).getByLabel('Year').fill('2021')
  await form(page).getByLabel('Price').fill('48,500')
  await form(page).getByRole('checkbox').first().check()
  await form(page).getByRole('button', { name: 'Add group' }).click()
  await form(page).getByLabel('Name of group 1').fill('Capping')
  await form(page).getByLabel('Name 1', { exact: true }).fill('Heads')
  await form(page).getByLabel('Value of Heads').fill('8')
  await saved(page)
  await expectNoViolations(page)
  const address = `/products/${await slugOf(page)}`
  const visitor = await (await browser.newContext()).newPage()
  expect((await visitor.goto(address))?.status()).toBe(404)

  await page.getByText('of 5', { exact: false }).first().click()
  await expect(page.getByText('At least three specifications Missing')).toBeVisible()
  await publish(page)
  await expect(page.getByText('Live', { exact: true })).toBeVisible()
  await expect.poll(async () => (await visitor.goto(address))?.status(), AT_ONCE).toBe(200)
  await expect(visitor.getByRole('heading', { level: 1 })).toContainText(name)
  await visitor.goto(`/products?search=${encodeURIComponent(name)}`)
  await expect(visitor.getByRole('main').getByRole('link', { name }).first()).toBeVisible()
  await expect.poll(async () => (await visitor.request.get('/sitemap.xml')).text(), AT_ONCE).toContain(address)

  await page.getByRole('link', { name: 'All machines' }).click()
  await page.getByRole('searchbox', { name: 'Name, model or SKU' }).fill(name)
  const row = page.getByRole('row', { name })
  await expect(row).toContainText('Live')
  await row.getByRole('button', { name: /48,500/ }).click()
  await page.getByRole('dialog').getByLabel('Availability').selectOption('reserved')
  await page.getByRole('dialog').getByLabel('Price, £').fill('45000')
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await expect(row).toContainText('£45,000')
  await expect
    .poll(async () => {
      await visitor.goto(address)
      return visitor.getByRole('main').textContent()
    }, AT_ONCE)
    .toContain('£45,000')
  await expect(visitor.getByRole('main').getByText('Reserved').first()).toBeVisible()

  await row.getByRole('link', { name }).click()
  await page.getByRole('button', { name: 'Take offline' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Take offline' }).click()
  await expect(page.getByText('Offline', { exact: true })).toBeVisible()
  await expect.poll(async () => (await visitor.goto(address))?.status(), AT_ONCE).toBe(404)
})

test.describe('calls that fail', () => {
  test.use({ expectProblems: true }) // the browser reports them

  test('two editors change one machine: changes by one are kept, conflicts are asked field by field [O-14]', async ({
    page,
    browser,
  }) => {
    await openOffice(page, '/office/machines')
    await beginMachine(page, `Shared filler ${Date.now()}`)
    await saved(page)
    const other = await (await browser.newContext()).newPage()
    await openOffice(other, new URL(page.url()).pathname)
    await nameOf(other).fill('Their name')
    await form(other).getByLabel('SKU').fill('THEIRS-1')
    await other.keyboard.press('Control+s')
    await saved(other)

    await form(page).getByLabel('Year').fill('2015')
    await nameOf(page).fill('My name')
    const pane = page.getByRole('region', { name: /changed this while you were typing/ })
    await expect(pane).toContainText('kept as they wrote it: SKU')
    await expectNoViolations(page)
    await pane.getByRole('radio', { name: 'Name: take theirs' }).check()
    await pane.getByRole('radio', { name: 'Address: take theirs' }).check()
    await pane.getByRole('button', { name: 'Save these choices' }).click()
    await expect(pane).toBeHidden()
    await saved(page)
    await page.reload()
    await expect(nameOf(page)).toHaveValue('Their name')
    await expect(form(page).getByLabel('Year')).toHaveValue('2015')
    await expect(form(page).getByLabel('SKU')).toHaveValue('THEIRS-1')
  })

  test('text typed offline is there when the tab is opened again, and is saved [O-13]', async ({ page, context }) => {
    await openOffice(page, '/office/machines')
    await beginMachine(page, `Offline filler ${Date.now()}`)
    await saved(page)
    const address = page.url()
    await context.route('**/api/office/machines/*/draft', (route) => route.abort())
    await form(page).getByLabel('SKU').fill('TYPED-OFFLINE')
    await expect(page.getByText(/You are offline/)).toBeVisible()
    await page.close()
    await context.unroute('**/api/office/machines/*/draft')
    const again = await context.newPage()
    await again.goto(address)
    await expect(form(again).getByLabel('SKU')).toHaveValue('TYPED-OFFLINE')
    await saved(again)
    await again.reload()
    await expect(form(again).getByLabel('SKU')).toHaveValue('TYPED-OFFLINE')
  })
})

test('a former version is compared, restored and published again [O-17]', async ({ page }) => {
  await openOffice(page, '/office/machines')
  await beginMachine(page, `Versioned filler ${Date.now()}`)
  await publish(page)
  await expect(page.getByText('Live', { exact: true })).toBeVisible()
  await form(page).getByLabel('SKU').fill('SECOND')
  await saved(page)
  await publish(page)
  await expect(page.getByText('Live', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Versions' }).click()
  const dialog = page.getByRole('dialog', { name: 'Versions' })
  await dialog.getByRole('button', { name: /^Version 1/ }).click()
  await expect(dialog.getByText('SKU')).toBeVisible()
  await expectNoViolations(page)
  await dialog.getByRole('button', { name: 'Restore as draft' }).click()
  await expect(dialog).toBeHidden()
  await expect(form(page).getByLabel('SKU')).toHaveValue('')
  await expect(page.getByText('Live with changes')).toBeVisible()
})

test('the preview beside the form follows it without a reload, and each leads to the other [O-19, O-20, O-21]', async ({
  page,
  browser,
}) => {
  await openOffice(page, '/office/machines')
  await beginMachine(page, `Previewed filler ${Date.now()}`)
  await form(page).getByLabel('Capacity').fill('900 bottles/h')
  await saved(page)
  await page.getByRole('button', { name: 'Show page' }).click()
  const frame = page.frameLocator('iframe')
  const heading = frame.getByRole('heading', { level: 1 })
  await expect(heading).toContainText('Previewed filler')
  // Only a page that follows the form has the marks.
  await expect(heading).toHaveAttribute('data-field', 'name')
  await frame.locator('body').evaluate((body) => {
    body.dataset.stays = ''
    window.scrollTo({ top: 40, behavior: 'instant' }) // the name is still on the screen
  })
  await nameOf(page).fill('Typed into the page')
  await expect(heading).toContainText('Typed into the page')
  const [stays, top] = await frame.locator('body').evaluate((body) => [body.dataset.stays, window.scrollY])
  expect([stays, top]).toEqual(['', 40])

  const outlineOf = (part: Locator) => part.evaluate((element) => getComputedStyle(element).outlineStyle)
  const capacity = frame.locator('[data-field="capacity"]')
  expect(await outlineOf(capacity)).toBe('none')
  await form(page).getByLabel('Capacity').focus()
  await expect.poll(() => outlineOf(capacity)).toBe('solid')
  await heading.click()
  await expect(nameOf(page)).toBeFocused()
  await expect.poll(() => outlineOf(heading)).toBe('solid')
  expect(await outlineOf(capacity)).toBe('none')
  const source = (await page.locator('iframe').getAttribute('src')) ?? ''
  const answer = await page.request.get(source)
  expect(answer.headers()).toMatchObject({
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
    'content-security-policy': expect.stringContaining("frame-ancestors 'self'"),
  })
  const stranger = await (await browser.newContext()).newPage()
  expect(
    (await stranger.goto(new URL(source, page.url()).href.replace(/preview=[^&]+/, 'preview=forged')))?.status(),
  ).toBe(404)
})

test('the public page of a machine links to its editor only in a browser with an open office [O-19]', async ({
  page,
  browser,
}) => {
  await openOffice(page, '/office')
  await page.goto('/products')
  await page.getByRole('main').getByRole('article').getByRole('link').first().click()
  await page.waitForURL(/\/products\/[^/?]+$/)
  await page.reload()
  const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
  const address = page.url()
  await page.getByRole('link', { name: 'Edit', exact: true }).click()
  await page.waitForURL(/\/office\/machines\/\d+$/)
  expect(name).toContain(await nameOf(page).inputValue())
  const visitor = await (await browser.newContext()).newPage()
  await visitor.goto(address)
  await expect(visitor.getByRole('link', { name: 'Edit', exact: true })).toHaveCount(0)
})

test('on a phone, the price of a machine is changed and published [O-36, O-55]', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openOffice(page, '/office/machines')
  await beginMachine(page, `Phone filler ${Date.now()}`)
  await publish(page)
  await expect(page.getByText('Live', { exact: true })).toBeVisible()
  await form(page).getByLabel('Price').fill('12,000')
  await saved(page)
  await expectNoViolations(page)
  await publish(page)
  await expect(page.getByText('Live', { exact: true })).toBeVisible()
})
