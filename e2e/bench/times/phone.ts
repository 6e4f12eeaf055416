import type { Browser, Page } from '@playwright/test'
import { watchTraffic } from '../../traffic'

/**
 * A mid-range phone on a slow mobile network: 150 ms round trip, 1.6 Mbit/s, a processor four times slower than this
 * one.
 */
const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true }
const network = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (0.75 * 1024 * 1024) / 8,
}
const SLOWER = 4
/**
 * Visitors come from another site, or from the browser's own first page. From an empty tab Chromium would start another
 * process when it reads the site's opener policy, which costs some 85 ms and happens to no visitor.
 */
const ELSEWHERE = 'data:text/html,elsewhere'
const SETTLES_WITHIN = 60_000

type Phone = { page: Page; traffic: Awaited<ReturnType<typeof watchTraffic>> }

/** Lends a phone with nothing cached, slow unless it only fills the caches of servers. */
export async function withPhone<Result>(
  browser: Browser,
  use: (phone: Phone) => Promise<Result>,
  { slow = true }: { slow?: boolean } = {},
) {
  const context = await browser.newContext(phone)
  try {
    // tsx marks inner functions by this name, also of those that run in the page.
    await context.addInitScript('globalThis.__name = (marked) => marked')
    const page = await context.newPage()
    page.setDefaultTimeout(SETTLES_WITHIN)
    await page.goto(ELSEWHERE)
    const traffic = await watchTraffic(page)
    if (slow) await slowDown(page)
    return await use({ page, traffic })
  } finally {
    await context.close()
  }
}

async function slowDown(page: Page) {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.emulateNetworkConditions', network)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
}

/** Waits until the page is interactive, which the site and the floors mark as `hydrated`. It is not idle before. */
export async function untilInteractive({ page, traffic }: Phone) {
  await page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0)
  traffic.stillBusy()
}
