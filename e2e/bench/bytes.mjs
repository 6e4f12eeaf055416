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

/** Transferred bytes of every script answered until the page says it is interactive. */
async function scriptBytes(address) {
  const page = await browser.newPage()
  const scripts = []
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script' || response.url().endsWith('.js')) scripts.push(response)
  })
  await page.goto(address)
  await page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0)
  await page.waitForLoadState('networkidle')
  const sizes = await Promise.all(
    scripts.map(async (response) => {
      if (response.headers()['content-encoding'] !== 'br') throw new Error(`${response.url()} did not come as brotli`)
      return (await response.request().sizes()).responseBodySize
    }),
  )
  await page.close()
  return sizes.reduce((sum, size) => sum + size, 0)
}

function print(rows) {
  const kb = (bytes) => `${(bytes / 1024).toFixed(1)} KB`
  console.log('| page | federated | one bundle | ratio |')
  console.log('| --- | ---: | ---: | ---: |')
  for (const { page, federated, single, ratio } of rows) console.log(`| ${page} | ${kb(federated)} | ${kb(single)} | ${ratio} |`)
}
