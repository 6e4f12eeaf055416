import { chromium } from 'playwright-core'
import { findBrowser } from '../findBrowser.mjs'
import { faceOf, titleOf } from '../workspaces.mjs'
import { pageAddresses } from './pageAddresses.mjs'

/** Milliseconds for a page; the first one of a release waits until the server has fetched it. */
const PAGE_WITHIN = 60_000

/** The errors that React reports when the browser draws something else than the server sent. */
const mismatch = /React error #(418|419|421|422|423|425)\b|[Hh]ydrat/

const remedies = {
  mismatch:
    'Draw the same in both: what only the browser knows (clock, window, storage, chance) comes after useHydrated of @brightfill/shared/ui, or in an effect',
  failure: 'The server rendered the page, so the mistake is in what the browser alone does: effects and handlers',
}

/**
 * Opens each page of a published release once in a Chromium of this machine, by a link that shows it before it is live
 * (docs/decisions/0029). Only what the live page does not report as well counts.
 * @param {string} workspace
 * @param {{ name: string, release: string, registry: import('@brightfill/shared/registry').Registry }} published
 * @returns {Promise<string | undefined>} why no page was opened; undefined when all were
 * @throws Error that names page, problem and remedy
 */
export async function hydratePages(workspace, { name, release, registry }) {
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
    if (problems.length > 0) throw new Error(`${titleOf(workspace)} is not made live: see hydration above`)
  } finally {
    await browser.close()
  }
}

/**
 * The first address keeps the ticket, so that all others show the release.
 * @param {import('playwright-core').BrowserContext} context
 * @param {string} url
 */
async function opensNot(context, url) {
  const page = await context.newPage()
  try {
    await page.goto(url, { timeout: PAGE_WITHIN, waitUntil: 'commit' })
  } catch (error) {
    return `${new URL(url).origin} cannot be opened from here (${String(error).match(/net::\w+/)?.[0] ?? 'no answer'})`
  } finally {
    await page.close()
  }
}

/**
 * The errors that a page reports until it is interactive and idle.
 * @param {import('playwright-core').BrowserContext} context
 * @param {string} address
 * @returns {Promise<string[]>}
 */
async function problemsOf(context, address) {
  const page = await context.newPage()
  /** @type {Set<string>} */
  const problems = new Set()
  page.on('pageerror', ({ message }) => problems.add(sentence(message)))
  page.on('console', (message) => {
    // A picture that is missing is another matter.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      problems.add(sentence(message.text()))
  })
  try {
    await page.goto(address, { timeout: PAGE_WITHIN })
    // The shell marks the moment when React has taken over the document.
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

/**
 * Its first line, without the full stop that follows it anyway.
 * @param {string} message
 */
function sentence(message) {
  return message.split('\n', 1).join('').replace(/\.+$/, '')
}

/**
 * @param {string} address
 * @param {string} problem
 */
function told(address, problem) {
  const { pathname, search } = new URL(address)
  return mismatch.test(problem)
    ? `${pathname}${search}: the browser draws another page than the server: ${problem}. ${remedies.mismatch}`
    : `${pathname}${search}: ${problem}. ${remedies.failure}`
}
