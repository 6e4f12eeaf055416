import type { Browser, Page } from '@playwright/test'
import { bytesOf, scriptsOf } from '../../traffic'
import { untilInteractive, withPhone } from './phone'

export type Visit = Awaited<ReturnType<typeof visit>>

/**
 * One visit with nothing cached.
 * @param options untilIdle: waits until the page is idle, and counts until then
 * @returns milliseconds since the start of the navigation (`fcp`, `lcp`, `hydrated`), total blocking time, the work of
 *   style and layout in milliseconds, the number of layouts, and bytes
 */
export function visit(browser: Browser, address: string, { untilIdle = false }: { untilIdle?: boolean } = {}) {
  return withPhone(browser, async ({ page, traffic }) => {
    await page.addInitScript(observe)
    const workOf = await watchWork(page)
    await page.goto(address, { waitUntil: 'load' })
    await untilInteractive({ page, traffic })
    await page.waitForTimeout(1_000) // tasks that block the page right after it became interactive count too
    const work = await workOf()
    const { began, ...times } = await page.evaluate(read)
    const interactive = traffic.all().filter(({ start }) => start < began + times.hydrated)
    const document = bytesOf(traffic.all().filter(({ type, url }) => type === 'Document' && url.startsWith('http')))
    const counted = {
      ...times,
      ...work,
      document,
      requests: interactive.length,
      scripts: bytesOf(scriptsOf(interactive)),
    }
    if (!untilIdle) return { ...counted, idle: undefined }
    await traffic.untilQuiet()
    const idle = traffic.untilIdle()
    return { ...counted, idle: { scripts: bytesOf(scriptsOf(idle)), all: bytesOf(idle), requests: idle.length } }
  })
}

/** Counts style and layout of the next document until a second after it is interactive. */
async function watchWork(page: Page) {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')
  return async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    const named = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN
    return {
      styleAndLayout: (named('RecalcStyleDuration') + named('LayoutDuration')) * 1000,
      layouts: named('LayoutCount'),
    }
  }
}

type Seen = { tasks: { startTime: number; duration: number }[]; lcp: number }

/** Runs in the page before all other scripts. */
function observe() {
  const seen: Seen = { tasks: [], lcp: 0 }
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
  const { tasks, lcp } = (window as unknown as { seen: Seen }).seen
  const at = (name: string) => performance.getEntriesByName(name)[0]?.startTime ?? Number.NaN
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
