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
const SETTLES_WITHIN = 60_000

/**
 * One visit with nothing cached.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} address
 * @returns milliseconds since the start of the navigation (`fcp`, `lcp`, `hydrated`), total blocking time, bytes and
 * requests until interactive
 */
export async function visit(browser, address) {
  const context = await browser.newContext(phone)
  try {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Network.emulateNetworkConditions', network)
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
    await page.addInitScript(observe)
    await page.goto(address, { waitUntil: 'load', timeout: SETTLES_WITHIN })
    await page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0, undefined, {
      timeout: SETTLES_WITHIN,
    })
    await page.waitForTimeout(1_000) // tasks that block the page right after it became interactive count too
    return await page.evaluate(read)
  } finally {
    await context.close()
  }
}

/** @typedef {{ tasks: { startTime: number, duration: number }[], lcp: number }} Seen */

/** Runs in the page before all other scripts. */
function observe() {
  /** @type {Seen} */
  const seen = { tasks: [], lcp: 0 }
  Object.assign(window, { seen })
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) seen.tasks.push({ startTime, duration })
  }).observe({ type: 'longtask', buffered: true })
  new PerformanceObserver((list) => {
    seen.lcp = list.getEntries().at(-1)?.startTime ?? 0
  }).observe({ type: 'largest-contentful-paint', buffered: true })
}

/** Runs in the page at the end. */
function read() {
  const { tasks, lcp } = /** @type {{ seen: Seen }} */ (/** @type {unknown} */ (window)).seen
  const at = (/** @type {string} */ name) => performance.getEntriesByName(name)[0]?.startTime ?? Number.NaN
  const fcp = at('first-contentful-paint')
  const hydrated = at('hydrated')
  const files = performance
    .getEntriesByType('resource')
    .filter((entry) => entry instanceof PerformanceResourceTiming)
    .filter(({ startTime }) => startTime < hydrated)
  const scripts = files.filter(({ name }) => new URL(name).pathname.endsWith('.js'))
  return {
    fcp,
    lcp,
    hydrated,
    // The part of each long task over 50 ms, from the first paint on.
    tbt: tasks.filter(({ startTime }) => startTime >= fcp).reduce((sum, { duration }) => sum + duration - 50, 0),
    scripts: scripts.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
    requests: files.length + 1,
  }
}
