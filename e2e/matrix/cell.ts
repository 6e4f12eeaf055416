import { type Browser, expect, type Page } from '@playwright/test'
import { origin } from '../site'
import { type Route, routesOf } from './routes'
import { healCode, Tabs } from './tabs'
import { expectFrame, h1, healthyView, type Outcome, settled, sheetsOf, untilInteractive, type View } from './views'

/** The result of one visitor's route while its remote was broken. */
export interface Visit {
  route: Route
  page: Page
  healthy: View
  outcome: Outcome
}

export type Way = 'first load' | 'navigation'

/** Opens every route of the broken remote in its own tab, all at once. */
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

/** Goes to the route from a page of another remote, like a click on a link. */
async function navigate(page: Page, remote: string, path: string) {
  await page.goto(remote === 'blog' ? '/products' : '/blogs')
  await untilInteractive(page)
  await page.evaluate((address) => {
    window.history.pushState({}, '', address)
    window.dispatchEvent(new PopStateEvent('popstate'))
  }, path)
}

/** Checks the pages of the other remotes and the search of the frame, each in its own tab, all at once. */
export async function expectOthersToWork(browser: Browser, broken: string, views: Record<string, View>) {
  const tabs = new Tabs(browser, undefined)
  const others = Object.entries(routesOf).flatMap(([remote, [first]]) =>
    remote === broken || !first ? [] : [first.path],
  )
  const open = async (path: string) => {
    const page = await tabs.open()
    await page.goto(path, { waitUntil: 'commit' }) // a component that the broken remote lends may delay the load event
    await untilInteractive(page)
    return page
  }
  try {
    await Promise.all([
      ...others.map(async (path) => {
        const healthy = views[path]
        if (healthy) expect(await settled(await open(path), healthy), path).toBe('page')
      }),
      open(broken === 'blog' ? '/products' : '/blogs').then(expectSearchToWork),
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

/** Checks that Retry shows the page after the fault is gone, in the same document and with the remote's styles. */
export async function expectRetryToWork(visits: Visit[], remote: string) {
  await Promise.all(
    visits.map(async ({ page, outcome, healthy, route }) => {
      await healCode(page)
      if (outcome === 'page') return
      const again = page.getByRole('main').getByRole('button', { name: 'Try again' }).first()
      // a page that leads elsewhere may get there without Retry
      const healthyAgain = async () => (await h1(page)) === healthy.heading
      await expect.poll(async () => (await again.isVisible()) || (await healthyAgain()), { timeout: 30_000 }).toBe(true)
      if (!(await healthyAgain())) await again.click()
      // A damaged or late stylesheet may still be in the page beside the one that was requested again.
      const styled = async () => ({
        heading: await h1(page),
        styled: (await sheetsOf(page, remote)) >= (healthy.sheets[remote] ?? 0),
      })
      await expect
        .poll(styled, { timeout: 30_000, message: `${route.path} after Retry` })
        .toEqual({ heading: healthy.heading, styled: true })
      expect(await page.evaluate(() => document.documentElement.dataset.mark), `${route.path} was not reloaded`).toBe(
        'same',
      )
    }),
  )
}

/** Checks that the server renders the pages again after the fault is gone. */
export async function expectServerToRecover(routes: (Route & { healthy: View })[]) {
  // the browser renders the others' content
  const renderedHere = routes.filter(({ path, signedIn }) => !signedIn && !path.startsWith('/auth/'))
  await Promise.all(
    renderedHere.map(async ({ path, healthy }) => {
      await expect
        .poll(() => served(path), { timeout: 60_000, message: `${path} from the server again` })
        .toBe(healthy.served)
    }),
  )
}

/** The status and first heading of a document. */
async function served(path: string): Promise<string> {
  const answer = await fetch(new URL(path, origin), {
    headers: { accept: 'text/html' },
    signal: AbortSignal.timeout(30_000),
  })
  const [heading] = /<h1[^>]*>.*?<\/h1>/s.exec(await answer.text()) ?? []
  return `${answer.status} ${heading}`
}

/** The view of every route without a fault, by path; opens the routes of one remote at once. */
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
