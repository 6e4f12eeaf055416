import type { Page, Request } from '@playwright/test'
import { origin } from '../site'
import { expect, test, untilInteractive } from './fixtures'
import { watchAnswers } from './requests'

const blogLink = (page: Page) => page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Blog' })
const blogData = '**/api/get/blogs'
/** A page that loads its data only when the visitor points at its link; lists of the menu load earlier. */
const machineLink = (page: Page) =>
  page.getByRole('main').getByRole('article').getByRole('heading').getByRole('link').first()
const machineData = '**/api/get/product-post'

/** Opens the machine list; the page watches its links once it is idle, when it has made the calls of every start. */
async function openList(page: Page) {
  const lastCall = page.waitForResponse('**/api/data?*')
  await page.goto('/products')
  await untilInteractive(page)
  await lastCall
  await page.waitForLoadState('networkidle')
}

/** The call that reports a page once it is shown and idle: anything fetched twice would have been fetched before. */
const stampOf = (page: Page, address: RegExp) =>
  page.waitForResponse((response) => {
    const { pathname, searchParams } = new URL(response.url())
    return pathname === '/api/data' && address.test(searchParams.get('url') ?? '')
  })

/** Paths requested from now on. */
function watchRequests(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  return asked
}

test.describe('a page that a visitor is about to open', () => {
  test('is fetched once while the visitor points at its link, and the click waits for nothing more', async ({
    page,
  }) => {
    await openList(page)
    const asked = watchRequests(page)
    const untilAnswered = watchAnswers(page)
    const data = page.waitForResponse(machineData)
    await machineLink(page).hover()
    await (await data).finished()
    expect(asked.filter((path) => /^\/remotes\/shell\/.*\.css$/.test(path))).toEqual([]) // the document has it
    await untilAnswered()
    // Nothing is answered any more, so the page shows only what it has.
    await page.route(/\/(api\/get|remotes)\//, () => {})
    await machineLink(page).click()
    await expect(page).toHaveURL(/\/products\/[^/]+$/)
    await expect(page.getByRole('tablist')).toBeVisible()
    expect(asked.filter((path) => path === '/api/get/product-post')).toHaveLength(1)
  })

  test('is also fetched when the keyboard reaches its link, with its data only once', async ({ page }) => {
    await openList(page)
    const asked = watchRequests(page)
    const data = page.waitForResponse(machineData)
    await machineLink(page).focus()
    await (await data).finished()
    const stamp = stampOf(page, /\/products\/[^/]+$/)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('tablist')).toBeVisible()
    await stamp
    expect(asked.filter((path) => path === '/api/get/product-post')).toHaveLength(1)
  })

  test('starts to load when the button is pressed, so its release does not start it again', async ({ page }) => {
    await openList(page)
    const { x, y } = await machineLink(page).evaluate((link) => link.getBoundingClientRect().toJSON())
    await page.mouse.move(x + 5, y + 5)
    const data = page.waitForResponse(machineData)
    await page.mouse.down()
    await data
    expect(page.url()).toMatch(/\/products$/)
    await page.mouse.up()
    await expect(page).toHaveURL(/\/products\/[^/]+$/)
  })

  test('is cancelled when the pointer leaves before the page has arrived', async ({ page }) => {
    await page.route(machineData, () => {}) // never answered
    await openList(page)
    const failed = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/api/get/product-post'))
    const asked = page.waitForRequest(machineData)
    await machineLink(page).hover()
    await asked
    await page.getByRole('heading', { level: 1 }).hover()
    expect((await failed).failure()?.errorText).toBe('net::ERR_ABORTED')
    await page.unroute(machineData)
    await machineLink(page).click()
    await expect(page.getByRole('tablist')).toBeVisible()
  })

  test('loads its code but no data when it belongs to a signed-in user', async ({ page }) => {
    await openList(page)
    const asked = watchRequests(page)
    const untilAnswered = watchAnswers(page, /\/remotes\/account\//)
    await page.evaluate(() => {
      const link = document.createElement('a')
      link.href = '/user/orders'
      link.textContent = 'Orders'
      document.querySelector('main')?.prepend(link)
    })
    await page.getByRole('link', { name: 'Orders' }).hover()
    await untilAnswered()
    const ofMenu = '/api/get/blogs' // comes at some moment, whatever is pointed at
    expect(asked.filter((path) => path.startsWith('/api/') && path !== ofMenu)).toEqual([])
  })

  test('finds the api client loading, however early it is opened', async ({ page }) => {
    await page.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 0 }))
    const asked = watchRequests(page)
    const document = await (await page.goto('/products'))?.text()
    const ofTheShell = (path: string) => /^\/remotes\/shell\/.*\.js$/.test(path)
    await expect.poll(() => asked.filter((path) => ofTheShell(path) && !document?.includes(path))).toHaveLength(1)
  })

  test('is not fetched for visitors who save data', async ({ page }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
    await openList(page)
    const asked = watchRequests(page)
    await machineLink(page).hover()
    await page.waitForTimeout(300)
    // Pictures further down come by themselves a second after the page is interactive.
    expect(asked.filter((path) => !path.startsWith('/storage/'))).toEqual([])
  })
})

const trips = [
  { from: '/', to: /\/products$/ },
  { from: '/products', to: /\/products\/[^/]+$/ },
  { from: '/blogs', to: /\/blogs\/[^/]+$/ },
]

for (const hasTouch of [false, true]) {
  test.describe(`a link that is ${hasTouch ? 'tapped' : 'clicked'} without being pointed at`, () => {
    test.use({ hasTouch })

    test('makes each call of the page once, from home to the list, to a machine, and from the blog to an article', async ({
      page,
    }) => {
      for (const { from, to } of trips) {
        if (new URL(page.url(), origin).pathname !== from) await page.goto(from)
        await untilInteractive(page)
        await page.waitForLoadState('networkidle')
        const calls: string[] = []
        const note = (request: Request) => {
          if (request.url().includes('/api/')) calls.push(`${request.method()} ${request.url()} ${request.postData()}`)
        }
        page.on('request', note)
        const link = await linkTo(page, to)
        await link.scrollIntoViewIfNeeded()
        const { x, y } = await link.evaluate((element) => element.getBoundingClientRect().toJSON())
        const stamp = stampOf(page, to)
        await (hasTouch ? page.touchscreen.tap(x + 5, y + 5) : page.mouse.click(x + 5, y + 5))
        await expect(page).toHaveURL(to)
        await stamp
        page.off('request', note)
        expect(calls.length, from).toBeGreaterThan(0)
        expect(calls.map(withoutBoundary).sort(), from).toEqual([...new Set(calls.map(withoutBoundary))].sort())
      }
    })
  })
}

test.describe('a visitor who reads', () => {
  /** Files of remotes fetched ahead. */
  function watchAhead(page: Page): string[] {
    const ahead: string[] = []
    page.on('request', (request) => {
      const path = new URL(request.url()).pathname
      if (path.startsWith('/remotes/') && /prefetch/.test(request.headers()['sec-purpose'] ?? '')) ahead.push(path)
    })
    return ahead
  }

  test('finds the code of the pages behind visible links running, never that of the account', async ({ page }) => {
    const ahead = watchAhead(page)
    await openList(page)
    const ofBlog = () => ahead.filter((path) => path.startsWith('/remotes/blog/'))
    await expect.poll(() => ofBlog().length).toBeGreaterThan(2)
    await expect.poll(() => ahead.filter((path) => path.startsWith('/remotes/catalogue/')).length).toBeGreaterThan(0)

    // Each file runs out of the browser's cache.
    const scripts = ofBlog().filter((path) => path.endsWith('.js'))
    await expect.poll(() => page.evaluate(areTakenFromCache, scripts)).toBe(true)
    expect(ahead.filter((path) => path.startsWith('/remotes/account/'))).toEqual([])
    expect(ahead).toEqual([...new Set(ahead)])
    // No script is answered any more, so a click finds what runs.
    await page.route(/\/remotes\/.*\.js$/, () => {})
    await blogLink(page).click()
    await expect(page).toHaveURL('/blogs')
    await expect(page.getByRole('article').first()).toBeVisible()
  })

  test('finds the lists of the menu loaded, each with one call, so a tap on one waits for nothing', async ({
    page,
  }) => {
    const asked = watchRequests(page)
    const data = Promise.all([page.waitForResponse('**/api/get/products'), page.waitForResponse(blogData)])
    await page.goto('/')
    for (const answer of await data) await answer.finished()
    await page.waitForLoadState('networkidle')
    await page.route(/\/(api\/get|remotes)\//, () => {})
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Machines' }).click()
    await expect(page.getByRole('article').first()).toBeVisible()
    expect(asked.filter((path) => path === '/api/get/products')).toHaveLength(1)
    await blogLink(page).click()
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Machines')
    expect(asked.filter((path) => path === '/api/get/blogs')).toHaveLength(1)
    expect(asked.filter((path) => /product-post|blog-post/.test(path))).toEqual([])
  })

  test('loads nothing ahead while saving data', async ({ page }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
    const ahead = watchAhead(page)
    const asked = watchRequests(page)
    await openList(page)
    await page.waitForTimeout(3_000)
    expect(ahead).toEqual([])
    expect(asked).not.toContain('/api/get/blogs')
  })
})

test('a tapped link says within 100 ms that its page is loading, until it has loaded', async ({ page }) => {
  let answer = () => {}
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route(blogData, async (route) => {
    await held
    await route.continue()
  })
  const lastCall = page.waitForResponse('**/api/data?*')
  await page.goto('/products') // an idle page may load the data of its links
  await lastCall
  const waited = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let clicked = 0
        addEventListener('click', () => (clicked = performance.now()), { capture: true })
        new MutationObserver(() => resolve(performance.now() - clicked)).observe(document.body, {
          subtree: true,
          attributeFilter: ['aria-busy'],
        })
      }),
  )
  await blogLink(page).click()
  expect(await waited).toBeLessThanOrEqual(100)
  await expect(blogLink(page)).toHaveAttribute('aria-busy', 'true')
  expect(await blogLink(page).evaluate((link) => getComputedStyle(link).backgroundImage)).toContain('gradient')
  answer()
  await expect(page.getByRole('article').first()).toBeVisible()
  await expect(blogLink(page)).not.toHaveAttribute('aria-busy')
})

/** The first link of the page's own content to such an address. */
async function linkTo(page: Page, address: RegExp) {
  const links = page.getByRole('main').locator('a:visible')
  const hrefs = await links.evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href))
  return links.nth(hrefs.findIndex((href) => address.test(href)))
}

/** Whether the page has used all files at these paths without asking the line for them. */
function areTakenFromCache(paths: string[]): boolean {
  const taken = performance
    .getEntriesByType('resource')
    .filter((entry) => entry instanceof PerformanceResourceTiming && entry.transferSize === 0)
    .map(({ name }) => new URL(name).pathname)
  return paths.every((path) => taken.includes(path))
}

/** Each form has a random boundary. */
const withoutBoundary = (call: string) => call.replace(/WebKitFormBoundary\w+/g, '')
