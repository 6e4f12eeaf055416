import type { Page, Route } from '@playwright/test'
import { expect, isSameDocument, markDocument, test, untilInteractive } from './fixtures'
import { watchAnswers } from './requests'

// Home borrows the cards of the newest articles from the blog.
const blogScripts = '**/remotes/blog/**/*.js*'

const cardsOf = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('article')
    .filter({ has: page.locator('a[href*="/blogs/"]') })

/** The event that releases the answer to a request. */
function held() {
  let come = () => {}
  const coming = new Promise<void>((resolve) => {
    come = resolve
  })
  const wait = async (route: Route) => {
    await coming
    await route.continue()
  }
  return { wait, come }
}

test.describe('a part that a page borrows from another remote', () => {
  test('looks as the server drew it when the page is interactive, and stays so when its code loads [R-752]', async ({
    page,
  }) => {
    const { wait, come } = held()
    await page.route(blogScripts, wait)
    const untilCodeRan = watchAnswers(page, /\/remotes\/blog\/.*\.js/)
    await page.goto('/', { waitUntil: 'domcontentloaded' })
    await untilInteractive(page)
    const card = cardsOf(page).first()
    await expect(card).toBeVisible()
    await card.evaluate((element) => Object.assign(element, { drawnByServer: true }))

    come()
    await untilCodeRan()
    expect(await card.evaluate((element) => 'drawnByServer' in element)).toBe(true)
    await markDocument(page)
    await card.getByRole('link').first().click()
    await expect(page).toHaveURL(/\/blogs\/.+/)
    expect(await isSameDocument(page)).toBe(true)
  })
})

test.describe('a link in a page that waits for a borrowed part', () => {
  test.use({ expectProblems: true }) // until the page gives up

  async function openHome(page: Page) {
    await page.route(blogScripts, () => {}) // never answered
    await page.goto('/', { waitUntil: 'domcontentloaded' })
    await untilInteractive(page)
    await expect(page.getByRole('banner').getByRole('button', { name: 'Search', exact: true })).toBeVisible({
      timeout: 15_000,
    }) // the router has started
  }

  test('works at once: past the header, to the footer and Back, and to the form from the menu, which closes [R-130, R-231, R-242]', async ({
    page,
  }) => {
    await openHome(page)
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main')).toBeFocused()

    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
    await page.getByRole('main').locator('a[href="#footer"]').first().click()
    await expect(page.locator('footer:focus, footer :focus')).toHaveCount(1)
    await expect(page.getByRole('contentinfo')).toBeInViewport()
    await page.evaluate(() => history.back()) // Playwright's own goBack also waits for the scripts
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)

    await page.setViewportSize({ width: 390, height: 800 })
    await page.getByRole('button', { name: 'Open menu' }).click()
    await page.getByRole('dialog').getByRole('link', { name: 'Sell' }).click()
    await expect(page.locator('#sell').getByLabel('Name', { exact: true })).toBeFocused()
    await expect(page.locator('#sell')).toBeInViewport()
    expect(new URL(page.url()).hash).toBe('#sell')
  })

  test('shows the progress bar when it leads to another page [R-131]', async ({ page }) => {
    const { wait, come } = held()
    // From the start, because the page fetches this code ahead.
    await page.route('**/remotes/catalogue/**/*.js', wait)
    await openHome(page)
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Machines' }).click()
    await expect(page.getByRole('progressbar', { name: 'Loading page' })).toBeVisible()
    come()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Machines')
    await expect(page.getByRole('progressbar')).toHaveCount(0)
  })
})

test.describe('a borrowed part that fails to load', () => {
  test.use({ expectProblems: true })

  /** Opens home, which then tries twice. */
  async function openHomeWithoutBlog(page: Page) {
    let refused = 0
    await page.route(blogScripts, (route) => {
      refused += 1
      return route.abort()
    })
    await page.goto('/')
    await untilInteractive(page)
    await expect.poll(() => refused).toBeGreaterThan(1)
    await page.waitForLoadState('networkidle')
  }
  const note = (page: Page) => page.getByRole('heading', { name: 'This part of the page did not load' })

  test('stays as the server drew it, and its links work [R-172, R-751]', async ({ page }) => {
    await openHomeWithoutBlog(page)
    await expect(cardsOf(page).first()).toBeVisible()
    await expect(note(page)).toHaveCount(0)
    await page.unrouteAll()
    await cardsOf(page).first().getByRole('link').first().click()
    await expect(page).toHaveURL(/\/blogs\/.+/)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })

  test('is tried again when the visitor returns to it [R-751]', async ({ page }) => {
    await openHomeWithoutBlog(page)
    await page.unrouteAll()
    const untilCodeRan = watchAnswers(page, /\/remotes\/blog\/.*\.js/)
    await page.evaluate(() => window.dispatchEvent(new Event('focus')))
    await untilCodeRan()
    await markDocument(page)
    await cardsOf(page).first().getByRole('link').first().click()
    await expect(page).toHaveURL(/\/blogs\/.+/)
    expect(await isSameDocument(page)).toBe(true)
  })

  test('is tried again at each visit, and shows an error if the server has not drawn it [R-132, R-751]', async ({
    page,
  }) => {
    await openHomeWithoutBlog(page)
    await markDocument(page)
    const machines = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Machines' })
    const home = page.getByRole('banner').locator('a[href="/"]').first()
    await machines.click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Machines')
    await home.click()
    await expect(note(page)).toBeVisible()

    await page.unrouteAll()
    await machines.click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Machines')
    await home.click()
    await expect(cardsOf(page).first()).toBeVisible()
    await expect(note(page)).toHaveCount(0)
    expect(await isSameDocument(page)).toBe(true)
  })
})
