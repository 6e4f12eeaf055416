import type { Locator, Page } from '@playwright/test'
import { firstSlug } from './addresses'
import { chunkNames, fileOfChunk } from './chunks'
import { expect, isSameDocument, markDocument, test, untilInteractive } from './fixtures'

const late = ['swiper', 'sell-form', 'contact', '@brightfill/shared/forms', '@brightfill/shared/phone'] as const

/** Holds the file of a late chunk back; the returned function lets it through. */
async function hold(page: Page, chunk: string): Promise<() => void> {
  let come = () => {}
  const held = new Promise<void>((resolve) => {
    come = resolve
  })
  await page.route(fileOfChunk(chunk), async (route) => {
    await held
    await route.continue()
  })
  return come
}

/** The document that the server sends when it could not draw the page. */
function unrendered(html: string): string {
  return html.replace(/<body.*<\/body>/s, (body) => {
    const [, written = ''] = /<script id="page-state"[^>]*>(.*?)<\/script>/s.exec(body) ?? []
    const { hydration: _, ...state } = JSON.parse(written)
    return `<body><script id="page-state" type="application/json">${JSON.stringify(state)}</script></body>`
  })
}

async function fillContact(form: Locator) {
  await form.getByLabel('Name', { exact: true }).fill('Test Person')
  await form.getByLabel('Company name').fill('Test Ltd')
  await form.getByLabel('Phone number').fill('+44 7700 900123')
}

/** The late chunks that the page has requested. */
async function fetched(page: Page, names: Map<string, string>): Promise<string[]> {
  const files = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => name.split('/').at(-1) ?? ''),
  )
  const found = new Set(files.map((file) => names.get(file)))
  return late.filter((name) => found.has(name))
}

test.describe('code of parts far down a page', () => {
  test('of home, list and machine is not fetched at the start: swiper, forms and phone numbers [R-752]', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 }) // parts are nearer than on a phone
    const names = chunkNames()
    expect([...names.values()]).toEqual(expect.arrayContaining([...late]))
    for (const address of ['/', '/products', `/products/${await firstSlug('/get/products')}`]) {
      await page.goto(address)
      await untilInteractive(page)
      await page.waitForLoadState('networkidle')
      expect(await fetched(page, names), address).toEqual([])
    }
  })

  test('arrives when its section is near, and works [R-752]', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const names = chunkNames()
    await page.goto('/')
    await untilInteractive(page)
    await page.locator('[aria-roledescription="carousel"]').first().scrollIntoViewIfNeeded()
    await expect.poll(() => fetched(page, names)).toEqual(['swiper'])
    await page.locator('#sell').scrollIntoViewIfNeeded()
    await expect.poll(() => fetched(page, names)).toContain('sell-form')
    await expect(page.locator('#sell').getByLabel('Manufacturer').locator('option')).not.toHaveCount(1)
  })

  test('of a slider is not needed for its arrows, and takes over where a click led [R-752]', async ({ page }) => {
    const arrive = await hold(page, 'swiper')
    await page.goto('/')
    await untilInteractive(page)
    const slider = page.locator('[aria-roledescription="carousel"]').first()
    /** How many slides have left the view at its start. */
    const passed = () =>
      slider
        .locator('[aria-roledescription="slide"]')
        .evaluateAll((all) => all.filter((slide) => slide.getBoundingClientRect().left < 0).length)
    await page.getByRole('button', { name: 'Next slide' }).first().focus()
    await page.keyboard.press('Enter')
    await expect.poll(passed).toBe(1)
    await page.keyboard.press('Enter') // swiper comes while the list still glides
    arrive()
    await expect(slider).toHaveAttribute('data-swiper', 'on')
    await expect.poll(passed).toBe(2)
  })

  test('waits after an early press on Send in the sell form, and keeps typed text [R-752]', async ({ page }) => {
    const arrive = await hold(page, 'sell-form')
    await page.goto('/', { waitUntil: 'domcontentloaded' })
    await untilInteractive(page)
    await markDocument(page)
    const form = page.locator('#sell')
    await form.getByLabel('Last name').fill('Example')
    await form.getByRole('button', { name: 'Send request' }).click()
    await form.getByLabel('E-mail').fill('ada@company.example')
    arrive()

    await expect(form.getByRole('link', { name: 'Enter name' })).toBeVisible()
    await expect(form.getByLabel('Last name')).toHaveValue('Example')
    await expect(form.getByText('Enter last name')).toHaveCount(0)
    await expect(form.getByLabel('E-mail')).toHaveValue('ada@company.example')
    expect(await isSameDocument(page)).toBe(true)
  })
})

test.describe('code that stalls', () => {
  test('of the contact form leaves it a plain HTML form that can be sent [R-752]', async ({ page }) => {
    await hold(page, 'contact')
    await page.goto('/about-us', { waitUntil: 'domcontentloaded' })
    await untilInteractive(page)
    const form = page.getByRole('contentinfo').getByRole('form')
    await fillContact(form)
    await form.getByRole('button', { name: 'Send message' }).click()
    await expect(page.getByText('Thank you, we will contact you')).toBeVisible({ timeout: 30_000 })
  })

  test('of the api client leaves a page that the server did not draw with a frame without menu [R-135]', async ({
    page,
  }) => {
    await page.route('/about-us', async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, body: unrendered(await response.text()) })
    })
    await hold(page, 'axios')
    await page.goto('/about-us', { waitUntil: 'domcontentloaded' })
    await expect(page.getByRole('banner')).toBeVisible({ timeout: 30_000 })
    await expect(page.getByRole('contentinfo')).toBeVisible()
  })
})

test.describe('code that stalls until the page gives up', () => {
  test.use({ expectProblems: true })

  test('of the search shows a message and can be requested again [R-752]', async ({ page }) => {
    const come = await hold(page, 'search')
    await page.goto('/products')
    await untilInteractive(page)
    const header = page.getByRole('banner')
    await header.getByRole('button', { name: 'Search', exact: true }).click()
    await expect(header.getByRole('button', { name: 'Close search' })).toBeVisible()
    await expect(header.getByRole('heading', { name: 'This part of the page did not load' })).toBeVisible({
      timeout: 30_000,
    })
    come()
    await header.getByRole('button', { name: 'Try again' }).click()
    await expect(header.getByRole('combobox')).toBeFocused()
  })
})

test.describe('the foot of a page', () => {
  test('is there before its code, which leaves it unchanged, with any typed text [R-752]', async ({ page }) => {
    const come = await hold(page, 'contact')
    await page.goto('/', { waitUntil: 'domcontentloaded' })
    await untilInteractive(page)
    const foot = page.getByRole('contentinfo')
    await foot.scrollIntoViewIfNeeded()
    await foot.getByLabel('Name', { exact: true }).fill('Ada')
    await foot.evaluate((element) => Object.assign(element, { drawnByServer: true }))
    const before = await foot.boundingBox()
    come()
    await foot.getByRole('radio', { name: 'Dark' }).check()

    await expect(page.locator('html')).toHaveAttribute('data-scheme', 'dark')
    await expect(foot.getByRole('form')).toHaveAttribute('data-alive')
    await expect(foot.getByLabel('Name', { exact: true })).toHaveValue('Ada')
    expect(await foot.evaluate((element) => 'drawnByServer' in element)).toBe(true)
    expect((await foot.boundingBox())?.height).toBe(before?.height)
  })
})

test.describe('the foot of a page, when its code never loads,', () => {
  test.use({ expectProblems: true })
  test.beforeEach(({ page }) => page.route(fileOfChunk('contact'), (route) => route.abort()))

  test('still has working links [R-752]', async ({ page }) => {
    await page.goto('/')
    await untilInteractive(page)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Blog' }).click()
    await expect(page).toHaveURL(/\/blogs$/)
    await expect(page.getByRole('contentinfo')).toBeVisible()
  })
})
