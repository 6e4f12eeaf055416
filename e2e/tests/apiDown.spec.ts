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
  ['services', '/services'],
  ['the machine list', '/products?page=1'],
  ['a machine', async () => `/products/${await firstSlug('/get/products')}`],
  ['the blog', '/blogs'],
  ['an article', async () => `/blogs/${await firstSlug('/get/blogs')}`],
  ['a post', async () => `/posts/${await firstSlug('/get/blogs')}`],
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

  const password = 'Wrongwrong1'
  for (const { path, call, submit, fields } of [
    { path: '/login', call: '/user/login/account/auth', submit: 'Sign In', fields: [['Password', password]] },
    {
      path: '/registration',
      call: '/registration/account',
      submit: 'Create Account',
      fields: [
        ['Full name', 'Ada Example'],
        ['Mobile phone number', '+44 7700 900123'],
        ['Create password', password],
        ['Confirm password', password],
      ],
    },
    { path: '/forgot-password', call: '/forget-password', submit: 'Send Link', fields: [] },
  ] as const) {
    test(`${path} keeps typed text and reports that it was not sent [R-715]`, async ({ page }) => {
      await page.goto(site.origin + path)
      await untilInteractive(page)
      await expect(page.getByRole('contentinfo')).toBeVisible()
      const main = page.getByRole('main')
      const email = main.getByLabel('E-mail')
      await email.fill('ada@company.example')
      for (const [label, text] of fields) await main.getByLabel(label, { exact: true }).fill(text)
      const answer = page.waitForResponse(`**/api${call}`)
      await main.getByRole('button', { name: submit }).click()
      expect((await answer).ok()).toBe(false)
      await expect(page.getByRole('alert').filter({ hasText: /\w/ })).toBeVisible()
      await expect(email).toHaveValue('ada@company.example')
    })
  }
})

// This test is last: its pages would be kept and then sent while the api is away.
test("the api can tell the server's own calls from those it passes on [R-555]", async ({ page }) => {
  site.cutApi(false)
  await page.goto(`${site.origin}/products?page=1`)
  await untilInteractive(page)
  await page.goto(`${site.origin}/`)
  await untilInteractive(page)
  expect((await fetch(`${site.origin}/sitemap.xml`)).status).toBe(200)
  expect(site.unmarked()).toEqual([])
})
