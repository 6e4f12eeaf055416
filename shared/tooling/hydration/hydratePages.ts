import type { Registry } from '@brightfill/shared/registry'
import { type BrowserContext, chromium } from 'playwright-core'
import { findBrowser } from '../findBrowser'
import { faceOf, titleOf } from '../workspaces'
import { pageAddresses } from './pageAddresses'

/** Milliseconds for a page; the first one of a release waits until the server has fetched it. */
const PAGE_WITHIN = 60_000

/** The errors that React reports when the browser's page differs from the server's. */
const mismatch = /React error #(418|419|421|422|423|425)\b|[Hh]ydrat/

const remedies = {
  mismatch:
    'Draw the same in both: what only the browser knows (clock, window, storage, chance) comes after useHydrated of @brightfill/shared/ui, or in an effect',
  failure: 'The server rendered the page, so the mistake is in what the browser alone does: effects and handlers',
}

/**
 * Opens each page of a published release once in a Chromium of this machine, by a link that shows it before it is live
 * (docs/decisions/0029). Errors that the live page reports too do not count.
 * @returns why no page was opened; undefined when all were
 * @throws Error that names page, problem and remedy
 */
export async function hydratePages(
  workspace: string,
  { name, release, registry }: { name: string; release: string; registry: Registry },
): Promise<string | undefined> {
  const browserPath = findBrowser()
  if (!browserPath) return 'this machine has no Chromium; install one, or name its program in CHROMIUM_PATH'
  const link = await registry.post(`/api/releases/${name}/override`, { release }).catch(({ message }) => message)
  if (typeof link === 'string') return link
  const browser = await chromium.launch({ executablePath: browserPath })
  try {
    const early = await browser.newContext()
    const unreachable = await opensNot(early, link.url)
    if (unreachable) return unreachable
    const problems = []
    for (const address of await pageAddresses(faceOf(workspace).routes, new URL(link.url).origin)) {
      const found = await problemsOf(early, address)
      if (found.length === 0) continue
      const known = await problemsOf(await browser.newContext(), address)
      problems.push(...found.filter((problem) => !known.includes(problem)).map((problem) => told(address, problem)))
    }
    for (const problem of problems) console.error(problem)
    if (problems.length > 0) throw new Error(`${titleOf(workspace)} was not activated: see hydration above`)
  } finally {
    await browser.close()
  }
}

/** The first address keeps the ticket, so that all others show the release. */
async function opensNot(context: BrowserContext, url: string) {
  const page = await context.newPage()
  try {
    await page.goto(url, { timeout: PAGE_WITHIN, waitUntil: 'commit' })
  } catch (error) {
    return `${new URL(url).origin} cannot be opened from here (${String(error).match(/net::\w+/)?.[0] ?? 'no answer'})`
  } finally {
    await page.close()
  }
}

/** The errors that a page reports until it is interactive and idle. */
async function problemsOf(context: BrowserContext, address: string): Promise<string[]> {
  const page = await context.newPage()
  const problems: Set<string> = new Set()
  page.on('pageerror', ({ message }) => problems.add(sentence(message)))
  page.on('console', (message) => {
    // A missing picture is not a hydration error.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      problems.add(sentence(message.text()))
  })
  try {
    await page.goto(address, { timeout: PAGE_WITHIN })
    // The shell marks the moment when React has hydrated the document.
    await page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0, undefined, {
      timeout: PAGE_WITHIN,
    })
    await page.waitForLoadState('networkidle', { timeout: 5_000 }).catch(() => {})
  } catch (error) {
    problems.add(sentence(error instanceof Error ? error.message : String(error)))
  } finally {
    await page.close()
  }
  return [...problems]
}

/** Its first line, without the full stop that follows it anyway. */
function sentence(message: string) {
  return message.split('\n', 1).join('').replace(/\.+$/, '')
}

function told(address: string, problem: string) {
  const { pathname, search } = new URL(address)
  return mismatch.test(problem)
    ? `${pathname}${search}: the browser renders a different page from the server: ${problem}. ${remedies.mismatch}`
    : `${pathname}${search}: ${problem}. ${remedies.failure}`
}
