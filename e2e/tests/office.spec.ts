import type { Page } from '@playwright/test'
import { askByCall } from './ask'
import { expectNoViolations } from './axeFindsNothing'
import { expect, test, untilInteractive } from './fixtures'
import { openOffice, STAFF } from './openOffice'

/** The newest enquiry of a company: a test that runs again asks again. */
const rowOf = (page: Page, company: string) => page.getByRole('link', { name: company }).first()

test('one search finds enquiries, customers, orders and pages; the navigation counts what is unread [O-01, O-55]', async ({
  page,
}) => {
  const numbers = page.waitForResponse('**/api/office/numbers')
  await openOffice(page, '/office/customers')
  const entry = page.getByRole('navigation', { name: 'Office pages' }).first().getByRole('link', { name: 'Enquiries' })
  const unread = async () => Number((await entry.textContent())?.match(/\d+/)?.[0] ?? 0)
  await expect(page.getByRole('row', { name: 'Margaret' })).toBeVisible()
  const { unread: before } = (await (await numbers).json()).data
  await expect.poll(unread).toBe(before)
  const company = `Searched Dairy ${Date.now()}`
  await askByCall(page.request, company, 'searched@dairy.example')
  await expect.poll(unread).toBe(before + 1)

  await page.keyboard.press('Control+k')
  const dialog = page.getByRole('dialog', { name: 'Search everything' })
  await page.keyboard.type(company.toLowerCase())
  await expect(dialog.getByRole('link', { name: company })).toBeVisible()
  await expectNoViolations(page)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('log')).toContainText('Is it still available?')
  await expect(dialog).toHaveCount(0)
  await expect.poll(unread).toBe(before)

  await page.keyboard.press('Control+k')
  await page.keyboard.type('demo@brightfill')
  await expect(dialog.getByRole('link', { name: /^Margaret Holloway Customer/ })).toBeVisible()
  await expect(dialog.getByRole('link', { name: /^Order \d+, Margaret Holloway/ }).first()).toBeVisible()
  await dialog.getByRole('searchbox').fill('releas')
  await expect(dialog.getByRole('link', { name: 'Releases Office page' })).toBeVisible()
  await dialog.getByRole('searchbox').fill('qqqzzz')
  await expect(dialog.getByRole('status')).toHaveText('No results. Try fewer words.')
})

test('a colleague chooses when to get e-mails about new enquiries, and gets one at once [O-44]', async ({ page }) => {
  await openOffice(page, '/office/sign-in')
  const wish = page.getByRole('combobox', { name: 'E-mail me' })
  await wish.selectOption('Immediately')
  await expect(page.getByText('Saved. We will e-mail you immediately.')).toBeVisible()
  await page.reload()
  await expect(wish).toHaveValue('at once')
  const company = `Announced Dairy ${Date.now()}`
  await askByCall(page.request, company)
  await expect
    .poll(async () => {
      const { data } = (await (await page.request.get('/dev/mail')).json()) as { data: { to: string; text: string }[] }
      return data.some((mail) => mail.to === STAFF.email && mail.text.includes(company))
    })
    .toBe(true)
  await wish.selectOption('Never')
  await expect(page.getByText('Saved. We will not e-mail you.')).toBeVisible()
})

test('the inbox is read and answered by keyboard alone; ? lists the keys [O-55]', async ({ page }) => {
  await askByCall(page.request, 'Keyboard Dairy')
  await openOffice(page, '/office/enquiries')
  await expect(rowOf(page, 'Keyboard Dairy')).toBeVisible()

  await page.keyboard.press('?')
  const keys = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await expect(keys).toContainText('Next enquiry')
  await page.keyboard.press('Escape')
  await expect(keys).toHaveCount(0) // no key acts under a dialog
  // An enquiry of a test beside this one may stand above.
  await expect(async () => {
    await page.keyboard.press('j')
    await expect(rowOf(page, 'Keyboard Dairy')).toBeFocused({ timeout: 500 })
  }).toPass()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('log')).toContainText('used the form on the machine page')
  await page.keyboard.press('n')
  await expect(page.getByLabel('Note for colleagues')).toBeFocused()
  await page.keyboard.type('j is a letter here')
  await page.keyboard.press('Control+Enter')
  await expect(page.getByRole('log')).toContainText('j is a letter here')
})

test('an enquiry is read and answered on a phone held sideways [O-55]', async ({ page }) => {
  await askByCall(page.request, 'Sideways Dairy')
  await openOffice(page, '/office/enquiries')
  await page.setViewportSize({ width: 844, height: 390 })
  await rowOf(page, 'Sideways Dairy').click()
  await page.getByText('Is it still available?').click() // nothing lies over it
  await page.getByLabel('Answer to the customer by e-mail').fill('It is.')
  await page.getByRole('button', { name: /^Send/ }).click()
  await expect(page.getByRole('log')).toContainText('answered by e-mail')
})

test.describe('a refusal, which the browser logs', () => {
  test.use({ expectProblems: true })

  test('without a stream of changes, the office asks every 30 seconds [O-44]', async ({ page }) => {
    const company = `Streamless Dairy ${Date.now()}`
    let tries = 0
    await openOffice(page)
    await page.clock.install()
    await page.route('**/api/office/events', (route) => {
      tries += 1
      return route.abort()
    })
    await page.goto('/office/enquiries')
    await expect.poll(() => tries).toBe(2)
    await askByCall(page.request, company) // quickly, because the page's clock goes on meanwhile
    await page.clock.fastForward(15_000)
    await expect(rowOf(page, company)).toHaveCount(0)
    await page.clock.fastForward(15_000)
    await expect(rowOf(page, company)).toBeVisible()
  })

  test('an answer written offline or cut off while sending goes out once by itself, and the colleague is told [O-92, O-94, R-640]', async ({
    page,
  }) => {
    await askByCall(page.request, 'Tunnel Dairy')
    await openOffice(page, '/office/enquiries')
    await rowOf(page, 'Tunnel Dairy').click()
    const timeLine = page.getByRole('log')
    const answer = page.getByLabel('Answer to the customer by e-mail')
    const sent = (words: string) => timeLine.getByRole('listitem').filter({ hasText: words })
    await expect(timeLine).toContainText('Is it still available?')
    await page.context().setOffline(true)
    await answer.fill('It is yours to see on Friday.')
    await page.getByRole('button', { name: /^Send/ }).click()
    await expect(page.getByText('You are offline. We will send this when you reconnect')).toBeVisible()
    await page.getByRole('link', { name: 'Customers' }).first().click()
    await page.context().setOffline(false)
    await expect(page.getByRole('status').filter({ hasText: /^Your answer to .* has been sent\.$/ })).toBeVisible()
    await page.goBack()
    await expect(sent('It is yours to see on Friday.')).toHaveCount(1)
    await expect(answer).toHaveValue('')

    // It arrives, and its answer is lost.
    await page.route('**/answers', async (route) => {
      await route.fetch()
      await route.abort()
    })
    await answer.fill('Saturday is as good.')
    await page.getByRole('button', { name: /^Send/ }).click()
    await expect(page.getByText('You are offline. We will send this when you reconnect')).toBeVisible()
    await page.unroute('**/answers')
    await page.reload()
    await expect(sent('Saturday is as good.')).toHaveCount(1)
    await expect(answer).toHaveValue('')
    await page.reload()
    await expect(sent('Saturday is as good.')).toHaveCount(1)
  })

  test('a remote that does not load takes down only its own pages, and is tried again [O-06]', async ({ page }) => {
    await page.route('**/remotes/account/**', (route) =>
      /office/.test(route.request().url()) ? route.abort() : route.continue(),
    )
    await openOffice(page)
    const pages = page.getByRole('navigation', { name: 'Office pages' }).first()
    const entry = pages.getByRole('link', { name: /^Customers/ })
    const retry = pages.getByRole('button', { name: 'Try again to load Customers' })
    // Before the colleague goes there.
    await expect(retry).toBeVisible()
    await retry.click()
    await expect(retry).toBeVisible()
    await entry.click()
    const said = page
      .getByRole('alert')
      .filter({ hasText: 'Customers is offline. Nothing has changed, and the rest of the office is still working.' })
    await expect(said).toBeVisible()
    await expect(entry).toContainText('offline')
    await expectNoViolations(page)
    await page.getByRole('link', { name: 'Staff' }).first().click()
    await expect(page.getByRole('cell', { name: /^Daniel Foster/ })).toBeVisible()
    await entry.click()
    await expect(said).toBeVisible()
    await page.unroute('**/remotes/account/**')
    // By itself after a quarter of a minute.
    await expect(retry).toHaveCount(0, { timeout: 40_000 })
    await entry.click()
    await expect(page.getByRole('searchbox')).toBeVisible()
  })

  test('a customer may not enter, and is told so [O-07]', async ({ page }) => {
    await page.goto('/office')
    await page.getByRole('link', { name: 'Sign in' }).click()
    await untilInteractive(page)
    await page.getByRole('textbox', { name: 'E-mail', exact: true }).fill('demo@brightfill.example')
    await page.getByLabel('Password', { exact: true }).fill('Brightfill1')
    await page.getByRole('button', { name: 'Sign In' }).click()
    await expect(page.getByRole('heading', { name: 'You do not have access to the office' })).toBeVisible()
  })
})
