import { firstSlug } from './addresses'
import { expect, test, untilInteractive } from './fixtures'
import { signIn } from './signIn'

test.describe('navigation', () => {
  test('starts a path at the top with its heading focused; Back restores the position [R-119, R-120, R-129]', async ({
    page,
  }) => {
    await page.goto('/products')
    await untilInteractive(page)
    const card = page.getByRole('article').nth(6).getByRole('link').first()
    await card.scrollIntoViewIfNeeded()
    const left = await page.evaluate(() => window.scrollY)
    expect(left).toBeGreaterThan(300)
    await card.click()
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)

    await page.goBack()
    await expect(page).toHaveURL('/products')
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(left)
  })

  test('does not scroll for a new query; Back from another site restores the position [R-120]', async ({ page }) => {
    await page.goto('/blogs')
    await untilInteractive(page)
    await page.evaluate(() => window.scrollTo({ top: 200, behavior: 'instant' }))
    const sort = page.getByRole('combobox', { name: /sort/i })
    await sort.selectOption({ index: 1 })
    await expect(page).toHaveURL(/sort=2/)
    expect(await page.evaluate(() => window.scrollY)).toBe(200)
    await page.goto('/robots.txt')
    await page.goBack()
    await untilInteractive(page)
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(200)
  })

  test('announces the new title politely, once [R-129]', async ({ page }) => {
    await page.goto('/about-us')
    await untilInteractive(page)
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Services' }).click()
    await expect(page).toHaveTitle(/^Services/)
    const title = await page.title()
    await expect(page.getByRole('status').filter({ hasText: title })).toHaveCount(1)
  })

  test('opens the search on every click on the link in the not-found page [R-116, R-136]', async ({
    page,
    problems,
  }) => {
    await page.goto('/nothing-here')
    await untilInteractive(page)
    for (let times = 0; times < 2; times += 1) {
      await page.getByRole('link', { name: 'Search the site' }).click()
      await expect(page.getByRole('combobox', { name: /Search/ })).toBeFocused()
      await expect(page.getByRole('option').first()).toBeVisible()
      await page.keyboard.press('Escape')
      await page.keyboard.press('Escape')
      await expect(page.getByRole('button', { name: 'Search', exact: true })).toBeFocused()
    }
    problems.length = 0 // the browser itself logs the status of the document
  })

  test('moves the focus to the footer for a link to it, with the query kept and Back as before [R-242]', async ({
    page,
  }) => {
    await page.goto('/products?sort=2')
    await untilInteractive(page)
    await page.evaluate(() => {
      const link = Object.assign(document.createElement('a'), { href: '#footer', textContent: 'To the footer' })
      link.style.position = 'fixed' // takes no space, so nothing moves when it appears and disappears
      document.querySelector('main')?.prepend(link)
    })
    await page.evaluate(() => window.scrollTo({ top: 40, behavior: 'instant' }))
    await page.getByRole('link', { name: 'To the footer' }).dispatchEvent('click')
    await expect(page).toHaveURL('/products?sort=2#footer')
    await expect(page.getByRole('contentinfo')).toBeInViewport()
    await expect(page.locator('footer:focus, footer :focus')).toHaveCount(1)
    await page.goBack()
    await expect(page).toHaveURL('/products?sort=2')
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(40)
  })

  test('puts the skip link first, which leads past the header [R-130]', async ({ page }) => {
    await page.goto('/about-us')
    await untilInteractive(page)
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
  })
})

test.describe('the frame in a browser', () => {
  test('keeps the focus in the mobile menu, stops the page from scrolling and returns the focus [R-148]', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/products')
    await untilInteractive(page)
    const burger = page.getByRole('button', { name: 'Open menu' })
    await burger.click()
    const menu = page.getByRole('dialog', { name: 'Menu' })
    for (let presses = 0; presses < 14; presses += 1) {
      await page.keyboard.press('Tab')
      // The browser may take the focus itself at the end of the dialog, but the page behind never does.
      expect(
        await page.evaluate(
          () => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null,
        ),
      ).toBe(true)
    }
    const turned = page.evaluate(nextWheel)
    await page.mouse.wheel(0, 600)
    await turned
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
    await expect(burger).toBeFocused()
  })

  test('uses the favicon from the site options [R-128]', async ({ page, request }) => {
    await page.goto('/')
    const { options } = await (await request.get('/api/fields?options=Meta%20site')).json()
    const named = (options['Meta site']['Icon site'] as string).replace(/^public/, '/storage')
    const href = await page.locator('link[rel="icon"]').getAttribute('href')
    expect(href).toBe(named)
    expect((await request.get(href ?? '')).status()).toBe(200)
  })

  test('never flashes Login for a signed-in user [R-150, R-151]', async ({ page }) => {
    await signIn(page)
    await page.route('**/api/check/auth', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 400))
      await route.continue()
    })
    // Checks the header in every frame from the first paint on.
    await page.addInitScript(() => {
      const seen: boolean[] = []
      Object.assign(window, { seenLogin: seen })
      const look = () => {
        const login = [...document.querySelectorAll('header a')].find((link) => link.textContent === 'Login')
        if (login?.checkVisibility()) seen.push(getComputedStyle(login).color !== 'rgba(0, 0, 0, 0)')
        requestAnimationFrame(look)
      }
      look()
    })
    await page.goto('/about-us')
    await expect(page.getByRole('banner').getByRole('link', { name: 'My account' })).toBeVisible()
    expect(await page.evaluate(() => (window as unknown as { seenLogin: boolean[] }).seenLogin.includes(true))).toBe(
      false,
    )
    await expect(page.getByRole('banner').getByRole('link', { name: 'My account' })).toHaveAttribute(
      'href',
      '/user/orders',
    )
  })

  test('shows a sign-in or sign-out of one tab in the other [R-158]', async ({ page, context }) => {
    await page.goto('/about-us')
    await untilInteractive(page)
    await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible()
    const other = await context.newPage()
    await other.goto('/services')
    await signIn(other)
    await expect(page.getByRole('banner').getByRole('link', { name: 'My account' })).toBeVisible()
    await other.evaluate(() => localStorage.clear())
    await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible()
  })

  test('sets no cookie, stores nothing personal and contacts no other site, so it needs no consent [R-171]', async ({
    page,
    context,
  }) => {
    const elsewhere: string[] = []
    page.on('request', (request) => {
      if (new URL(request.url()).hostname !== 'localhost') elsewhere.push(request.url())
    })
    for (const path of [
      '/',
      '/about-us',
      '/products',
      `/products/${await firstSlug('/get/products')}`,
      '/blogs',
      '/login',
    ]) {
      await page.goto(path)
      await untilInteractive(page)
      await page.waitForLoadState('networkidle')
    }
    expect(elsewhere).toEqual([])
    expect(await context.cookies()).toEqual([])
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([])
  })

  test('shows the chosen scheme at the first paint of the next page [R-173]', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' })
    await page.goto('/about-us')
    await untilInteractive(page)
    const ground = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
    const light = await ground()
    await page.getByRole('radio', { name: 'Dark' }).check()
    await expect.poll(ground).not.toBe(light)
    const dark = await ground()

    await page.addInitScript(() => {
      const grounds = new Set<string>()
      Object.assign(window, { grounds })
      const look = () => {
        if (document.body) grounds.add(getComputedStyle(document.documentElement).backgroundColor)
        requestAnimationFrame(look)
      }
      look()
    })
    await page.goto('/services')
    await untilInteractive(page)
    expect(await page.evaluate(() => [...(window as unknown as { grounds: Set<string> }).grounds])).toEqual([dark])
    await page.getByRole('radio', { name: 'System' }).check()
    await expect.poll(ground).toBe(light)
  })
})

test.describe('without a connection', () => {
  // The browser itself logs requests that are pending when the connection drops.
  test.use({ expectProblems: true })

  test('says that it is offline and keeps the page readable [R-172]', async ({ page, context }) => {
    await page.goto('/about-us')
    await untilInteractive(page)
    await context.setOffline(true)
    await expect(page.getByText('You are offline.')).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await context.setOffline(false)
    await expect(page.getByText('You are offline.')).toBeHidden()
  })

  test('covers neither the end of the page nor what has the focus on a phone [R-172, R-701]', async ({
    page,
    context,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/about-us')
    await untilInteractive(page)
    await context.setOffline(true)
    const banner = page.getByRole('status').filter({ hasText: 'You are offline.' })
    await expect(banner).toBeInViewport({ ratio: 1 })
    const below = () => banner.evaluate((element) => element.getBoundingClientRect().top)

    const dark = page.getByRole('radio', { name: 'Dark' }).locator('xpath=ancestor::label')
    // Parts that come late above it move it down once more.
    const end = async () => {
      await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }))
      const box = await dark.boundingBox()
      return (box?.y ?? 0) + (box?.height ?? 0)
    }
    await expect.poll(end).toBeLessThanOrEqual(await below())

    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
    for (let pressed = 0; pressed < 12; pressed += 1) {
      await page.keyboard.press('Tab')
      const bottom = () => page.evaluate(() => document.activeElement?.getBoundingClientRect().bottom ?? 0)
      await expect.poll(bottom).toBeLessThanOrEqual((await below()) + 0.5)
    }
  })
})

/** Resolves when the page was drawn after the mouse wheel was turned. */
function nextWheel(): Promise<void> {
  return new Promise((resolve) => {
    const drawn = () => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))
    addEventListener('wheel', drawn, { once: true, passive: true })
  })
}
