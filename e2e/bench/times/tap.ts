import type { Browser } from '@playwright/test'
import type { Transfer } from '../../traffic'
import { untilInteractive, withPhone } from './phone'

export type Tap = Awaited<ReturnType<typeof tap>>

const IDLE_BEFORE = 2_000
const SHOWN_WITHIN = 30_000

/**
 * Opens a page with nothing cached and taps a link on it with a finger, without pointing at it first.
 * @param way addresses, heading of the page behind the link; idle: the page had no traffic for 2 s before, else the tap
 *   comes at the moment the page is interactive
 * @returns milliseconds from the touch to the frame with the heading, and how often each call of the api was made
 */
export function tap(
  browser: Browser,
  { from, to, heading, idle }: { from: string; to: string; heading: string; idle: boolean },
) {
  return withPhone(browser, async ({ page, traffic }) => {
    const { pathname: path } = new URL(to)
    await page.addInitScript(watchTap, { path, heading })
    await page.goto(from, { waitUntil: 'commit' })
    const link = page.locator(`main a[href="${path}"]`).first()
    await link.waitFor()
    // A visitor sees the link before tapping it. Scripted scrolling does not point at it either.
    await link.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
    await untilInteractive({ page, traffic })
    if (idle) await traffic.untilQuiet(IDLE_BEFORE)
    const box = await link.evaluate((element) => element.getClientRects()[0]?.toJSON())
    if (!box) throw new Error(`${from} shows no link to ${path}`)
    const before = traffic.all().length
    await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2)
    await page.waitForFunction(() => performance.getEntriesByName('bench:shown').length > 0, undefined, {
      timeout: SHOWN_WITHIN,
    })
    await page.waitForTimeout(500) // a call that is made twice may come late
    const shown = await page.evaluate(() => performance.getEntriesByName('bench:shown')[0]?.duration ?? Number.NaN)
    return { shown, calls: callsOf(traffic.all().slice(before)) }
  })
}

/** Runs in the page before all other scripts: measures from the touch to the first frame that has the heading. */
function watchTap({ path, heading }: { path: string; heading: string }) {
  const isShown = () =>
    location.pathname === path &&
    [...document.querySelectorAll('h1')].some((element) => element.innerText === heading && element.checkVisibility())
  const look = (touched: number) => {
    if (!isShown()) requestAnimationFrame(() => look(touched))
    else setTimeout(() => performance.measure('bench:shown', { start: touched, end: performance.now() })) // painted
  }
  addEventListener('touchstart', ({ timeStamp }) => requestAnimationFrame(() => look(timeStamp)), {
    capture: true,
    once: true,
    passive: true,
  })
}

/** How often each call was made. A call with another body is another call. */
function callsOf(transfers: Transfer[]) {
  /** path without `/api/` */
  const calls: Map<string, { path: string; times: number }> = new Map()
  for (const { url, method, body } of transfers) {
    const { pathname, search } = new URL(url)
    if (!pathname.startsWith('/api/')) continue
    const call = `${method} ${pathname}${search} ${body.replace(FORM_BOUNDARY, '')}`
    const times = (calls.get(call)?.times ?? 0) + 1
    calls.set(call, { path: decodeURIComponent(pathname.slice('/api/'.length) + search), times })
  }
  return calls
}

/** Differs for each request. */
const FORM_BOUNDARY = /------WebKitFormBoundary\w+/g
