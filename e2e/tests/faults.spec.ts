import type { Page } from '@playwright/test'
import { origin } from '../site'
import { accountPages } from './accountPages'
import { expect, expectShown, test, untilInteractive } from './fixtures'
import { signIn } from './signIn'

const login = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Login' })

test.describe('a browser that stores nothing', () => {
  test('treats every user as a visitor, and pages and forms work [R-149]', async ({ page, problems }) => {
    await page.addInitScript(() => {
      const refuse = () => {
        throw new DOMException('The operation is insecure.', 'SecurityError')
      }
      for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { get: refuse })
      Object.defineProperty(Document.prototype, 'cookie', { get: refuse, set: refuse })
    })
    for (const path of ['/', '/products', '/blogs', '/login']) {
      await page.goto(path)
      await untilInteractive(page)
      expect(problems, path).toEqual([])
    }
    await page.goto('/about-us')
    await untilInteractive(page)
    await expect(login(page)).toBeVisible()
    await page.getByRole('radio', { name: 'Dark' }).check()
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Blog' }).click()
    await expect(page).toHaveURL('/blogs')
    await page.goBack()
    await expect(page).toHaveURL('/about-us')
    await page.goto('/user/orders')
    await expect(page).toHaveURL('/')
  })

  test('can still sign in, for as long as the page is open [R-453]', async ({ page }) => {
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('The operation is insecure.', 'SecurityError')
          },
        })
    })
    await page.goto('/login')
    await untilInteractive(page)
    await page.getByRole('main').getByLabel('E-mail').fill('demo@brightfill.example')
    await page.getByLabel('Password', { exact: true }).fill('Brightfill1')
    await page.getByRole('button', { name: 'Sign In' }).click()
    await expect(page).toHaveURL('/user/orders')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Orders')
    await page.reload()
    await expect(page).toHaveURL('/')
  })
})

test.describe('a token that is not ours', () => {
  // The browser itself logs the refused check.
  test.use({ expectProblems: true })

  // The browser sends neither: one is no text of a header, the other is too long for one.
  for (const [kind, token] of [
    ['corrupted', '"%00{]\\ü… Bearer'],
    ['of a megabyte', 'x'.repeat(1_000_000)],
  ] as const) {
    test(`one ${kind} does not sign in: the page stays, the token goes [R-154, R-156]`, async ({ page }) => {
      await page.goto('/robots.txt')
      await page.evaluate((text) => localStorage.setItem('auth_token', text), token)
      await page.goto('/about-us')
      await untilInteractive(page)
      await expect(login(page)).toBeVisible()
      await expect(page).toHaveURL('/about-us')
      await expect.poll(() => page.evaluate(() => localStorage.getItem('auth_token'))).toBeNull()

      await page.evaluate((text) => localStorage.setItem('auth_token', text), token)
      await page.goto('/user/profile')
      await expect(page).toHaveURL('/')
      await expect(login(page)).toBeVisible()
    })
  }

  test('a session that ends during a profile edit loses no typed text, which saves after a sign-in [R-498]', async ({
    page,
    context,
  }) => {
    const email = `typing.${Date.now()}@company.example`
    const account = { name: 'Ada Example', phone: '+44 7700 900123', email, password: 'Firstpass1' }
    expect((await page.request.post('/api/registration/account', { data: account })).status()).toBe(201)
    const newToken = async () => {
      const answer = await page.request.post('/api/user/login/account/auth', {
        data: { login: email, password: account.password },
      })
      return ((await answer.json()) as { token: string }).token
    }
    const token = await newToken()
    await page.goto('/robots.txt')
    await page.evaluate((text) => localStorage.setItem('auth_token', text), token)
    await page.goto('/user/profile')
    await untilInteractive(page)
    await page.getByLabel('Town').fill('Leeds')
    await page.getByLabel('Last name').fill('Gärtner')

    await page.request.post('/api/user/logout', {
      headers: { authorization: `Bearer ${token}` },
      data: { everywhere: 1 },
    })
    await page.getByRole('button', { name: 'Save changes' }).click()
    await expect(page.getByText(/^Your session has ended/)).toBeVisible()
    await expect(page.getByLabel('Town')).toHaveValue('Leeds')
    await expect(page.getByLabel('Last name')).toHaveValue('Gärtner')

    const other = await context.newPage()
    await other.goto(`${origin}/login`)
    await untilInteractive(other)
    await other.getByRole('main').getByLabel('E-mail').fill(email)
    await other.getByLabel('Password', { exact: true }).fill(account.password)
    await other.getByRole('button', { name: 'Sign In' }).click()
    await expect(other).toHaveURL('/user/orders')
    await expect(page.getByLabel('Town')).toHaveValue('Leeds')
    await page.getByRole('button', { name: 'Save changes' }).click()
    await expect(page.getByText('Your changes are saved')).toBeVisible()
  })
})

test.describe('an api that is slow', () => {
  for (const [path, call] of [
    ['/user/orders', '**/api/user/get/orders'],
    ['/user/saved', '**/api/user/get/wishlist'],
    ['/user/profile', '**/api/account/check/user'],
  ] as const) {
    const shown = accountPages[path]
    test(`${path} reserves its space, and nothing on screen jumps when the data loads [R-503]`, async ({ page }) => {
      await signIn(page)
      await page.addInitScript(() => {
        Object.assign(window, { jumps: 0 })
        new PerformanceObserver((list) => {
          const counters = window as unknown as { jumps: number }
          // TypeScript's library does not have this kind of entry yet.
          for (const entry of list.getEntries() as unknown as { value: number; hadRecentInput: boolean }[]) {
            if (!entry.hadRecentInput) counters.jumps += entry.value
          }
        }).observe({ type: 'layout-shift', buffered: true })
      })
      for (const width of [1440, 390]) {
        let come = () => {}
        const held = new Promise<void>((resolve) => {
          come = resolve
        })
        await page.route(call, async (route) => {
          await held
          await route.continue()
        })
        await page.setViewportSize({ width, height: 800 })
        await page.goto(path)
        await untilInteractive(page)
        await expect(page.getByRole('main').getByText(/^Loading/)).toBeAttached()
        come()
        await expectShown(page, shown(page))
        await page.waitForLoadState('networkidle') // the browser reports a shift in the next frame
        await page.unroute(call)
        expect(await page.evaluate(() => (window as unknown as { jumps: number }).jumps), `${width} px`).toBeLessThan(
          0.02,
        )
      }
    })
  }
})
