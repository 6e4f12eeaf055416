import { type Browser, expect, type Page } from '@playwright/test'
import { origin } from '../site'
import { type Route, routesOf } from './routes'
import { healCode, Tabs } from './tabs'
import { expectFrame, h1, healthyView, type Outcome, settled, sheetsOf, untilInteractive, type View } from './views'

/** The view that a visitor of one route had while its remote was ill. */
export interface Visit {
  route: Route
  page: Page
  healthy: View
  outcome: Outcome
}

export type Way = 'first load' | 'navigation'

/** Opens every route of the ill remote in a tab of its own, all at once. */
export function visitAll(
  tabs: Tabs,
  remote: string,
  routes: (Route & { healthy: View })[],
  way: Way,
): Promise<Visit[]> {
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

/** Everybody else's pages, and the search of the frame; each in a tab of its own, all at once. */
export async function expectOthersToWork(browser: Browser, ill: string, views: Record<string, View>) {
  const tabs = new Tabs(browser, undefined)
  const others = Object.entries(routesOf).flatMap(([remote, [first]]) => (remote === ill || !first ? [] : [first.path]))
  const open = async (path: string) => {
    const page = await tabs.open()
    await page.goto(path, { waitUntil: 'commit' }) // a component that the ill remote lends may be waited for
    await untilInteractive(page)
    return page
  }
  try {
    await Promise.all([
      ...others.map(async (path) => {
        const healthy = views[path]
        if (healthy) expect(await settled(await open(path), healthy), path).toBe('page')
      }),
      open(ill === 'blog' ? '/products' : '/blogs').then(expectSearchToWork),
    ])
  } finally {
    await tabs.close()
  }
}

async function expectSearchToWork(page: Page) {
  const header = page.getByRole('banner')
  await header.getByRole('button', { name: 'Search', exact: true }).click()
  await header.getByRole('combobox').fill('filler')
  await expect(header.getByRole('option').first()).toBeVisible()
}

/** After the fault is gone: Retry shows the page, in the same document and with the remote's styles. */
export async function expectRetryToWork(visits: Visit[], remote: string) {
  await Promise.all(
    visits.map(async ({ page, outcome, healthy, route }) => {
      await healCode(page)
      if (outcome === 'page') return
      const again = page.getByRole('main').getByRole('button', { name: 'Try again' }).first()
      const healthyAgain = async () => (await h1(page)) === healthy.heading // by itself: a page that leads elsewhere was on its way there
      await expect.poll(async () => (await again.isVisible()) || (await healthyAgain()), { timeout: 30_000 }).toBe(true)
      if (!(await healthyAgain())) await again.click()
      // A sheet that came damaged or late may be there beside the one that was asked for again.
      const styled = async () => ({
        heading: await h1(page),
        styled: (await sheetsOf(page, remote)) >= (healthy.sheets[remote] ?? 0),
      })
      await expect
        .poll(styled, { timeout: 30_000, message: `${route.path} after Retry` })
        .toEqual({ heading: healthy.heading, styled: true })
      expect(
        await page.evaluate(() => document.documentElement.dataset.mark),
        `${route.path} was not loaded anew`,
      ).toBe('same')
    }),
  )
}

/** After the fault is gone: the server renders the pages again by itself. */
export async function expectServerToRecover(routes: (Route & { healthy: View })[]) {
  const renderedHere = routes.filter(({ path, signedIn }) => !signedIn && !path.startsWith('/auth/')) // of others the content is the browser's
  await Promise.all(
    renderedHere.map(async ({ path, healthy }) => {
      await expect
        .poll(() => served(path), { timeout: 60_000, message: `${path} from the server again` })
        .toBe(healthy.served)
    }),
  )
}

/** Status and first heading of a document. */
async function served(path: string): Promise<string> {
  const answer = await fetch(new URL(path, origin), { headers: { accept: 'text/html' } })
  const [heading] = /<h1[^>]*>.*?<\/h1>/s.exec(await answer.text()) ?? []
  return `${answer.status} ${heading}`
}

/** Every route as it looks when nothing is wrong, by path; the routes of a remote side by side. */
export async function healthyViews(browser: Browser, routesOfRemotes: Route[][]): Promise<Record<string, View>> {
  const tabs = new Tabs(browser, undefined)
  const views: Record<string, View> = {}
  for (const routes of routesOfRemotes) {
    await Promise.all(
      routes.map(async (route) => {
        const page = await tabs.open(route)
        await page.goto(route.path)
        views[route.path] = { ...(await healthyView(page, route)), served: await served(route.path) }
      }),
    )
  }
  await tabs.close()
  return views
}
