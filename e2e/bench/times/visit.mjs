import { bytesOf, scriptsOf } from '../../traffic.mjs'
import { untilInteractive, withPhone } from './phone.mjs'

/** @typedef {Awaited<ReturnType<typeof visit>>} Visit */

/**
 * One visit with nothing cached.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} address
 * @param {{ untilIdle?: boolean }} [options] untilIdle: waits until the page is idle, and counts until then
 * @returns milliseconds since the start of the navigation (`fcp`, `lcp`, `hydrated`), total blocking time, and bytes
 */
export function visit(browser, address, { untilIdle = false } = {}) {
  return withPhone(browser, async ({ page, traffic }) => {
    await page.addInitScript(observe)
    await page.goto(address, { waitUntil: 'load' })
    await untilInteractive({ page, traffic })
    await page.waitForTimeout(1_000) // tasks that block the page right after it became interactive count too
    const { began, ...times } = await page.evaluate(read)
    const interactive = traffic.all().filter(({ start }) => start < began + times.hydrated)
    const counted = { ...times, requests: interactive.length, scripts: bytesOf(scriptsOf(interactive)) }
    if (!untilIdle) return { ...counted, idle: undefined }
    await traffic.untilQuiet()
    const idle = traffic.untilIdle()
    return { ...counted, idle: { scripts: bytesOf(scriptsOf(idle)), all: bytesOf(idle), requests: idle.length } }
  })
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
  return {
    began: performance.timeOrigin,
    fcp,
    lcp,
    hydrated: at('hydrated'),
    // The part of each long task over 50 ms, from the first paint on.
    tbt: tasks.filter(({ startTime }) => startTime >= fcp).reduce((sum, { duration }) => sum + duration - 50, 0),
  }
}
