import type { Page } from '@playwright/test'
import { expect, test, untilInteractive } from './fixtures'
import { listed } from './machineFilters'

test.use({ actionTimeout: 10_000 })

test('Escape hides the hint of a heart until pointer and focus have left it [R-666]', async ({ page }) => {
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
  const strip = page.getByRole('region', { name: 'Recently viewed' })
  const name = String(await strip.getByRole('button', { name: /^Save (?!this)/ }).getAttribute('aria-label'))
  await strip.getByRole('link', { name: /^Sign in to save / }).click()
  return name
}

test('a sign-in leads back to the heart of a machine seen before, which is drawn late [R-359]', async ({ page }) => {
  const name = await leaveBySeenHeart(page)
  await enter(page, 'demo@brightfill.example', 'Brightfill1')
  const heart = page.getByRole('region', { name: 'Recently viewed' }).getByRole('button', { name, exact: true })
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await expect(heart).toBeInViewport()
})
