import { expect, type Page, type Request } from '@playwright/test'

/**
 * Watches the requests of a page from now on, all or those to matching addresses.
 * @returns a function that waits until there was one, all have ended, and the page has handled their answers
 */
export function watchAnswers(page: Page, addresses = /^/): () => Promise<void> {
  const asked = new Set<Request>()
  const ended = new Set<Request>()
  page.on('request', (request) => addresses.test(request.url()) && asked.add(request))
  page.on('requestfinished', (request) => ended.add(request))
  page.on('requestfailed', (request) => ended.add(request))
  return async () => {
    await expect.poll(() => asked.size > 0 && [...asked].every((request) => ended.has(request))).toBe(true)
    await untilIdle(page)
  }
}

/** Waits until the page has nothing left to do at once. */
const untilIdle = (page: Page) =>
  page.evaluate(() => new Promise<void>((resolve) => requestIdleCallback(() => resolve())))
