import { startMaintainedSite } from '../maintainedSite'
import { firstSlug } from './addresses'
import { expect, test, untilInteractive } from './fixtures'

let site: Awaited<ReturnType<typeof startMaintainedSite>>

test.beforeAll(async () => {
  site = await startMaintainedSite({ maintenance: false, permission: false })
})
test.afterAll(() => site.stop())
test.beforeEach(() => site.cutApi(true))

// The browser itself logs failed requests.
test.use({ expectProblems: true })

const needData: [name: string, path: string | (() => Promise<string>)][] = [
  ['home', '/'],
  ['about', '/about-us'],
  ['the machine list', '/products?page=1'],
  ['a machine', async () => `/products/${await firstSlug('/get/products')}`],
  ['the blog', '/blogs'],
  ['an article', async () => `/blogs/${await firstSlug('/get/blogs')}`],
]

test.describe('while the api does not answer', () => {
  for (const [name, path] of needData) {
    test(`${name} has its frame, a message and Retry, and works when the api is back [R-715]`, async ({ page }) => {
      const response = await page.goto(site.origin + (typeof path === 'string' ? path : await path()))
      expect(response?.status()).toBe(503)
      expect(Number(response?.headers()['retry-after'])).toBeGreaterThan(0)
      await untilInteractive(page)
      await expect(page.getByRole('banner').getByRole('link', { name: 'Brightfill Machinery, home' })).toBeVisible()
      await expect(page.getByRole('contentinfo')).toBeVisible()
      const again = page.getByRole('main').getByRole('button', { name: 'Try again' })
      await expect(again.first()).toBeVisible()

      site.cutApi(false)
      await again.first().click()
      await expect(again).toHaveCount(0)
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
    })
  }

  test('the sign-in keeps typed text and reports that it was not sent [R-715]', async ({ page }) => {
    await page.goto(`${site.origin}/login`)
    await untilInteractive(page)
    await expect(page.getByRole('contentinfo')).toBeVisible()
    const main = page.getByRole('main')
    await main.getByLabel('E-mail').fill('ada@company.example')
    await main.getByLabel('Password', { exact: true }).fill('Wrongwrong1')
    const answer = page.waitForResponse('**/api/user/login/account/auth')
    await main.getByRole('button', { name: 'Sign In' }).click()
    expect((await answer).ok()).toBe(false)
    await expect(page.getByRole('alert').filter({ hasText: /\w/ })).toBeVisible()
    await expect(main.getByLabel('E-mail')).toHaveValue('ada@company.example')
  })
})

// This test is last: its pages would be cached and then sent while the api is down.
test("the api can tell the server's own calls from those it passes on [R-647]", async ({ page }) => {
  site.cutApi(false)
  await page.goto(`${site.origin}/products?page=1`)
  await untilInteractive(page)
  await page.goto(`${site.origin}/`)
  await untilInteractive(page)
  expect((await fetch(`${site.origin}/sitemap.xml`)).status).toBe(200)
  expect(site.unmarked()).toEqual([])
})
