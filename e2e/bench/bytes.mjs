import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { chromium } from '@playwright/test'
import { ensureBrowser } from '../../shared/tooling/ensureBrowser.mjs'
import { startSite } from '../startSite.mjs'
import { startControl } from './control/server.mjs'
import { benchPages } from './pages.mjs'

// How many bytes of script, brotli as transferred, each page loads until it is interactive: the federated site beside the same site as
// one bundle, in one run. Bytes are deterministic; one look at each page is enough.

const folder = mkdtempSync(path.join(os.tmpdir(), 'brightfill-bytes-'))
const site = await startSite({ port: 3390, apiPort: 4390, dataDir: path.join(folder, 'data') })
const control = await startControl({ origin: site.origin, port: 3391, output: path.join(folder, 'control') })
const browser = await chromium.launch({ executablePath: ensureBrowser(), args: ['--no-sandbox'] })
try {
  const rows = []
  for (const { name, path: address } of await benchPages(site.origin)) {
    const federated = await scriptBytes(`${site.origin}${address}`)
    const single = await scriptBytes(`${control.origin}${address}`)
    rows.push({ page: name, federated, single, ratio: (federated / single).toFixed(2) })
  }
  print(rows)
} finally {
  await browser.close()
  await control.stop()
  await site.stop()
  rmSync(folder, { recursive: true, force: true })
}

/** Transferred bytes, brotli, of every script that was asked for before the page was interactive. */
async function scriptBytes(address) {
  const page = await browser.newPage()
  await page.goto(address)
  await page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0)
  await page.waitForLoadState('networkidle')
  const scripts = await page.evaluate(() => {
    const [{ startTime: interactive }] = performance.getEntriesByName('hydrated')
    return performance
      .getEntriesByType('resource')
      .filter(({ name, startTime }) => new URL(name).pathname.endsWith('.js') && startTime < interactive)
      .map(({ name, encodedBodySize, decodedBodySize }) => ({ name, encodedBodySize, decodedBodySize }))
  })
  await page.close()
  if (process.env.VERBOSE) for (const { name, encodedBodySize } of scripts) console.log(`  ${encodedBodySize}  ${name}`)
  return scripts.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0)
}

function print(rows) {
  const kb = (bytes) => `${(bytes / 1024).toFixed(1)} KB`
  console.log('| page | federated | one bundle | ratio |')
  console.log('| --- | ---: | ---: | ---: |')
  for (const { page, federated, single, ratio } of rows) console.log(`| ${page} | ${kb(federated)} | ${kb(single)} | ${ratio} |`)
}
