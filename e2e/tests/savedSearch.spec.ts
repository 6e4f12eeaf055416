import type { APIRequestContext } from '@playwright/test'
import { origin } from '../site'
import { expectNoViolations } from './axeFindsNothing'
import { expect, test, untilInteractive } from './fixtures'
import { linkIn, mailTo } from './mailbox'
import { demoToken, signIn } from './signIn'
import { TestMachine } from './testMachine'

test.use({ actionTimeout: 10_000 })

/** Removes the demo user's saved searches: a failed try leaves one behind. */
async function forgetSearches(request: APIRequestContext) {
  const headers = { authorization: `Bearer ${await demoToken(origin)}` }
  const { data } = await (await request.get('/api/user/searches', { headers })).json()
  for (const { id } of data as { id: number }[])
    expect((await request.post(`/api/user/searches/${id}/remove`, { headers })).ok()).toBe(true)
}

test.describe('on a connection that breaks', () => {
  test.use({ expectProblems: true })

  test('a search that was not saved says so [R-370]', async ({ page }) => {
    await signIn(page)
    await page.goto('/products?search=pasteuriser')
    await untilInteractive(page)
    await page.route('**/remotes/catalogue/**/*.js', () => {}) // never answered
    const keep = page.getByRole('main').getByRole('button', { name: 'Save this search' })
    await keep.click()
    await expect(page.getByText('We could not save this search. Try again.')).toBeVisible({ timeout: 15_000 })
  })
})

test.describe('a saved search', () => {
  const filler = new TestMachine('Kefir filler')
  test.beforeEach(({ request }) => forgetSearches(request))
  test.afterEach(() => filler.takeOff())

  test('follows a sign-in, e-mails about a new machine as often as chosen, and stops with one click [R-370]', async ({
    page,
  }) => {
    test.slow()
    const name = `Our kefir ${Date.now()}`
    await page.goto('/products?search=kefir&sort=2')
    await untilInteractive(page)
    const main = page.getByRole('main')
    await main.getByRole('link', { name: 'Save this search' }).click()
    await expect(page).toHaveURL('/login')
    await main.getByLabel('E-mail').fill('demo@brightfill.example')
    await main.getByLabel('Password', { exact: true }).fill('Brightfill1')
    await main.getByRole('button', { name: 'Sign In' }).click()

    await expect(page).toHaveURL('/products?search=kefir&sort=2#save-search')
    await expect(main.getByText('Saved. We will e-mail you new matches daily.')).toBeInViewport()
    await expectNoViolations(page)
    await main.getByRole('link', { name: 'Saved searches' }).click()
    const searches = main.getByRole('region', { name: 'Saved Searches' })
    const open = searches.getByRole('link', { name: /^Open .*kefir/ })
    await expect(open).toHaveAttribute('href', '/products?search=kefir&sort=2')
    await searches.getByLabel('Name').fill(name)
    await searches.getByLabel('E-mails about new matches').selectOption('Immediately')
    await searches.getByRole('button', { name: 'Save' }).click()
    await expect(searches.getByRole('link', { name: `Open ${name}` })).toBeVisible()
    await expectNoViolations(page)

    await filler.publish()
    let text = ''
    await expect(async () => {
      text = (await mailTo('demo@brightfill.example', `1 new machine: ${name}`)).text
    }).toPass({ timeout: 30_000 })
    expect(text).toContain(`/products/${filler.slug}`)
    await page.goto(/Stop these e-mails: (\S+)/.exec(text)?.[1] ?? '')
    await expect(page.getByText(name)).toBeVisible()
    await expectNoViolations(page)
    await page.getByRole('button', { name: 'Stop e-mails' }).press('Enter')
    await expect(page.getByRole('heading', { name: 'We have stopped these e-mails' })).toBeVisible()
    await expectNoViolations(page)

    await page.goto('/user/saved')
    await expect(searches.getByLabel('E-mails about new matches')).toHaveValue('never')
    await searches.getByRole('button', { name: 'Remove' }).click()
    await expect(searches.getByRole('status').first()).toHaveText(`${name} has been removed.`)
    await expect(searches.getByRole('heading', { name: 'Saved Searches' })).toBeFocused()
    await expect(open).toBeHidden()
  })
})

test('a user with an unconfirmed address is told so beside the search and in the account, and gets the e-mail again [R-370, R-622]', async ({
  page,
}) => {
  const email = `ada.${Date.now()}@searches.example`
  const account = { name: 'Ada', phone: '+44 1632 960000', email, password: 'Abcdefg1' }
  expect((await page.request.post('/api/registration/account', { data: account })).status()).toBe(201)
  const login = { login: email, password: account.password }
  const { token } = await (await page.request.post('/api/user/login/account/auth', { data: login })).json()
  await page.goto('/robots.txt')
  await page.evaluate((text) => localStorage.setItem('auth_token', text), token)

  await page.goto('/products?search=kefir')
  await untilInteractive(page)
  const main = page.getByRole('main')
  const keep = main.getByRole('button', { name: 'Save this search' })
  await keep.click()
  await expect(main.getByText(/^Saved\. Confirm your e-mail address/)).toBeVisible()
  await keep.click()
  await expect(main.getByText(/^You have already saved this search\./)).toBeVisible()

  const { text: first } = await mailTo(email, 'Please confirm your e-mail address')
  await main.getByRole('link', { name: 'Saved searches' }).click()
  const notice = main.getByRole('region', { name: 'Confirm your e-mail address' })
  await expect(notice).toContainText(email)
  await expect(main.getByRole('region', { name: 'Saved Searches' })).toBeVisible()
  await expectNoViolations(page)
  await notice.getByRole('button', { name: 'Resend confirmation' }).click()
  await expect(notice.getByRole('status')).toHaveText('Sent. Open the link in the e-mail.')
  await expect.poll(async () => (await mailTo(email, 'Please confirm your e-mail address')).text).not.toBe(first)
  await page.goto(linkIn(await mailTo(email, 'Please confirm your e-mail address')))
  await page.getByRole('button', { name: 'Confirm address' }).click()
  await expect(page.getByRole('heading')).toHaveText('Your e-mail address is confirmed')
  await page.goto('/user/saved')
  await expect(main.getByRole('region', { name: 'Saved Searches' })).toBeVisible()
  await expect(notice).toBeHidden()
})
