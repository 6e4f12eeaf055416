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

  test('says that it is offline, covers neither the end of the page nor the focus on a phone, and goes away by itself [R-172, R-701]', async ({
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
    await context.setOffline(false)
    await expect(banner).toBeHidden()
  })
})

/** Resolves when the page was drawn after the mouse wheel was turned. */
function nextWheel(): Promise<void> {
  return new Promise((resolve) => {
    const drawn = () => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))
    addEventListener('wheel', drawn, { once: true, passive: true })
  })
}
