import { startMaintainedSite } from '../maintainedSite'
import { expect, test, untilInteractive } from './fixtures'

let site: Awaited<ReturnType<typeof startMaintainedSite>>

test.beforeAll(async () => {
  site = await startMaintainedSite({ maintenance: true, permission: false })
})
test.afterAll(() => site.stop())
test.beforeEach(async () => {
  site.setStatus({ maintenance: true, permission: false })
  // The server keeps the status for one second.
  await expect.poll(async () => (await fetch(`${site.origin}/about-us`)).status).toBe(503)
})

// The browser itself logs a document with status 503.
test.use({ expectProblems: true })

const closed = 'The line is being cleaned.'

test.describe('the site during maintenance', () => {
  test('answers 503 with Retry-After and sends the browser to the maintenance page once [R-160, R-162, R-719]', async ({
    page,
  }) => {
    let documents = 0
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents += 1
    })
    const response = await page.goto(`${site.origin}/products?page=2`)
    expect(response?.status()).toBe(503)
    expect(Number(response?.headers()['retry-after'])).toBeGreaterThan(0)
    await expect(page).toHaveURL(`${site.origin}/maintenance`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(closed)
    await expect(page.getByRole('contentinfo')).toHaveCount(0)
    await page.waitForLoadState('networkidle')
    expect(documents).toBeLessThanOrEqual(2) // no loop
  })

  test('shows the message without JavaScript', async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto(`${site.origin}/blogs`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(closed)
    await context.close()
  })

  test('asks again after 30 s, and opens the requested page when maintenance is over [R-165]', async ({ page }) => {
    await page.clock.install()
    await page.goto(`${site.origin}/products?sort=2`)
    await expect(page).toHaveURL(`${site.origin}/maintenance`)
    // It is a link until scripts run. The clock of this test hides the mark that other tests wait for.
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
    site.setStatus({ maintenance: false, permission: false })
    await expect.poll(async () => (await fetch(`${site.origin}/about-us`)).status).toBe(200)
    await page.clock.fastForward(31_000)
    await expect(page).toHaveURL(`${site.origin}/products?sort=2`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Machines')
  })

  test('links to home on an open site, and its code loads only there [R-115, R-165]', async ({ page }) => {
    site.setStatus({ maintenance: false, permission: false })
    await expect.poll(async () => (await fetch(`${site.origin}/about-us`)).status).toBe(200)
    const loaded = new Set<string>()
    page.on('request', (request) => {
      if (/\/remotes\/shell\/.+\.js$/.test(request.url())) loaded.add(request.url())
    })
    await page.goto(`${site.origin}/maintenance`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('The site is back')
    await untilInteractive(page)
    const here = [...loaded]
    loaded.clear()
    await page.goto(`${site.origin}/about-us`)
    // The other parts come when a page is idle.
    await expect.poll(() => here.filter((script) => !loaded.has(script)).length).toBe(1)
    await page.goBack()
    await page.getByRole('link', { name: 'Go to home page' }).click()
    await expect(page).toHaveURL(`${site.origin}/`)
  })
})
