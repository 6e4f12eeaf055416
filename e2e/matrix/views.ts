import { expect, type Page } from '@playwright/test'
import { type Route, remotes } from './routes'

/** The view of a visitor. */
export interface Shown {
  heading: string
  banner: boolean
  search: boolean
  footer: boolean
  /** The number of stylesheets of each remote that the page's document carries. */
  sheets: Record<string, number>
}

/** The view of a route without a fault. */
export interface View extends Shown {
  /** Status and heading of the server's document, which may differ from the browser's: the server knows no token. */
  served: string
}

export type Outcome = 'page' | 'message'

/** Milliseconds that a visitor waits at most for the page or a message. */
const SETTLED_WITHIN = 45_000

/** The page without a fault; for a route that redirects, the page it redirects to. */
export async function healthyView(page: Page, { leadsTo }: Route): Promise<Shown> {
  if (leadsTo) await page.waitForURL(leadsTo)
  await untilInteractive(page)
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible({ timeout: SETTLED_WITHIN })
  await page.waitForLoadState('networkidle')
  return view(page)
}

/**
 * Waits until the page or a message with Retry no longer changes. Anything else, such as a blank or waiting page, is a
 * failure.
 */
export async function settled(page: Page, healthy: View): Promise<Outcome> {
  const end = Date.now() + SETTLED_WITHIN
  let last: Outcome | 'waiting' = 'waiting'
  let same = 0
  while (Date.now() < end) {
    const now = await outcome(page, healthy)
    same = now === last ? same + 1 : 0
    last = now
    if (now !== 'waiting' && same >= 4) return now
    await page.waitForTimeout(200)
  }
  const state = (await isInteractive(page)) ? 'interactive' : 'not interactive'
  const text = (await page.locator('body').innerText()).slice(0, 300)
  throw new Error(`${page.url()} shows neither the page nor a message, it is ${state} and says: ${text}`)
}

async function outcome(page: Page, { heading }: View): Promise<Outcome | 'waiting'> {
  if (!(await isInteractive(page))) return 'waiting'
  const again = page.getByRole('main').getByRole('button', { name: 'Try again' }).first()
  if ((await again.isVisible()) && (await again.isEnabled()) && (await h1(page)) !== heading) return 'message'
  return (await h1(page)) === heading ? 'page' : 'waiting'
}

/** Checks that header, search and footer are there wherever the healthy page has them. */
export async function expectFrame(page: Page, healthy: View) {
  // Parts of the frame are links until their code arrives, shortly after the page is interactive.
  await expect
    .poll(() => view(page), { timeout: SETTLED_WITHIN, message: `the frame of ${page.url()}` })
    .toMatchObject({
      ...(healthy.banner && { banner: true }),
      ...(healthy.search && { search: true }),
      ...(healthy.footer && { footer: true }),
    })
}

async function view(page: Page): Promise<Shown> {
  return {
    heading: await h1(page),
    banner: await page.getByRole('banner').isVisible(),
    search: await page.getByRole('banner').getByRole('button', { name: 'Search', exact: true }).isVisible(),
    footer: await page.getByRole('contentinfo').isVisible(),
    sheets: Object.fromEntries(
      await Promise.all(remotes.map(async (remote) => [remote, await sheetsOf(page, remote, 'style')])),
    ),
  }
}

/**
 * The number of active stylesheets of a remote. A document carries those of its page in a `style`; a navigation, and
 * what is prepared for the next page, bring a `link` each.
 */
export function sheetsOf(page: Page, remote: string, which = 'style, link'): Promise<number> {
  return page.evaluate(
    ({ base, which }) =>
      [...document.styleSheets]
        .filter(({ ownerNode }) => ownerNode instanceof Element && ownerNode.matches(which))
        .flatMap(({ href, ownerNode }) => (href ?? (ownerNode as HTMLElement).dataset.href ?? '').split(' '))
        .filter((href) => href.includes(base)).length,
    { base: `/remotes/${remote}/`, which },
  )
}

export async function h1(page: Page): Promise<string> {
  return (await page.getByRole('heading', { level: 1 }).allInnerTexts()).join(' | ')
}

export async function untilInteractive(page: Page) {
  await expect
    .poll(() => isInteractive(page), { timeout: SETTLED_WITHIN, message: `${page.url()} becomes interactive` })
    .toBe(true)
}

/** Whether something is painted and the page responds to clicks. */
function isInteractive(page: Page): Promise<boolean> {
  return page.evaluate(() =>
    ['first-contentful-paint', 'hydrated'].every((name) => performance.getEntriesByName(name).length > 0),
  )
}
