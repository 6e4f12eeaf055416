import { site } from '../site'
import { siteRegistry } from '../siteRegistry.mjs'
import { expect, test, untilInteractive } from './fixtures'
import { mailTo } from './mailbox'
import { signIn } from './signIn'

const slug = 'priced-machine-for-a-test'
const name = 'Priced machine for a test'

/** Puts the machine on the site at a price; without one it is taken off again, for the tests that come after. */
async function offer(price: number | undefined) {
  const programs = siteRegistry(site)
  const content = await programs.call('GET', '/api/office/content')
  const machine = {
    ...content.machines[0],
    slug,
    name,
    model: '',
    former_slugs: [],
    price: price ?? null,
    published_at: price === undefined ? null : new Date().toISOString(),
  }
  await programs.post('/api/office/content', { ...content, options: {}, pages: [], posts: [], machines: [machine] })
}

test('who saved a machine is told by mail that its price changed [R-371]', async ({ page }) => {
  test.slow()
  await offer(48_500)
  await signIn(page)
  await page.goto(`/products/${slug}`)
  await untilInteractive(page)
  const heart = page.getByRole('button', { name: `Save ${name}`, exact: true }).first()
  const saved = page.waitForResponse('**/api/post/checked-wishlist')
  await heart.click()
  await saved
  await expect(heart).toHaveAttribute('aria-pressed', 'true')

  await offer(45_000)
  let text = ''
  await expect(async () => {
    text = (await mailTo('demo@brightfill.example', `Changed: ${name}`)).text
  }).toPass({ timeout: 30_000 })
  expect(text).toContain('£45,000, before £48,500')
  expect(text).toContain(`/products/${slug}`)
  await page.goto(/Stop these mails: (\S+)/.exec(text)?.[1] ?? '')
  await expect(page.getByRole('button', { name: 'Stop mails' })).toBeVisible()
  await offer(undefined)
})
