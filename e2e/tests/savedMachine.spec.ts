import { expect, test, untilInteractive } from './fixtures'
import { mailTo } from './mailbox'
import { signIn } from './signIn'
import { TestMachine } from './testMachine'

const machine = new TestMachine('Priced machine')
test.afterEach(() => machine.takeOff())

test('a user who saved a machine gets an e-mail when its price changes [R-371]', async ({ page }) => {
  test.slow()
  const { name, slug } = machine
  await machine.publish({ price: 48_500 })
  await signIn(page)
  await page.goto(`/products/${slug}`)
  await untilInteractive(page)
  const heart = page.getByRole('button', { name: `Save ${name}`, exact: true }).first()
  const saved = page.waitForResponse('**/api/post/checked-wishlist')
  await heart.click()
  expect((await saved).status()).toBe(200)
  await expect(heart).toHaveAttribute('aria-pressed', 'true')

  await machine.publish({ price: 45_000 })
  let text = ''
  await expect(async () => {
    text = (await mailTo('demo@brightfill.example', `Changed: ${name}`)).text
  }).toPass({ timeout: 30_000 })
  expect(text).toContain('£45,000, was £48,500')
  expect(text).toContain(`/products/${slug}`)
  await page.goto(/Stop these e-mails: (\S+)/.exec(text)?.[1] ?? '')
  await expect(page.getByRole('button', { name: 'Stop e-mails' })).toBeVisible()
})
