import type { Page } from '@playwright/test'
import { expect, test, untilInteractive } from '../fixtures'
import { shownMachines } from '../machineFilters'
import { linkIn, mailTo } from '../mailbox'

const header = (page: Page) => page.getByRole('banner')
const storedToken = (page: Page) => page.evaluate(() => localStorage.getItem('auth_token'))

async function logInWith(page: Page, email: string, password: string) {
  const main = page.getByRole('main')
  await main.getByLabel('E-mail').fill(email)
  await main.getByLabel('Password', { exact: true }).fill(password)
  await main.getByRole('button', { name: 'Sign In' }).click()
  await expect(page).toHaveURL('/user/orders')
}

async function logOut(page: Page) {
  await page.getByRole('button', { name: 'Sign out', exact: true }).click()
  await expect(page).toHaveURL('/')
  await expect(header(page).getByRole('link', { name: 'Login' })).toBeVisible()
  expect(await storedToken(page)).toBeNull()
}

test.use({ actionTimeout: 10_000 })

test.describe('an account, on the real api', () => {
  test('lives from registration to the last sign-out [R-468, R-469, R-472, R-622, R-617, R-453, R-330, R-112, R-113, R-114, R-117, R-495, R-497, R-477, R-481, R-491]', async ({
    page,
    browser,
  }) => {
    test.slow()
    const email = `ada.${Date.now()}@company.example`
    const requested: string[] = []
    const documents: Promise<string>[] = []
    page.on('request', (request) => requested.push(request.url(), request.headers().referer ?? ''))
    page.on('response', (response) => {
      if (response.request().resourceType() === 'document' && response.ok())
        documents.push(response.text().catch(() => ''))
    })
    const tokens: (string | null)[] = []

    await test.step('a visitor has no account area [R-117]', async () => {
      await page.goto('/user/orders')
      await expect(page).toHaveURL('/')
    })

    await test.step('register and get an e-mail to confirm the address', async () => {
      await page.goto('/registration')
      await untilInteractive(page)
      const main = page.getByRole('main')
      await main.getByLabel('Full name').fill('Ada Example')
      await main.getByLabel('E-mail').fill(email)
      await main.getByRole('textbox', { name: 'Mobile phone number' }).fill('+93701234567')
      await main.getByLabel('Create password').fill('Firstpass1')
      await main.getByLabel('Confirm password').fill('Firstpass1')
      await main.getByRole('button', { name: 'Create Account' }).click()
      await expect(page.getByText('Successful registration')).toBeVisible()
      await expect(page).toHaveURL('/login')
      await expect(main.getByLabel('E-mail')).toHaveValue(email)
    })

    await test.step('confirm the address in a browser without scripts', async () => {
      const plain = await browser.newContext({ javaScriptEnabled: false })
      const confirming = await plain.newPage()
      await confirming.goto(linkIn(await mailTo(email, 'Please confirm your e-mail address')))
      await expect(confirming.getByRole('main')).toContainText(email)
      await confirming.getByRole('button', { name: 'Confirm address' }).click()
      await expect(confirming.getByRole('heading')).toHaveText('Your e-mail address is confirmed')
      await confirming.getByRole('link', { name: 'Sign in' }).click()
      await expect(confirming).toHaveURL('/login')
      await plain.close()
    })

    await test.step('sign in and save a machine', async () => {
      await logInWith(page, email, 'Firstpass1')
      tokens.push(await storedToken(page))
      await header(page).getByRole('link', { name: 'Machines' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Machines')
      const heart = page
        .getByRole('region', { name: 'Results' })
        .getByRole('button', { name: /^Save (?!this)/ })
        .first()
      await expect(heart).toHaveAttribute('aria-pressed', 'false')
      const [machine] = await shownMachines(page)
      const saved = page.waitForResponse('**/checked-wishlist')
      await heart.click()
      expect((await saved).ok()).toBe(true)
      await expect(heart).toHaveAttribute('aria-pressed', 'true')

      await page.goto('/user/saved')
      const main = page.getByRole('main')
      await expect(main.locator(`a[href="${machine}"]`).first()).toBeVisible()
      await main
        .getByRole('button', { name: /^Save (?!this)/ })
        .first()
        .click()
      await expect(main.getByText('No saved machines yet')).toBeVisible()
    })

    await test.step('edit the profile', async () => {
      await page.goto('/user')
      await expect(page).toHaveURL('/user/profile')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Account Details')
      await page.getByLabel('Last name').fill('Example-Gärtner')
      await page.getByLabel('Town').fill('Leeds')
      await page.getByRole('combobox', { name: /^Country/ }).fill('united k')
      await page.getByRole('option', { name: /^United Kingdom/ }).click()
      await page.getByRole('button', { name: 'Save changes' }).click()
      await expect(page.getByText('Your changes are saved')).toBeVisible()
      await page.reload()
      await untilInteractive(page)
      await expect(page.getByLabel('Last name')).toHaveValue('Example-Gärtner')
      await expect(page.getByLabel('Town')).toHaveValue('Leeds')
      await expect(page.getByRole('combobox', { name: /^Country/ })).toHaveValue(/^United Kingdom/)
    })

    await test.step('change the password, stay signed in, sign out', async () => {
      await page.getByLabel('New password').fill('Secondpass2')
      await page.getByLabel('Confirm password').fill('Secondpass2')
      await page.getByRole('button', { name: 'Save changes' }).click()
      await expect(page.getByText('Your changes and your new password are saved')).toBeVisible()
      await mailTo(email, 'Your password was changed')
      await page.getByRole('navigation', { name: 'Account' }).getByRole('link', { name: 'Orders' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Orders')
      tokens.push(await storedToken(page))
      await logOut(page)
    })

    await test.step('forget it, and set a third with the link in the e-mail', async () => {
      await header(page).getByRole('link', { name: 'Login' }).click()
      await page.getByRole('link', { name: 'Forgot your password' }).click()
      await expect(page).toHaveURL('/forgot-password') // the login has an e-mail field too
      await expect(page.getByRole('button', { name: 'Send Link' })).toBeVisible()
      await page.getByRole('main').getByLabel('E-mail').fill(email)
      await page.getByRole('button', { name: 'Send Link' }).click()
      await expect(page.getByText('Successful')).toBeVisible()
      const link = linkIn(await mailTo(email, 'Set a new password'))
      await page.goto(link)
      await untilInteractive(page)
      await page.getByLabel('New password').fill('Thirdpass3')
      await expect(page).toHaveURL(/\/reset-password\/?$/)
      await page.getByLabel('Confirm password').fill('Thirdpass3')
      await page.getByRole('button', { name: 'Save password' }).click()
      await expect(page).toHaveURL('/login')

      await logInWith(page, email, 'Thirdpass3')
      tokens.push(await storedToken(page))
      await logOut(page)
      await page.goto(link) // the link works only once
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Time is up')
    })

    await test.step('no address, referrer, document or cache has held a token', async () => {
      const pages = (await Promise.all(documents)).join()
      const cached = await page.evaluate(async () => {
        const names = await caches.keys()
        const stores = await Promise.all(names.map((name) => caches.open(name)))
        const entries = await Promise.all(
          stores.map(async (store) => Promise.all((await store.keys()).map((key) => store.match(key)))),
        )
        return (await Promise.all(entries.flat().map((entry) => entry?.text()))).join()
      })
      expect(pages.length).toBeGreaterThan(1000)
      for (const token of tokens) {
        expect(token).toBeTruthy()
        expect(requested.filter((address) => address.includes(token ?? ''))).toEqual([])
        expect(pages).not.toContain(token)
        expect(cached).not.toContain(token)
      }
    })
  })
})
