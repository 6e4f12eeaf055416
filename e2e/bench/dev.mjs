import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { chromium } from '@playwright/test'
import { build } from '../../shared/tooling/build.mjs'
import { ensureBrowser } from '../../shared/tooling/ensureBrowser.mjs'
import { projectCopy } from '../projectCopy.mjs'
import { startSite } from '../startSite.mjs'
import { printTable } from './tables.mjs'

// npm run bench:dev: how long after an edit of the catalogue it is on screen, and the first page after a start.
// docs/teams.md

const PORT = Number(process.env.E2E_PORT) || 3594
const list = `http://localhost:${PORT + 2}/products`
const dataDir = mkdtempSync(path.join(os.tmpdir(), 'brightfill-dev-'))
const folder = projectCopy('shell', 'mfe-catalogue')

/**
 * Each edit, and what is true on the page once it is there.
 * @type {{ kind: string, file: string, from: string, to: string, seen: string }[]}
 */
const edits = [
  {
    kind: 'text',
    file: 'mfe-catalogue/src/list/texts.ts',
    from: "heading: 'Machines'",
    to: "heading: 'Machines in the hall'",
    seen: "document.querySelector('h1')?.textContent === 'Machines in the hall'",
  },
  {
    kind: 'component',
    file: 'mfe-catalogue/src/list/MachineListPage.tsx',
    from: 'title={texts.title}',
    to: 'title="In the hall"',
    seen: "document.title.includes('In the hall')",
  },
  {
    kind: 'stylesheet',
    file: 'mfe-catalogue/src/list/ListFrame.module.css',
    from: '{\n    ',
    to: '{ outline: 3px solid rgb(1 2 3);\n    ',
    seen: "[...document.querySelectorAll('main *')].some((part) => getComputedStyle(part).outlineColor === 'rgb(1, 2, 3)')",
  },
  {
    kind: 'loader',
    file: 'mfe-catalogue/src/list/MachineListPage.tsx',
    from: '  return openAddress(',
    to: '  Object.assign(globalThis, { loader: 1 })\n  return openAddress(',
    seen: "'loader' in globalThis",
  },
  {
    kind: 'handle',
    file: 'mfe-catalogue/src/list/MachineListPage.tsx',
    from: 'crumb: texts.crumb',
    to: "crumb: 'In the hall'",
    seen: "document.querySelector('nav[aria-label=Breadcrumb]')?.textContent.includes('In the hall')",
  },
  {
    kind: 'ui kit',
    file: 'shared/src/ui/navigation/Breadcrumbs.tsx',
    from: '<ol ',
    to: '<ol title="The way here" ',
    seen: 'document.querySelector(\'[title="The way here"]\') !== null',
  },
  {
    kind: 'shell',
    file: 'shell/src/frame/texts.ts',
    from: 'Brightfill Machinery, home',
    to: 'To the first page',
    seen: 'document.querySelector(\'[aria-label="To the first page"]\') !== null',
  },
  {
    kind: 'routes (loads the page again)',
    file: 'mfe-catalogue/src/routes.ts',
    from: 'export const',
    to: 'Object.assign(globalThis, { routes: 1 })\n\nexport const',
    seen: "'routes' in globalThis",
  },
]

await build()
const site = await startSite({ port: PORT, apiPort: PORT + 1, dataDir })
const browser = await chromium.launch({ executablePath: ensureBrowser() })
try {
  await developed(() => {}) // what is built first is kept for the next start
  await developed(measure)
} finally {
  await browser.close()
  await site.stop()
  for (const used of [dataDir, folder]) rmSync(used, { recursive: true, force: true })
}

/** @param {(started: number) => unknown} act */
async function developed(act) {
  const started = performance.now()
  const server = spawn(process.execPath, ['shared/tooling/dev/dev.mjs', 'catalogue'], {
    cwd: folder,
    env: { ...process.env, PORT: String(PORT), DEV_PORT: String(PORT + 2) },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  try {
    for await (const line of server.stdout) if (String(line).includes(' is at ')) break
    await act(started)
  } finally {
    const ended = once(server, 'exit')
    server.kill('SIGTERM')
    await ended
  }
}

/** @param {number} started */
async function measure(started) {
  const page = await browser.newPage()
  await page.goto(list)
  await page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0, undefined, { timeout: 60_000 })
  const rows = [['from the command to the first page', secondsSince(started)]]
  for (const { kind, file, from, to, seen } of edits) {
    const source = path.join(folder, file)
    const text = readFileSync(source, 'utf8')
    if (!text.includes(from)) throw new Error(`${file} does not contain "${from}"`)
    const edited = performance.now()
    writeFileSync(source, text.replace(from, to))
    await page.waitForFunction(seen, undefined, { timeout: 30_000, polling: 20 })
    rows.push([kind, secondsSince(edited)])
  }
  printTable(['edit', 'seconds'], rows)
}

/** @param {number} moment */
function secondsSince(moment) {
  return ((performance.now() - moment) / 1000).toFixed(2)
}
