import { site } from '../site'
import { siteRegistry } from '../siteRegistry.mjs'
import { expectNoViolations } from './axeFindsNothing'
import { expect, test, untilInteractive } from './fixtures'
import { mailTo } from './mailbox'
import { signIn } from './signIn'

test.use({ actionTimeout: 10_000 })

/** Brings a machine that the search finds onto the site; or takes it off again, for the tests that come after. */
async function kefirFiller({ published }: { published: boolean }) {
  const programs = siteRegistry(site)
  const content = await programs.call('GET', '/api/office/content')
  const machine = {
    ...content.machines[0],
    slug: 'kefir-filler-for-a-test',
    name: 'Kefir filler for a test',
    former_slugs: [],
    published_at: published ? new Date().toISOString() : null,
  }
  await programs.post('/api/office/content', { ...content, options: {}, pages: [], posts: [], machines: [machine] })
}

test.describe('on a line that breaks off', () => {
  test.use({ expectProblems: true })

  test('a search that was not saved says so [R-370]', async ({ page }) => {
    await signIn(page)
    await page.goto('/products?search=pasteuriser')
    await untilInteractive(page)
    await page.route('**/remotes/catalogue/**/*.js', () => {}) // never answered
    const keep = page.getByRole('main').getByRole('button', { name: 'Keep this search' })
    await keep.click()
    await expect(page.getByText('Not saved. Try again.')).toBeVisible({ timeout: 15_000 })
  })
})

test('a visitor saves a search by signing in, chooses its mails, is told of a new machine, and stops them with one click [R-370]', async ({
  page,
}) => {
  test.slow()
  await page.goto('/products?search=kefir&sort=2')
  await untilInteractive(page)
  const main = page.getByRole('main')
  await main.getByRole('link', { name: 'Keep this search' }).click()
  await expect(page).toHaveURL('/login')
  await main.getByLabel('E-mail').fill('demo@brightfill.example')
  await main.getByLabel('Password', { exact: true }).fill('Brightfill1')
  await main.getByRole('button', { name: 'Sign In' }).click()

  await expect(page).toHaveURL('/products?search=kefir&sort=2#save-search')
  await expect(main.getByText('Saved. A mail tells you daily of new matches.')).toBeInViewport()
  await expectNoViolations(page)
  await main.getByRole('link', { name: 'Saved searches' }).click()
  const searches = main.getByRole('region', { name: 'Saved Searches' })
  const open = searches.getByRole('link', { name: /^Open .*kefir/ })
  await expect(open).toHaveAttribute('href', '/products?search=kefir&sort=2')
  await searches.getByLabel('Name').fill('Our kefir')
  await searches.getByLabel('Mails about new matches').selectOption('At once')
  await searches.getByRole('button', { name: 'Save' }).click()
  await expect(searches.getByRole('link', { name: 'Open Our kefir' })).toBeVisible()
  await expectNoViolations(page)

  await kefirFiller({ published: true })
  let text = ''
  await expect(async () => {
    text = (await mailTo('demo@brightfill.example', '1 new machine: Our kefir')).text
  }).toPass({ timeout: 30_000 })
  expect(text).toContain('/products/kefir-filler-for-a-test')
  await page.goto(/Stop these mails: (\S+)/.exec(text)?.[1] ?? '')
  await expect(page.getByText('Our kefir')).toBeVisible()
  await expectNoViolations(page)
  await page.getByRole('button', { name: 'Stop mails' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Stopped' })).toBeVisible()
  await expectNoViolations(page)

  await page.goto('/user/saved')
  await expect(searches.getByLabel('Mails about new matches')).toHaveValue('never')
  await searches.getByRole('button', { name: 'Remove' }).click()
  await expect(searches).toBeHidden()
  await kefirFiller({ published: false })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('saving a search leads to the sign-in [R-370]', async ({ page }) => {
    await page.goto('/products?search=filler')
    await page.getByRole('link', { name: 'Keep this search' }).click()
    await expect(page).toHaveURL(/\/login\?/)
    await expect(page.getByRole('heading', { name: 'Sign In' })).toBeVisible()
  })
})
