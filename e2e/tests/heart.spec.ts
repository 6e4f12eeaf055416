import { expect, test, untilInteractive } from './fixtures'
import { linkIn, mailTo } from './mailbox'

test.use({ actionTimeout: 10_000 })

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
  await fifth.getByRole('link', { name: 'Sign in to save machines' }).click()

  await expect(page).toHaveURL('/login')
  await main.getByRole('link', { name: /create/i }).click()
  await main.getByLabel('Full name').fill('Ada Example')
  await main.getByLabel('E-mail').fill(email)
  await main.getByRole('textbox', { name: 'Mobile phone number' }).fill('+93701234567')
  await main.getByLabel('Create password').fill('Firstpass1')
  await main.getByLabel('Confirm password').fill('Firstpass1')
  await main.getByRole('button', { name: 'Create Account' }).click()
  await expect(page).toHaveURL('/login')
  const confirming = await page.context().newPage()
  await confirming.goto(linkIn(await mailTo(email, 'Please confirm your e-mail address')))
  await confirming.getByRole('button', { name: 'Confirm address' }).click()
  await expect(confirming).toHaveURL('/login?verified=1')
  await confirming.close()
  await expect(main.getByLabel('E-mail')).toHaveValue(email)
  await main.getByLabel('Password', { exact: true }).fill('Firstpass1')
  await main.getByRole('button', { name: 'Sign In' }).click()

  await expect(page).toHaveURL(/\/products\?sort=2#heart-\d+$/)
  const saved = main.getByRole('region', { name: 'Results' }).getByRole('button', { name, exact: true })
  await expect(saved).toHaveAttribute('aria-pressed', 'true')
  await expect(saved).toBeInViewport()
  await page.goto('/user/saved')
  await expect(main.getByRole('button', { name, exact: true })).toHaveAttribute('aria-pressed', 'true')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the heart of a visitor leads to the sign-in [R-359]', async ({ page }) => {
    await page.goto('/products')
    await page.getByRole('link', { name: 'Sign in to save machines' }).first().click()
    await expect(page).toHaveURL('/login')
  })
})
