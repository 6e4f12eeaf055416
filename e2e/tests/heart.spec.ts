import type { Page } from '@playwright/test'
import { expect, test, untilInteractive } from './fixtures'
import { listed } from './machineFilters'
import { linkIn, mailTo } from './mailbox'

test.use({ actionTimeout: 10_000 })

/** From the sign-in, which asks for it, back to there. */
async function register(page: Page, email: string) {
  const main = page.getByRole('main')
  await expect(page).toHaveURL('/login')
  await main.getByRole('link', { name: /create/i }).click()
  await main.getByLabel('Full name').fill('Ada Example')
  await main.getByLabel('E-mail').fill(email)
  await main.getByRole('textbox', { name: 'Mobile phone number' }).fill('+93701234567')
  await main.getByLabel('Create password').fill('Firstpass1')
  await main.getByLabel('Confirm password').fill('Firstpass1')
  await main.getByRole('button', { name: 'Create Account' }).click()
  await expect(page).toHaveURL('/login')
}

test('the heart of a visitor leads through registration and sign-in back to a saved machine [R-359]', async ({
  page,
}) => {
  test.slow()
  const email = `heart.${Date.now()}@company.example`
  await page.goto('/products?sort=2')
  await untilInteractive(page)
  const main = page.getByRole('main')
  const fifth = main.getByRole('region', { name: 'Results' }).getByRole('article').nth(4)
  const heart = fifth.getByRole('button', { name: /^Save / })
  await expect(heart).toBeDisabled()
  const name = String(await heart.getAttribute('aria-label'))
  await fifth.getByRole('link', { name: /^Sign in to save / }).click()

  await register(page, email)
  const confirming = await page.context().newPage()
  await confirming.goto(linkIn(await mailTo(email, 'Please confirm your e-mail address')))
  await confirming.getByRole('button', { name: 'Confirm address' }).click()
  await expect(confirming.getByRole('heading', { name: 'Your address is confirmed' })).toBeVisible()
  await confirming.close()
  await expect(main.getByLabel('E-mail')).toHaveValue(email)
  await enter(page, email, 'Firstpass1')

  await expect(page).toHaveURL(/\/products\?sort=2#heart-\d+$/)
  const saved = main.getByRole('region', { name: 'Results' }).getByRole('button', { name, exact: true })
  await expect(saved).toHaveAttribute('aria-pressed', 'true')
  await expect(saved).toBeInViewport()
  await page.goto('/user/saved')
  await expect(main.getByRole('button', { name, exact: true })).toHaveAttribute('aria-pressed', 'true')
})

test('Escape takes the hint of a heart away until pointer and focus have left it [R-326, R-700]', async ({ page }) => {
  await page.goto('/products')
  await untilInteractive(page)
  const hints = page.getByRole('main').getByRole('link', { name: /^Sign in to save / })
  const opacity = () =>
    hints
      .first()
      .locator('span')
      .evaluate((hint) => Number(getComputedStyle(hint).opacity))
  for (const [come, leave] of [
    [() => hints.first().hover(), () => page.mouse.move(0, 0)],
    [() => hints.first().focus(), () => page.keyboard.press('Tab')],
  ] as const) {
    await come()
    await page.keyboard.press('Shift') // the focus is visible
    await expect.poll(opacity).toBe(1)
    await page.keyboard.press('Escape')
    await expect.poll(opacity).toBe(0)
    await leave()
    await come()
    await expect.poll(opacity).toBe(1)
    await leave()
  }
})

async function enter(page: Page, email: string, password: string) {
  const main = page.getByRole('main')
  await main.getByLabel('E-mail').fill(email)
  await main.getByLabel('Password', { exact: true }).fill(password)
  await main.getByRole('button', { name: 'Sign In' }).click()
}

/** Goes to the sign-in by the heart of a machine seen before, and returns the name of that heart. */
async function leaveBySeenHeart(page: Page): Promise<string> {
  const machines = (await listed({ sort: 2 })).data
  for (const machine of machines.slice(2, 4)) {
    await page.goto(`/products/${machine.slug}`)
    await untilInteractive(page)
  }
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  const strip = page.getByRole('region', { name: 'Recently seen' })
  const name = String(await strip.getByRole('button', { name: /^Save / }).getAttribute('aria-label'))
  await strip.getByRole('link', { name: /^Sign in to save / }).click()
  return name
}

test('a machine is saved by the sign-in on the tab that the mail opened, without its heart [R-359]', async ({
  page,
}) => {
  test.slow()
  const email = `seen.${Date.now()}@company.example`
  const name = await leaveBySeenHeart(page)
  await register(page, email)
  await page.goto('about:blank') // else this tab tells the other one what it has seen
  const mailed = await page.context().newPage()
  await mailed.goto(linkIn(await mailTo(email, 'Please confirm your e-mail address')))
  await mailed.getByRole('button', { name: 'Confirm address' }).click()
  await mailed.getByRole('link', { name: 'Sign in' }).click()
  await untilInteractive(mailed)
  await enter(mailed, email, 'Firstpass1')

  await expect(mailed).toHaveURL(/\/products\/[^/]+#heart-\d+$/)
  await expect(mailed.getByRole('region', { name: 'Recently seen' })).toHaveCount(0)
  await mailed.goto('/user/saved')
  const heart = mailed.getByRole('main').getByRole('button', { name, exact: true })
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
})

test('a sign-in leads back to the heart of a machine seen before, which is drawn late [R-359]', async ({ page }) => {
  const name = await leaveBySeenHeart(page)
  await enter(page, 'demo@brightfill.example', 'Brightfill1')
  const heart = page.getByRole('region', { name: 'Recently seen' }).getByRole('button', { name, exact: true })
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await expect(heart).toBeInViewport()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the heart of a visitor leads to the sign-in [R-359]', async ({ page }) => {
    await page.goto('/products')
    await page
      .getByRole('link', { name: /^Sign in to save / })
      .first()
      .click()
    await expect(page).toHaveURL(/\/login\?/)
    await expect(page.getByRole('heading', { name: 'Sign In' })).toBeVisible()
  })
})
