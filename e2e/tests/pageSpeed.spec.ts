import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import { publicPages } from './addresses'
import { expect, test, untilInteractive } from './fixtures'
import { isInFontOfSite } from './isInFontOfSite'

const widths = [390, 1440]

/** Delays everything that could move content, as on a phone: the font, pictures and scripts. */
async function slowDown(page: Page) {
  await page.route(/\.woff2|\/storage\/|\/remotes\/.*\.js$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 400))
    await route.continue().catch(() => {}) // the page may be gone
  })
}

/** Sends the site's documents, and nothing else, as a slow line does: in pieces. */
async function startSlowLine(site: string) {
  const server = createServer(async (request, response) => {
    if (!request.headers.accept?.startsWith('text/html')) return response.writeHead(404).end()
    const answer = await fetch(new URL(request.url ?? '/', site))
    const html = Buffer.from(await answer.arrayBuffer())
    const policy = answer.headers.get('content-security-policy') ?? ''
    response.writeHead(200, { 'Content-Type': 'text/html', 'Content-Security-Policy': policy })
    for (let at = 0; at < html.length; at += 2_000) {
      response.write(html.subarray(at, at + 2_000))
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
    response.end()
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const { port } = server.address() as AddressInfo
  return { address: `http://127.0.0.1:${port}`, [Symbol.dispose]: () => void server.close() }
}

/** Adds up the layout shifts that no visitor caused, and records the elements that moved. */
async function watchShifts(page: Page) {
  await page.addInitScript(() => {
    interface Shift extends PerformanceEntry {
      value: number
      hadRecentInput: boolean
      sources: { node: Node | null }[]
    }
    const shifts: { value: number; moved: string[] }[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[]) {
        if (hadRecentInput) continue
        const moved = sources.map(({ node }) =>
          node instanceof Element ? `${node.tagName}.${node.className}` : (node?.nodeName ?? '?'),
        )
        shifts.push({ value, moved })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

const shiftsOf = (page: Page) =>
  // set by watchShifts
  page.evaluate(() => (window as unknown as { shifts: { value: number; moved: string[] }[] }).shifts)

test.describe('a page that loads', () => {
  for (const width of widths) {
    test(`does not move at ${width} px while font, pictures and scripts arrive, nor while scrolling [R-711]`, async ({
      page,
    }) => {
      test.slow()
      await page.setViewportSize({ width, height: 900 })
      await slowDown(page)
      await watchShifts(page)
      for (const { name, path } of await publicPages()) {
        await page.goto(path)
        await untilInteractive(page)
        await page.evaluate(async () => {
          await document.fonts.ready
          for (let top = 0; top < document.documentElement.scrollHeight; top += 600) {
            window.scrollTo({ top, behavior: 'instant' })
            await new Promise((resolve) => setTimeout(resolve, 120))
          }
        })
        await page.waitForLoadState('networkidle')
        const shifts = await shiftsOf(page)
        const sum = shifts.reduce((total, { value }) => total + value, 0)
        expect(sum, `${name}: ${JSON.stringify(shifts)}`).toBeLessThanOrEqual(0.001)
      }
    })
  }

  test('keeps its font while it is on screen, and the next page has the one that came late', async ({ page }) => {
    let letCome = () => {}
    const here = new Promise<void>((resolve) => {
      letCome = resolve
    })
    await page.route('**/*.woff2', async (route) => {
      await here
      await route.continue().catch(() => {}) // the page may be gone
    })
    await page.goto('/', { waitUntil: 'domcontentloaded' }) // the load waits for the font
    await untilInteractive(page)
    expect(await isInFontOfSite(page)).toBe(false)
    letCome()
    await page.waitForLoadState('networkidle')
    expect(await isInFontOfSite(page)).toBe(false)

    const menu = page.getByRole('banner').getByRole('link')
    await expect(async () => {
      for (const title of ['Services', 'About us']) {
        await menu.filter({ hasText: title }).click()
        await expect(menu.filter({ hasText: title })).toHaveAttribute('aria-current', 'page')
      }
      expect(await isInFontOfSite(page)).toBe(true)
    }).toPass()
  })

  test('is styled by the document alone, before any other file has come', async ({ page }) => {
    await page.route(/\.(js|css|woff2)/, () => {}) // never answered
    for (const { path } of await publicPages()) {
      await page.goto(path, { waitUntil: 'commit' })
      const heading = page.getByRole('heading', { level: 1 })
      await expect(heading).toBeVisible()
      expect(await heading.evaluate((element) => getComputedStyle(element).fontFamily)).toContain('Brightfill')
      // The browser notes a paint a moment after it.
      await expect
        .poll(() => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length))
        .toBe(1)
    }
  })
})

test.describe('a page whose document arrives in pieces', () => {
  test.use({ expectProblems: true }) // nothing else arrives

  for (const width of widths) {
    test(`does not move at ${width} px [R-711]`, async ({ page, baseURL }) => {
      test.slow()
      using line = await startSlowLine(baseURL ?? '')
      await page.setViewportSize({ width, height: 900 })
      await watchShifts(page)
      for (const { name, path } of [...(await publicPages()), { name: 'no page', path: '/nowhere' }]) {
        await page.goto(line.address + path)
        const shifts = await shiftsOf(page)
        const sum = shifts.reduce((total, { value }) => total + value, 0)
        expect(sum, `${name}: ${JSON.stringify(shifts)}`).toBeLessThanOrEqual(0.001)
      }
    })
  }
})
