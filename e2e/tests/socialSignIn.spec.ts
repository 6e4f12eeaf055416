import { OIDC_PORT } from '../site'
import { expect, test, untilInteractive } from './fixtures'
import { linkIn, mailTo } from './mailbox'

const atProvider = `http://127.0.0.1:${OIDC_PORT}/**`

test.describe('signing in through a provider', () => {
  // The provider's own page may log problems, which are not ours.
  test.use({ expectProblems: true })

  // LinkedIn: the next test.
  test('Google leads to the orders, and no address holds the token afterwards [R-457, R-487, R-488]', async ({
    page,
  }) => {
    await page.goto('/login')
    await untilInteractive(page)
    await page.getByRole('link', { name: 'Sign in with Google' }).click()
    await page.waitForURL(atProvider)
    await page.getByLabel('E-mail').fill('google-visitor@social.example')
    await page.getByRole('button', { name: 'Continue' }).click()

    await expect(page).toHaveURL('/user/orders')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Orders')
    const token = await page.evaluate(() => localStorage.getItem('auth_token'))
    expect(token).toBeTruthy()
    const addresses = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
    expect(addresses.filter((address) => address.includes(String(token)))).toEqual([])

    await page.goBack()
    await expect(page).not.toHaveURL(/callback/)
  })

  test('a provider without an address leads to one more step, and the e-mailed link to the orders [R-578, Q-37]', async ({
    page,
  }) => {
    const now = Date.now() // a visitor who came before is known already
    const email = `named-later-${now}@social.example`
    await page.goto('/login')
    await untilInteractive(page)
    await page.getByRole('link', { name: 'Sign in with LinkedIn' }).click()
    await page.waitForURL(atProvider)
    await page.getByLabel('E-mail').fill(`silent-visitor-${now}@social.example`)
    await page.getByRole('button', { name: 'Continue' }).click()

    await expect(page.getByRole('heading', { level: 1 })).toHaveText('One more step')
    await page.getByLabel('E-mail').fill(email)
    await page.getByRole('button', { name: 'Send Link' }).click()
    await expect(page.getByText(`We have e-mailed a link to ${email}`)).toBeVisible()

    await page.goto(linkIn(await mailTo(email, 'Confirm your e-mail address to sign in')))
    await expect(page).toHaveURL('/user/orders')
    await page.goto('/user/profile')
    await expect(page.getByLabel('E-mail', { exact: true })).toHaveValue(email)
  })
})

test('a refused sign-in leads to login each time, without an error of the page [R-489]', async ({ page }) => {
  // The second visit finds every file in the cache, and so goes on before the first one would.
  for (const visit of [1, 2, 3]) {
    await page.goto('/auth/callback?error=state')
    await expect(page, `visit ${visit}`).toHaveURL('/login')
    await untilInteractive(page)
    await expect(page.getByRole('alert').filter({ hasText: /\w/ })).toBeVisible()
  }
})
