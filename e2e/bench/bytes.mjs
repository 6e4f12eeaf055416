import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { chromium } from '@playwright/test'
import { ensureBrowser } from '../../shared/tooling/ensureBrowser.mjs'
import { root } from '../../shared/tooling/workspaces.mjs'
import { bytesOf, scriptsUntilIdle } from '../scriptsUntilIdle.mjs'
import { startSite } from '../startSite.mjs'
import { startControl } from './control/server.mjs'
import { benchPages } from './pages.mjs'
import { printTable } from './tables.mjs'

// Counts the script bytes (brotli, as transferred) that a visit without interaction loads until 3 s pass without a
// request: for the federated site and for the same site as one bundle. It also reports the bytes until the page is
// interactive, the number of request steps after the document, and the bytes fetched ahead when a visitor points at a
// link. Bytes are the same in each run, so it visits each page once.

const { pages: budgets, overOneBundle } = JSON.parse(readFileSync(path.join(root, 'budgets.json'), 'utf8'))
const folder = mkdtempSync(path.join(os.tmpdir(), 'brightfill-bytes-'))
const site = await startSite({ port: 3390, apiPort: 4390, dataDir: path.join(folder, 'data') })
const control = await startControl({ origin: site.origin, port: 3391, output: path.join(folder, 'control') })
const browser = await chromium.launch({ executablePath: ensureBrowser(), args: ['--no-sandbox'] })
const kb = (/** @type {number} */ bytes) => `${(bytes / 1024).toFixed(1)} KB`
try {
  const rows = []
  for (const { name, path: address } of await benchPages(site.origin)) {
    const federated = await visit(`${site.origin}${address}`)
    const single = await visit(`${control.origin}${address}`)
    const budget = (name === 'login' ? budgets.account : budgets.public) * 1024
    if (federated.idle > budget) fail(`${name} loads ${kb(federated.idle)} until idle, allowed are ${kb(budget)}`)
    const ratio = federated.idle / single.idle
    if (ratio > overOneBundle) fail(`${name} loads ${ratio.toFixed(2)} × one bundle, allowed are ${overOneBundle} ×`)
    const { idle, interactive, steps, ahead } = federated
    rows.push([name, kb(idle), kb(single.idle), ratio.toFixed(2), kb(interactive), steps, kb(ahead)])
  }
  printTable(['page', 'until idle', 'one bundle', 'ratio', 'until interactive', 'steps', 'pointing at a link'], rows)
} finally {
  await browser.close()
  await control.stop()
  await site.stop()
  rmSync(folder, { recursive: true, force: true })
}

/** @param {string} problem */
function fail(problem) {
  console.error(problem)
  process.exitCode = 1
}

/**
 * @typedef {import('@playwright/test').Page} Page
 * @typedef {Awaited<ReturnType<typeof scriptsUntilIdle>>} Scripts
 */

/**
 * The scripts that a visit loads until it is idle, and then those that pointing at a link loads.
 * @param {string} address
 */
async function visit(address) {
  const page = await browser.newPage()
  const chains = await watchChains(page, address)
  const scripts = await scriptsUntilIdle(page, () => page.goto(address))
  if (process.env.VERBOSE)
    for (const { name, bytes, start } of scripts)
      console.log(`  ${bytes}  ${Math.round(start)} ms  ${chains.get(name)}  ${name}`)
  const hydrated = await page.evaluate(() => performance.getEntriesByName('hydrated')[0]?.startTime ?? 0)
  const first = scripts.filter(({ start }) => start < hydrated)
  const link = page.locator('header nav a:not([aria-current])').first()
  // The frame of the sign-in pages has no menu.
  const ahead = (await link.count()) > 0 ? await scriptsUntilIdle(page, () => link.hover()) : []
  await page.close()
  return {
    idle: bytesOf(scripts),
    interactive: bytesOf(first),
    steps: Math.max(...first.map(({ name }) => chains.get(name) ?? 0)),
    ahead: bytesOf(ahead),
  }
}

/**
 * The number of request steps between the document and each file, by its first initiator: the document itself names
 * step 1, a file of step 1 names step 2. A file that the document preloads counts as the document's, even if a script
 * requests it later.
 * @param {Page} page
 * @param {string} document
 */
async function watchChains(page, document) {
  /** @type {Map<string, number>} */
  const steps = new Map()
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  session.on('Network.requestWillBeSent', ({ request, initiator }) => {
    if (steps.has(request.url)) return
    const callers = [initiator.url, ...(initiator.stack?.callFrames ?? []).map(({ url }) => url)]
    const above = callers.map((url) => (url && url !== document ? (steps.get(url) ?? 0) : 0))
    steps.set(request.url, request.url === document ? 0 : Math.max(0, ...above) + 1)
  })
  return steps
}
