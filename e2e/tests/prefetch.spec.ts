import type { Page } from '@playwright/test'
import { expect, test, untilInteractive } from './fixtures'

const blogLink = (page: Page) => page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Blog' })
const blogData = '**/api/get/blogs'

/** Opens the machine list; the page watches its links once it is idle. */
async function openList(page: Page) {
  await page.goto('/products')
  await untilInteractive(page)
  await page.waitForLoadState('networkidle')
}

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
    const data = page.waitForResponse(blogData)
    await blogLink(page).hover()
    await (await data).finished()
    expect(asked.some((path) => path.startsWith('/remotes/blog/'))).toBe(true)
    expect(asked.filter((path) => /^\/remotes\/shell\/.*\.css$/.test(path))).toEqual([]) // the document has it
    const before = asked.length
    await blogLink(page).click()
    await expect(page).toHaveURL(/\/blogs$/)
    const heading = page.getByRole('heading', { level: 1 })
    await expect(heading).not.toHaveText('Machines')
    expect(asked.slice(before).filter((path) => /^\/(api\/get|remotes)\//.test(path))).toEqual([])
    expect(asked.filter((path) => path === '/api/get/blogs')).toHaveLength(1)
  })

  test('is also fetched when the keyboard reaches its link, with its data only once', async ({ page }) => {
    await openList(page)
    const asked = watchRequests(page)
    const data = page.waitForResponse(blogData)
    await blogLink(page).focus()
    await (await data).finished()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/blogs')
    await expect(page.getByRole('article').first()).toBeVisible()
    expect(asked.filter((path) => path === '/api/get/blogs')).toHaveLength(1)
  })

  test('is fetched once when it is clicked without being pointed at first', async ({ page }) => {
    await openList(page)
    const asked = watchRequests(page)
    const { x, y } = await blogLink(page).evaluate((link) => link.getBoundingClientRect().toJSON())
    await page.mouse.click(x + 5, y + 5)
    await expect(page).toHaveURL('/blogs')
    await expect(page.getByRole('article').first()).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(asked.filter((path) => path === '/api/get/blogs')).toHaveLength(1)
  })

  test('is cancelled when the pointer leaves before the page has arrived', async ({ page }) => {
    await page.route(blogData, () => {}) // never answered
    await openList(page)
    const failed = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/api/get/blogs'))
    const asked = page.waitForRequest(blogData)
    await blogLink(page).hover()
    await asked
    await page.getByRole('heading', { level: 1 }).hover()
    expect((await failed).failure()?.errorText).toBe('net::ERR_ABORTED')
    await page.unroute(blogData)
    await blogLink(page).click()
    await expect(page.getByRole('article').first()).toBeVisible()
  })

  test('loads its code but no data when it belongs to a signed-in user', async ({ page }) => {
    await openList(page)
    const asked = watchRequests(page)
    await page.evaluate(() => {
      const link = document.createElement('a')
      link.href = '/user/orders'
      link.textContent = 'Orders'
      document.querySelector('main')?.prepend(link)
    })
    await page.getByRole('link', { name: 'Orders' }).hover()
    await expect.poll(() => asked.some((path) => path.startsWith('/remotes/account/'))).toBe(true)
    await page.waitForLoadState('networkidle')
    expect(asked.filter((path) => path.startsWith('/api/'))).toEqual([])
  })

  test('is not fetched for visitors who save data', async ({ page }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
    await openList(page)
    const asked = watchRequests(page)
    await blogLink(page).hover()
    await page.waitForTimeout(300)
    expect(asked).toEqual([])
  })
})
