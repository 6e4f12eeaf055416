import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { chromium } from '@playwright/test'
import { ensureBrowser } from '../../shared/tooling/ensureBrowser'
import { root } from '../../shared/tooling/workspaces'
import { bytesOf, IDLE_AFTER, scriptsOf, type Transfer, watchTraffic } from '../traffic'
import { benchPages } from './pages'
import { printTable } from './tables'
import { untilInteractive } from './times/phone'
import { startSubjects } from './times/subjects'

// Counts the script bytes (brotli, as transferred) that a visit without interaction loads until 3 s pass without
// traffic: for the federated site, for the same site as one bundle, and for the floors. It also reports the bytes until
// the page is interactive, the number of request steps after the document, and apart from these the bytes that the page
// fetches ahead by itself once it is idle, and when a visitor points at a link. Bytes are the same in each run, so it
// visits each page once.

const { pages: budgets, overOneBundle } = JSON.parse(readFileSync(path.join(root, 'budgets.json'), 'utf8'))
const folder = mkdtempSync(path.join(os.tmpdir(), 'brightfill-bytes-'))
const { origins, stop } = await startSubjects(folder)
const browser = await chromium.launch({ executablePath: ensureBrowser(), args: ['--no-sandbox'] })
const kb = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`
try {
  const react = await visit(`${origins['React alone']}/`)
  const router = await visit(`${origins['React + router']}/`)
  const rows = []
  for (const { name, path: address } of await benchPages(origins.federated)) {
    const federated = await visit(`${origins.federated}${address}`)
    const single = await visit(`${origins['one bundle']}${address}`)
    const budget = (name === 'login' ? budgets.account : budgets.public) * 1024
    if (federated.idle > budget) fail(`${name} loads ${kb(federated.idle)} until idle, allowed are ${kb(budget)}`)
    const ratio = federated.idle / single.idle
    if (ratio > overOneBundle) fail(`${name} loads ${ratio.toFixed(2)} × one bundle, allowed are ${overOneBundle} ×`)
    const { idle, interactive, steps, ahead, pointed } = federated
    const ratios = [single, router, react].map((below) => (idle / below.idle).toFixed(2))
    rows.push([name, kb(interactive), kb(idle), ...ratios, steps, kb(ahead), kb(pointed)])
  }
  const over = ['one bundle', 'React + router', 'React alone'].map((name) => `over ${name}`)
  printTable(['page', 'until interactive', 'until idle', ...over, 'steps', 'ahead', 'pointing at a link'], rows)
  console.log(`\nReact + router ${kb(router.idle)}, React alone ${kb(react.idle)}`)
} finally {
  await browser.close()
  await stop()
  rmSync(folder, { recursive: true, force: true })
}

function fail(problem: string) {
  console.error(problem)
  process.exitCode = 1
}

/** The scripts that a visit loads until it is idle, and then those that pointing at a link loads. */
async function visit(address: string) {
  const page = await browser.newPage()
  const traffic = await watchTraffic(page)
  await page.goto(address)
  await untilInteractive({ page, traffic })
  await traffic.untilQuiet(IDLE_AFTER + 1_000) // prefetching begins when the page is idle
  const all = traffic.all()
  const scripts = scriptsOf(traffic.untilIdle())
  const ahead = scriptsOf(traffic.ahead())
  const hydrated = await page.evaluate(
    () => performance.timeOrigin + (performance.getEntriesByName('hydrated')[0]?.startTime ?? 0),
  )
  const first = scripts.filter(({ start }) => start < hydrated)
  const steps = requestSteps(all, address)
  if (process.env.VERBOSE)
    for (const { url, bytes, start } of all)
      console.log(`  ${bytes}  ${Math.round(start - hydrated)} ms  step ${steps.get(url)}  ${url}`)
  const link = page.locator('header nav a:not([aria-current])').first()
  // The frame of the sign-in pages has no menu.
  if ((await link.count()) > 0) {
    await link.hover()
    await page.waitForTimeout(500)
    await traffic.untilQuiet()
  }
  const pointed = scriptsOf(traffic.all().slice(all.length))
  await page.close()
  return {
    idle: bytesOf(scripts),
    interactive: bytesOf(first),
    steps: Math.max(...first.map(({ url }) => steps.get(url) ?? 0)),
    ahead: bytesOf(ahead),
    pointed: bytesOf(pointed),
  }
}

/**
 * The number of request steps between the document and each file, by its first initiator: the document itself names
 * step 1, a file of step 1 names step 2. A file that the document preloads counts as the document's, even if a script
 * requests it later.
 */
function requestSteps(transfers: Transfer[], document: string) {
  const steps: Map<string, number> = new Map()
  for (const { url, initiators } of transfers) {
    if (steps.has(url)) continue
    const above = initiators.map((caller) => (caller === document ? 0 : (steps.get(caller) ?? 0)))
    steps.set(url, url === document ? 0 : Math.max(0, ...above) + 1)
  }
  return steps
}
