import type { Page } from '@playwright/test'
import { expect, test, untilInteractive } from './fixtures'
import { shownMachines } from './machineFilters'
import { openOffice } from './openOffice'
import { signIn } from './signIn'
import { translate } from './translate'

// A visitor from abroad lets the browser translate the page. Afterwards nothing may throw, which the fixtures see in
// the console, and no text may be from an earlier state.

async function openTranslated(page: Page, address: string) {
  await page.goto(address)
  await untilInteractive(page)
  await page.waitForLoadState('networkidle') // a part that loads its code later would be drawn anew
  await translate(page)
}

const words = (page: Page) => page.getByRole('main').innerText()

test.describe('a translated page', () => {
  test('filters, sorts, pages and searches the list, with the same results as an untranslated one [R-767]', async ({
    page,
    context,
  }) => {
    const results = page.getByRole('region', { name: 'Results' })
    const settled = () => expect(results).toHaveAttribute('aria-busy', 'false')
    await openTranslated(page, '/products')
    const everything = await shownMachines(page)
    const category = page.getByRole('complementary', { name: 'Filters' }).getByRole('checkbox').first()
    await category.check()
    await expect.poll(() => shownMachines(page)).not.toEqual(everything)
    await page.getByLabel('Sort by').selectOption({ label: 'Oldest' })
    await expect(page).toHaveURL(/sort=2/)
    await settled()
    await category.uncheck()
    await expect(page).toHaveURL('/products?sort=2')
    await settled()
    await page.getByRole('navigation', { name: 'Pages of machines' }).getByRole('link', { name: '2' }).click()
    await expect(page).toHaveURL('/products?sort=2&page=2')
    await settled()
    const search = page.getByRole('combobox', { name: 'Search machines' })
    await search.fill('fill')
    await expect(page.getByRole('option').first()).toBeVisible()
    await search.press('Enter')
    await expect(page).toHaveURL('/products?search=fill&sort=2')
    await settled()

    const plain = await context.newPage()
    await plain.goto(page.url())
    await untilInteractive(plain)
    await expect(async () => expect(await words(page)).toBe(await words(plain))).toPass()
  })

  test('goes from page to page, also to another of the same kind [R-767]', async ({ page }) => {
    await openTranslated(page, '/blogs')
    await page.getByRole('main').getByRole('article').getByRole('link').first().click()
    await expect(page).toHaveURL(/\/blogs\/.+/)
    const first = await page.getByRole('heading', { level: 1 }).innerText()
    await page.getByRole('main').locator('a[href^="/blogs/"]').last().click()
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(first)
    for (const name of ['About', 'Services', 'Machines']) {
      await page.getByRole('banner').getByRole('link', { name }).first().click()
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    }
  })

  test('searches from its header [R-767]', async ({ page }) => {
    await openTranslated(page, '/')
    await page.getByRole('banner').getByRole('button', { name: 'Search' }).click()
    const field = page.getByRole('combobox', { name: /search/i }).first()
    for (const text of ['fil', 'filler', 'fillerxyzzy', 'capper']) {
      const answered = page.waitForResponse(/\/api\/search$/)
      await field.fill(text)
      await answered
    }
    await field.press('Enter')
    await expect(page).toHaveURL(/\/search\?/)
    await expect(page.getByRole('main').getByRole('status').first()).toContainText('capper')
  })

  test('corrects and sends its form [R-767]', async ({ page }) => {
    await page.goto('/services')
    await untilInteractive(page)
    const form = page.getByRole('form', { name: 'Get In Touch' })
    await form.scrollIntoViewIfNeeded()
    await expect(form).toHaveAttribute('data-alive')
    await translate(page)
    await form.getByRole('button', { name: 'Send' }).click()
    await expect(form.getByText('Enter company name').first()).toBeVisible()
    await form.getByLabel('Name', { exact: true }).fill('Ada')
    await form.getByLabel('Company name').fill('Field')
    await form.getByRole('textbox', { name: 'Phone number' }).fill('+44 7700 90012345')
    await form.getByRole('button', { name: 'Send' }).click()
    await expect(form.getByText('Too long for the United Kingdom').first()).toBeVisible()
    await form.getByRole('textbox', { name: 'Phone number' }).fill('+44 7700 900123')
    await expect(form.getByText('Too long for the United Kingdom')).toHaveCount(0)
    await form.getByRole('button', { name: 'Send' }).click()
    await expect(page.getByText(/reference/i).first()).toBeVisible()
  })

  test('signs in after a refusal, walks the account and signs out [R-767]', async ({ page }) => {
    await openTranslated(page, '/login')
    await page.getByRole('textbox', { name: 'E-mail', exact: true }).fill('demo@brightfill.example')
    await page.getByRole('button', { name: 'Sign In' }).click()
    await expect(page.getByText('Enter your password').first()).toBeVisible()
    await page.getByLabel('Password', { exact: true }).fill('Brightfill1')
    await page.getByRole('button', { name: 'Sign In' }).click()
    await expect(page).not.toHaveURL(/login/)
    await openTranslated(page, '/user/orders')
    const pages = page.getByRole('navigation', { name: /account/i })
    for (const name of await pages.getByRole('link').allInnerTexts()) {
      await pages.getByRole('link', { name }).first().click()
      await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible()
    }
  })

  test('shows each saved machine once it is saved [R-767]', async ({ page }) => {
    await signIn(page)
    await openTranslated(page, '/products')
    const heart = page
      .getByRole('main')
      .getByRole('button', { name: /^Save (?!this)/ })
      .first()
    for (const _ of [1, 2]) {
      // Saved machines arrive after the page, so the request of a click is known only when it is sent.
      const stored = page.waitForResponse(/\/post\/checked-wishlist$/)
      await heart.click()
      const saved = /name="isChecked"\s+1\s/.test((await stored).request().postData() ?? '')
      await expect(heart).toHaveAttribute('aria-pressed', String(saved))
    }
  })

  test('of the office walks every page [R-767]', async ({ page }) => {
    await openOffice(page)
    await translate(page)
    const pages = page.getByRole('navigation', { name: 'Office pages' }).first()
    for (const address of await pages
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')))) {
      await pages.locator(`a[href="${address}"]`).first().click()
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
      await expect(
        page
          .getByRole('main')
          .getByRole('status')
          .filter({ hasText: /^Loading/ }),
      ).toHaveCount(0)
    }
  })
})
