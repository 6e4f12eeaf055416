/** The part of the Network Information API that is read here; only some browsers have it. */
export type Navigator = typeof navigator & {
  connection?: { effectiveType?: string; downlink?: number; saveData?: boolean }
}

const narrow = '(width < 48rem)'
/** Mbit/s below which a film of 2 MB takes longer than 4 s. */
const FAST_ENOUGH = 4
/** Bytes from which a file says something about the line; smaller ones arrive in the first packets. */
const TELLING = 30_000

/** Whether this is a phone on a slow line, where a film plays only on request (docs/decisions/0018). */
export function isSlowPhone(): boolean {
  if (!window.matchMedia?.(narrow).matches) return false
  const { effectiveType = '4g', downlink = 0 } = (navigator as Navigator).connection ?? {}
  return effectiveType !== '4g' || (measuredRate() ?? downlink) < FAST_ENOUGH
}

/** Mbit/s at which the fastest large file of this document came; undefined when all came from the cache. */
function measuredRate(): number | undefined {
  const rates = performance
    .getEntriesByType('resource')
    .filter((entry) => entry instanceof PerformanceResourceTiming)
    .filter(({ transferSize }) => transferSize >= TELLING)
    .map(({ transferSize, responseStart, responseEnd }) => (transferSize * 8) / 1_000 / (responseEnd - responseStart))
  return rates.length > 0 ? Math.max(...rates) : undefined
}
