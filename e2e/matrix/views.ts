import { expect, type Page } from '@playwright/test'
import { type Route, remotes } from './routes'

/** The view of a visitor. */
export interface Shown {
  heading: string
  banner: boolean
  search: boolean
  footer: boolean
  /** How many stylesheets of each remote are in force. */
  sheets: Record<string, number>
}

/** How a route is when nothing is wrong. */
export interface View extends Shown {
  /**
   * Status and heading of the document the server sends, which may be another than the browser's: it knows of no token.
   */
  served: string
}

export type Outcome = 'page' | 'message'

/** Longest a visitor may wait for either the page or a message. */
const SETTLED_WITHIN = 45_000

/** The page as it is when nothing is wrong; of a route that leads elsewhere, the one it leads to. */
export async function healthyView(page: Page, { leadsTo }: Route): Promise<Shown> {
  if (leadsTo) await page.waitForURL(leadsTo)
  await untilInteractive(page)
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible({ timeout: SETTLED_WITHIN })
  await page.waitForLoadState('networkidle')
  return view(page)
}

/**
 * Waits until the page or a message with Retry no longer changes. Anything else, a blank or a waiting page, is a
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
  throw new Error(
    `${page.url()} shows neither the page nor a message, it is ${state} and says: ${(await page.locator('body').innerText()).slice(0, 300)}`,
  )
}

async function outcome(page: Page, { heading }: View): Promise<Outcome | 'waiting'> {
  if (!(await isInteractive(page))) return 'waiting'
  const again = page.getByRole('main').getByRole('button', { name: 'Try again' }).first()
  if ((await again.isVisible()) && (await again.isEnabled()) && (await h1(page)) !== heading) return 'message'
  return (await h1(page)) === heading ? 'page' : 'waiting'
}

/** Header, search and footer are there wherever the healthy page has them. */
export async function expectFrame(page: Page, healthy: View) {
  // Some of it is a link until its code has come, right after the page became interactive.
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
      await Promise.all(remotes.map(async (remote) => [remote, await sheetsOf(page, remote)])),
    ),
  }
}

export function sheetsOf(page: Page, remote: string): Promise<number> {
  return page.evaluate(
    (base) => [...document.styleSheets].filter(({ href }) => href?.includes(base)).length,
    `/remotes/${remote}/`,
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

/** Something is painted, and it answers to clicks. */
function isInteractive(page: Page): Promise<boolean> {
  return page.evaluate(() =>
    ['first-contentful-paint', 'hydrated'].every((name) => performance.getEntriesByName(name).length > 0),
  )
}
