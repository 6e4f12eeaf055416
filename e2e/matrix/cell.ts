import { type Browser, expect, type Page } from '@playwright/test'
import { routesOf } from './routes'
import { healCode, Tabs } from './tabs'
import { expectFrame, healthyView, type Outcome, settled, untilInteractive, type View } from './views'

export interface Route {
  path: string
  signedIn?: boolean
}

/** What a visitor of one route saw while its remote was ill. */
export interface Visit {
  route: Route
  page: Page
  healthy: View
  outcome: Outcome
}

export type Way = 'first load' | 'navigation'

/** Opens every route of the ill remote in a tab of its own, all at once. */
export function visitAll(tabs: Tabs, remote: string, routes: (Route & { healthy: View })[], way: Way): Promise<Visit[]> {
  return Promise.all(
    routes.map(async ({ healthy, ...route }) => {
      const page = await tabs.open(route)
      await (way === 'first load' ? page.goto(route.path, { waitUntil: 'commit' }) : navigate(page, remote, route.path))
      const outcome = await settled(page, healthy)
      await expectFrame(page, healthy)
      await page.evaluate(() => Object.assign(document.documentElement.dataset, { mark: 'same' }))
      return { route, page, healthy, outcome }
    }),
  )
}

/** Goes to the route from a page of another remote, as a link does. */
async function navigate(page: Page, remote: string, path: string) {
  await page.goto(remote === 'blog' ? '/products' : '/blogs')
  await untilInteractive(page)
  await page.evaluate((address) => {
    window.history.pushState({}, '', address)
    window.dispatchEvent(new PopStateEvent('popstate'))
  }, path)
}

/** Everybody else's pages, and the search of the frame. */
export async function expectOthersToWork(browser: Browser, ill: string, views: Map<string, View>) {
  const tabs = new Tabs(browser, undefined)
  const page = await tabs.open()
  for (const [remote, [first]] of Object.entries(routesOf)) {
    const healthy = first && views.get(first.path)
    if (remote === ill || !healthy || !first) continue
    await page.goto(first.path)
    await untilInteractive(page)
    expect(await settled(page, healthy), first.path).toBe('page')
  }
  await page.goto(ill === 'blog' ? '/products' : '/blogs')
  await untilInteractive(page)
  await page.getByRole('banner').getByRole('button', { name: 'Search', exact: true }).click()
  await page
    .getByRole('combobox', { name: /Search/ })
    .first()
    .fill('filler')
  await expect(page.getByRole('option').first()).toBeVisible()
  await tabs.close()
}

/** After the fault is gone: Retry shows the page, in the same document. */
export async function expectRetryToWork(visits: Visit[]) {
  for (const { page, outcome, healthy, route } of visits) {
    await healCode(page)
    if (outcome === 'page') continue
    await page.getByRole('main').getByRole('button', { name: 'Try again' }).first().click()
    await expect
      .poll(() => page.getByRole('heading', { level: 1 }).allInnerTexts(), { timeout: 30_000, message: `${route.path} after Retry` })
      .toContain(healthy.heading)
    expect(await page.evaluate(() => document.documentElement.dataset.mark), `${route.path} was not loaded anew`).toBe('same')
  }
}

/** After the fault is gone: the server renders the pages again by itself. */
export async function expectServerToRecover(origin: string, routes: (Route & { healthy: View })[]) {
  for (const { path, signedIn, healthy } of routes) {
    if (signedIn || path.startsWith('/auth/')) continue // their content is the browser's
    const inDocument = async () => {
      const answer = await fetch(new URL(path, origin), { headers: { accept: 'text/html' } })
      return `${answer.status} ${headingOf(await answer.text())}`
    }
    await expect.poll(inDocument, { timeout: 60_000, message: `${path} from the server again` }).toBe(`200 ${squeeze(healthy.heading)}`)
  }
}

const squeeze = (text: string) => text.replaceAll(/\s+/g, '')

function headingOf(html: string): string {
  const [, inner = ''] = /<h1[^>]*>(.*?)<\/h1>/s.exec(html) ?? []
  return squeeze(
    inner
      .replaceAll(/<[^>]*>/g, '')
      .replaceAll('&amp;', '&')
      .replaceAll('&#x27;', "'"),
  )
}

/** Every route as it looks when nothing is wrong, by path. */
export async function healthyViews(browser: Browser, routes: Route[]): Promise<Map<string, View>> {
  const tabs = new Tabs(browser, undefined)
  const views = new Map<string, View>()
  for (const route of routes) {
    const page = await tabs.open(route)
    await page.goto(route.path)
    views.set(route.path, await healthyView(page))
  }
  await tabs.close()
  return views
}
