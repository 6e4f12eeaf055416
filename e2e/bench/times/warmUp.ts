import type { Browser } from '@playwright/test'
import { untilInteractive, withPhone } from './phone'

/**
 * Visits each address once, so that documents and pictures in the sizes of the phone are in the caches of the servers.
 * @returns headings of the pages by path
 */
export async function warmUp(browser: Browser, addresses: string[]): Promise<Map<string, string>> {
  const headings: Map<string, string> = new Map()
  for (const address of new Set(addresses)) {
    const heading = await withPhone(
      browser,
      async ({ page, traffic }) => {
        await page.goto(address, { waitUntil: 'load' })
        await untilInteractive({ page, traffic })
        await traffic.untilQuiet(500)
        return page.locator('h1').first().innerText()
      },
      { slow: false },
    )
    headings.set(new URL(address).pathname, heading)
  }
  return headings
}
