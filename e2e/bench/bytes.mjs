import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { chromium } from '@playwright/test'
import { ensureBrowser } from '../../shared/tooling/ensureBrowser.mjs'
import { startSite } from '../startSite.mjs'
import { startControl } from './control/server.mjs'
import { benchPages } from './pages.mjs'

// How many bytes of script, brotli as transferred, each page loads until it is interactive, and in how many steps of requests after the
// document: the federated site beside the same site as one bundle, in one run. Both are deterministic; one look at each page is enough.

const folder = mkdtempSync(path.join(os.tmpdir(), 'brightfill-bytes-'))
const site = await startSite({ port: 3390, apiPort: 4390, dataDir: path.join(folder, 'data') })
const control = await startControl({ origin: site.origin, port: 3391, output: path.join(folder, 'control') })
const browser = await chromium.launch({ executablePath: ensureBrowser(), args: ['--no-sandbox'] })
try {
  const rows = []
  for (const { name, path: address } of await benchPages(site.origin)) {
    const federated = await load(`${site.origin}${address}`)
    const single = await load(`${control.origin}${address}`)
    rows.push({ page: name, federated, single, ratio: (federated.bytes / single.bytes).toFixed(2) })
  }
  print(rows)
} finally {
  await browser.close()
  await control.stop()
  await site.stop()
  rmSync(folder, { recursive: true, force: true })
}

/** Transferred bytes, brotli, of every script that was asked for before the page was interactive, and the longest chain of requests to one. */
async function load(address) {
  const page = await browser.newPage()
  const chains = await watchChains(page, address)
  await page.goto(address)
  await page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0)
  await page.waitForLoadState('networkidle')
  const scripts = await page.evaluate(() => {
    const [{ startTime: interactive }] = performance.getEntriesByName('hydrated')
    return performance
      .getEntriesByType('resource')
      .filter(({ name, startTime }) => new URL(name).pathname.endsWith('.js') && startTime < interactive)
      .map(({ name, encodedBodySize }) => ({ name, encodedBodySize }))
  })
  await page.close()
  if (process.env.VERBOSE)
    for (const { name, encodedBodySize } of scripts) console.log(`  ${encodedBodySize}  ${chains.get(name)}  ${name}`)
  return {
    bytes: scripts.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
    steps: Math.max(...scripts.map(({ name }) => chains.get(name) ?? 0)),
  }
}

/**
 * How many requests lie between the document and each file, by what asked for it first: 1 is named by the document itself, 2 by a file of
 * step 1. A file the document preloads counts as the document's, also when a script asks for it later.
 */
async function watchChains(page, document) {
  const steps = new Map()
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  session.on('Network.requestWillBeSent', ({ request, initiator }) => {
    if (steps.has(request.url)) return
    const callers = [initiator.url, ...(initiator.stack?.callFrames ?? []).map(({ url }) => url)]
    const above = callers.filter((url) => url && url !== document).map((url) => steps.get(url) ?? 0)
    steps.set(request.url, request.url === document ? 0 : Math.max(0, ...above) + 1)
  })
  return steps
}

function print(rows) {
  const kb = (bytes) => `${(bytes / 1024).toFixed(1)} KB`
  console.log('| page | federated | one bundle | ratio | request steps |')
  console.log('| --- | ---: | ---: | ---: | ---: |')
  for (const { page, federated, single, ratio } of rows)
    console.log(`| ${page} | ${kb(federated.bytes)} | ${kb(single.bytes)} | ${ratio} | ${federated.steps} |`)
}
