import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type { AxeResults } from 'axe-core'
import { firstSlug } from './addresses'
import { expect, test, untilInteractive } from './fixtures'
import { signIn } from './signIn'

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** What axe finds on the page as it stands, one line each. Evaluated and not added as a script, which the policy would refuse. */
async function violations(page: Page): Promise<string[]> {
  await page.evaluate(axeSource)
  const results = await page.evaluate(() => (window as unknown as { axe: { run: () => Promise<AxeResults> } }).axe.run())
  return results.violations.flatMap(({ id, impact, nodes }) => nodes.map(({ target }) => `${id} (${impact}): ${target.join(' ')}`))
}

interface FrameState {
  name: string
  path: string | (() => Promise<string>)
  before?: (page: Page) => Promise<unknown>
  /** Brings the page into the state. */
  enter?: (page: Page) => Promise<void>
  /** `false` for a page that is looked at before its scripts run. */
  interactive?: boolean
  /** The state exists up to this width only. */
  upTo?: number
}

const states: FrameState[] = [
  { name: 'a page', path: '/about-us' },
  { name: 'home, the header over a picture', path: '/' },
  { name: 'not found', path: '/nothing-here' },
  { name: 'maintenance', path: '/maintenance' },
  { name: 'services', path: '/services' },
  { name: 'the machine list', path: '/products' },
  { name: 'a filtered machine list', path: '/products?sort=2&year_from=2015&search=filler' },
  { name: 'a machine', path: async () => `/products/${await firstSlug('/get/products')}` },
  { name: 'the blog list', path: '/blogs' },
  { name: 'an article', path: async () => `/blogs/${await firstSlug('/get/blogs')}` },
  { name: 'login', path: '/login' },
  { name: 'registration', path: '/registration' },
  { name: 'forgot password', path: '/forgot-password' },
  {
    name: 'search open with results',
    path: '/about-us',
    enter: async (page) => {
      await page.getByRole('button', { name: 'Search', exact: true }).click()
      await page.getByRole('combobox', { name: /Search/ }).fill('fill')
      await expect(page.getByRole('option').first()).toBeVisible()
      await page.keyboard.press('ArrowDown')
    },
  },
  {
    name: 'search that finds nothing',
    path: '/about-us',
    enter: async (page) => {
      await page.getByRole('button', { name: 'Search', exact: true }).click()
      await page.getByRole('combobox', { name: /Search/ }).fill('zzqqxx')
      await expect(page.getByRole('link', { name: 'See all machines' })).toBeVisible()
    },
  },
  {
    name: 'menu open',
    path: '/about-us',
    upTo: 768,
    enter: async (page) => {
      await page.getByRole('button', { name: 'Open menu' }).click()
      await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
    },
  },
  {
    name: 'offline',
    path: '/about-us',
    enter: async (page) => {
      await page.context().setOffline(true)
      await expect(page.getByText('You are offline.')).toBeVisible()
    },
  },
  {
    name: 'a page that failed',
    path: '/about-us',
    enter: async (page) => {
      await page.route('**/api/get/blogs', (route) => route.fulfill({ status: 500, json: { result: 0 } }))
      await page.evaluate(() => document.querySelector<HTMLAnchorElement>('footer a[href="/blogs"]')?.click())
      await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
    },
  },
  {
    name: 'the contact form with its errors',
    path: '/about-us',
    enter: async (page) => {
      await page.getByRole('button', { name: 'Send message' }).click()
      await expect(page.getByRole('group', { name: '3 fields need another look' })).toBeFocused()
    },
  },
  {
    name: 'the countries of a phone field',
    path: '/registration',
    enter: async (page) => {
      await page
        .getByRole('main')
        .getByRole('combobox', { name: /Telephone country code/ })
        .fill('ge')
      await expect(page.getByRole('option', { name: /^Germany/ })).toBeVisible()
      await page.keyboard.press('ArrowDown')
    },
  },
  {
    name: 'a toast',
    path: '/login',
    enter: async (page) => {
      await page.getByRole('main').getByLabel('E-mail').fill('nobody@example.org')
      await page.getByLabel('Password', { exact: true }).fill('not-the-one')
      await page.getByRole('button', { name: 'Sign In' }).click()
      await expect(page.getByText('Invalid credentials')).toBeVisible()
    },
  },
  {
    name: 'open questions and a sell form with errors',
    path: '/',
    enter: async (page) => {
      const questions = page.locator('main h3 button[aria-expanded="false"]')
      await questions.first().scrollIntoViewIfNeeded()
      await questions.first().click()
      const sell = page.locator('#sell')
      await sell.scrollIntoViewIfNeeded()
      await sell.getByRole('button').last().click()
      await expect(sell.getByText('Enter last name').first()).toBeVisible()
    },
  },
  {
    name: 'the filter dialog of a phone',
    path: '/products',
    upTo: 390,
    enter: async (page) => {
      await page.getByRole('button', { name: /^Filter/ }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  },
  {
    name: 'a machine list without a match',
    path: '/products?search=zzqqxx',
  },
  {
    name: 'the large picture of a machine',
    path: async () => `/products/${await firstSlug('/get/products')}`,
    enter: async (page) => {
      await page.getByRole('button', { name: 'Enlarge picture' }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  },
  {
    name: 'the components of a machine',
    path: async () => `/products/${await firstSlug('/get/products')}`,
    enter: (page) => page.getByRole('tab', { name: 'Components' }).click(),
  },
  {
    name: 'the delivery of a machine',
    path: async () => `/products/${await firstSlug('/get/products')}`,
    enter: (page) => page.getByRole('tab', { name: 'Delivery' }).click(),
  },
  {
    name: 'a machine list that failed',
    path: '/products?search=fill',
    enter: async (page) => {
      await page.route('**/get/products', (route) => route.fulfill({ status: 503, json: { result: 0 } }))
      await page.getByRole('link', { name: 'Remove “fill”' }).click()
      await expect(page.getByRole('region', { name: 'Results' }).getByRole('alert')).toContainText('The list did not arrive')
    },
  },
  {
    name: 'a machine list on its way',
    path: '/products?search=fill',
    enter: async (page) => {
      await page.route('**/get/products', () => {}) // never answered
      await page.getByRole('link', { name: 'Remove “fill”' }).click()
      await expect(page.getByRole('region', { name: 'Results' })).toHaveAttribute('aria-busy', 'true')
    },
  },
  {
    name: 'suggestions of machines',
    path: '/products',
    enter: async (page) => {
      await page.getByRole('combobox', { name: 'Search machines' }).fill('fill')
      await expect(page.getByRole('listbox', { name: 'Suggested machines' }).getByRole('option').first()).toBeVisible()
      await page.keyboard.press('ArrowDown')
    },
  },
  {
    name: 'a sell form that was sent',
    path: '/#sell',
    enter: async (page) => {
      const form = page.locator('#sell')
      for (const label of ['Manufacturer', 'Model', 'Year']) {
        const select = form.getByLabel(label, { exact: true })
        await expect(select.locator('option')).not.toHaveCount(1)
        await select.selectOption({ index: 1 })
      }
      await form.getByLabel('Name', { exact: true }).fill('Ada')
      await form.getByLabel('Last name').fill('Example')
      await form.getByLabel('E-mail').fill('ada@company.example')
      await form.getByRole('textbox', { name: 'Phone number' }).fill('701234567')
      await form.getByRole('button', { name: 'Send request' }).click()
      await expect(form.getByText('Thank you, we will contact you')).toBeVisible()
    },
  },
  {
    name: 'a registration with errors',
    path: '/registration',
    enter: async (page) => {
      await page.getByRole('main').getByRole('button', { name: 'Create Account' }).click()
      await expect(page.getByRole('main').getByText('Confirm your password').first()).toBeVisible()
    },
  },
  {
    name: 'a good reset link',
    path: '/reset-password/?email=ada@company.example&token=good',
    before: (page) => page.route('**/api/reset-password-init', (route) => route.fulfill({ json: { result: 1 } })),
    enter: (page) => page.getByLabel('New password').fill('Tulips in 1 rain'),
  },
  {
    name: 'the way back from a provider',
    path: '/auth/callback?token=nobodys',
    // With its scripts it would be gone in a moment.
    before: (page) => page.route(/\.js$/, (route) => route.abort()),
    interactive: false,
    enter: (page) => expect(page.getByRole('heading', { level: 1 })).toHaveText('Redirecting...'),
  },
  {
    name: 'a sign-in the provider refused',
    path: '/auth/callback?error=state',
    enter: (page) => expect(page.getByText('An unknown error occurred')).toBeVisible(),
  },
  {
    name: 'a toast of success',
    path: '/forgot-password',
    before: (page) => page.route('**/api/forget-password', (route) => route.fulfill({ json: { result: 1 } })),
    enter: async (page) => {
      await page.getByRole('button', { name: 'Send Link' }).click()
      await expect(page.getByText('Successful')).toBeVisible()
      await page.getByText('Successful').hover() // it stays while the pointer is on it
    },
  },
  { name: 'every state of the ui kit', path: '/dev/ui' },
  { name: 'an expired reset link', path: '/reset-password/?email=nobody@example.org&token=gone' },
  { name: 'orders', path: '/user/orders', before: signIn },
  {
    name: 'no orders',
    path: '/user/orders',
    before: async (page) => {
      await signIn(page)
      await page.route('**/api/user/get/orders', (route) => route.fulfill({ json: { data: [] } }))
    },
    enter: (page) => expect(page.getByText('No orders yet')).toBeVisible(),
  },
  {
    name: 'no saved machines',
    path: '/user/saved',
    before: async (page) => {
      await signIn(page)
      await page.route('**/api/user/get/wishlist', (route) => route.fulfill({ json: { result: 1, data: [] } }))
    },
    enter: (page) => expect(page.getByText('Nothing saved yet')).toBeVisible(),
  },
  {
    name: 'orders that did not come',
    path: '/user/orders',
    before: async (page) => {
      await signIn(page)
      await page.route('**/api/user/get/orders', (route) => route.fulfill({ status: 500, json: { result: 0 } }))
    },
    enter: (page) => expect(page.getByRole('button', { name: 'Try again' })).toBeVisible(),
  },
  {
    name: 'a question before unsaved changes are lost',
    path: '/user/profile',
    before: signIn,
    enter: async (page) => {
      await page.getByLabel('Town').fill('Leeds')
      await page.getByRole('navigation', { name: 'Account' }).getByRole('link', { name: 'Orders' }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  },
  { name: 'saved machines', path: '/user/saved', before: signIn },
  { name: 'the profile', path: '/user/profile', before: signIn },
]

test.use({ expectProblems: true, viewport: { width: 390, height: 900 }, contextOptions: { reducedMotion: 'reduce' } })

for (const { name, path, before, enter, interactive = true, upTo = 9999 } of states) {
  test(`R-700, R-173 axe finds nothing on ${name}, at three widths in both schemes`, async ({ page }) => {
    await before?.(page)
    await page.goto(typeof path === 'string' ? path : await path())
    if (interactive) await untilInteractive(page)
    await enter?.(page)
    for (const width of [390, 768, 1440].filter((width) => width <= upTo)) {
      await page.setViewportSize({ width, height: 900 })
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme })
        expect(await violations(page), `${width} px, ${colorScheme}`).toEqual([])
      }
    }
  })
}

test('R-706 a machine has one main heading and each landmark once', async ({ page }) => {
  await page.goto(`/products/${await firstSlug('/get/products')}`)
  await untilInteractive(page)
  for (const role of ['banner', 'main', 'contentinfo'] as const) await expect(page.getByRole(role)).toHaveCount(1)
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
})
