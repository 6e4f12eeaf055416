const QUIET = 3_000
const AT_MOST = 60_000

/**
 * The scripts that a page loads from `act` on until it is idle, which means no request for 3 s.
 * @param {import('@playwright/test').Page} page
 * @param {() => Promise<unknown>} act loads the page, or points at a link on it
 * @returns {Promise<{ name: string, bytes: number, start: number }[]>} bytes as transferred; start in milliseconds of
 * the page's clock
 */
export async function scriptsUntilIdle(page, act) {
  let last = Date.now()
  const note = () => {
    last = Date.now()
  }
  page.on('request', note).on('requestfinished', note).on('requestfailed', note)
  const known = await scriptsOf(page)
  await act()
  const end = Date.now() + AT_MOST
  while (Date.now() - last < QUIET) {
    if (Date.now() > end) throw new Error(`${page.url()} is not idle after ${AT_MOST / 1000} s`)
    await page.waitForTimeout(100)
  }
  page.off('request', note).off('requestfinished', note).off('requestfailed', note)
  return (await scriptsOf(page)).filter(({ name }) => !known.some((script) => script.name === name))
}

/** @param {import('@playwright/test').Page} page */
function scriptsOf(page) {
  return page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .filter(({ name }) => new URL(name).pathname.endsWith('.js'))
      .map(({ name, encodedBodySize, startTime }) => ({ name, bytes: encodedBodySize, start: startTime })),
  )
}

/** @param {{ bytes: number }[]} scripts */
export const bytesOf = (scripts) => scripts.reduce((sum, { bytes }) => sum + bytes, 0)
