import { type ChildProcessByStdio, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'
import { chromium } from '@playwright/test'
import { untilPicturesAreMade } from '../../api/tooling/untilPicturesAreMade'
import { build } from '../../shared/tooling/build'
import { ensureBrowser } from '../../shared/tooling/ensureBrowser'
import { remoteWorkspaces } from '../../shared/tooling/workspaces'
import { endProcess } from '../endProcess'
import { changeText, projectCopy } from '../projectCopy'
import { startSite } from '../startSite'
import { printTable } from './tables'

// npm run bench:dev: the seconds until each kind of edit is on screen, for a team that develops its remote inside a
// running site (npm run dev -- catalogue), and for all of the site (npm run dev). docs/teams.md

const PORT = Number(process.env.E2E_PORT) || 3594
/** Milliseconds; a first start builds everything. */
const SERVES_WITHIN = 240_000
const list = `http://localhost:${PORT + 2}/products`

/** seen: true on the page then */
type Edit = { kind: string; file: string; from: string; to: string; seen: () => boolean | Promise<boolean> }

const edits: Edit[] = [
  {
    kind: 'a text, the first edit after a start',
    file: 'mfe-catalogue/src/list/texts.ts',
    from: "heading: 'Machines'",
    to: "heading: 'Machines in the hall'",
    seen: () => document.querySelector('h1')?.textContent === 'Machines in the hall',
  },
  {
    kind: 'stylesheet',
    file: 'mfe-catalogue/src/list/ListFrame.module.css',
    from: '{\n    ',
    to: '{ outline: 3px solid rgb(1 2 3);\n    ',
    seen: () =>
      [...document.querySelectorAll('main *')].some((part) => getComputedStyle(part).outlineColor === 'rgb(1, 2, 3)'),
  },
  {
    kind: 'loader',
    file: 'mfe-catalogue/src/list/MachineListPage.tsx',
    from: '  return openAddress(',
    to: '  Object.assign(globalThis, { loader: 1 })\n  return openAddress(',
    seen: () => 'loader' in globalThis,
  },
  {
    kind: 'handle',
    file: 'mfe-catalogue/src/list/MachineListPage.tsx',
    from: 'crumb: texts.crumb',
    to: "crumb: 'In the hall'",
    seen: () => document.querySelector('nav[aria-label=Breadcrumb]')?.textContent.includes('In the hall') ?? false,
  },
  {
    kind: 'ui kit',
    file: 'shared/src/ui/navigation/Breadcrumbs.tsx',
    from: '<ol ',
    to: '<ol title="The way here" ',
    seen: () => document.querySelector('[title="The way here"]') !== null,
  },
  {
    kind: 'shell',
    file: 'shell/src/frame/texts.ts',
    from: 'Brightfill Machinery, home',
    to: 'To the first page',
    seen: () => document.querySelector('[aria-label="To the first page"]') !== null,
  },
  {
    kind: 'text',
    file: 'mfe-catalogue/src/list/texts.ts',
    from: 'Machines in the hall',
    to: 'Machines in stock',
    seen: () => document.querySelector('h1')?.textContent === 'Machines in stock',
  },
  {
    kind: 'component',
    file: 'mfe-catalogue/src/list/MachineListPage.tsx',
    from: 'title={texts.title}',
    to: 'title="In the hall"',
    seen: () => document.title.includes('In the hall'),
  },
  {
    kind: 'routes (loads the page again)',
    file: 'mfe-catalogue/src/routes.ts',
    from: 'export const',
    to: 'Object.assign(globalThis, { routes: 1 })\n\nexport const',
    seen: () => 'routes' in globalThis,
  },
]

const apiEdit: Edit = {
  kind: 'api (starts again)',
  file: 'api/src/modules/machines/machines.routes.ts',
  from: 'We could not find this machine',
  to: 'There is none',
  seen: () =>
    fetch('/api/get/product-post', {
      method: 'POST',
      body: new URLSearchParams({ slug: 'none' }),
      signal: AbortSignal.timeout(5_000),
    })
      .then((answer) => answer.text())
      .then(
        (text) => text.includes('There is none'),
        () => false,
      ),
}

await build()
const browser = await chromium.launch({ executablePath: ensureBrowser() })
try {
  const one = await insideTheSite()
  const all = await everything()
  const kinds = [...new Set([...one.keys(), ...all.keys()])]
  printTable(
    ['seconds until it is on screen', 'one remote', 'everything'],
    kinds.map((kind) => [kind, one.get(kind) ?? '', all.get(kind) ?? '']),
  )
} finally {
  await browser.close()
}

async function insideTheSite() {
  const folder = projectCopy('shell', 'mfe-catalogue')
  const site = await startSite({ port: PORT, apiPort: PORT + 1 })
  try {
    return await secondStart({ folder, dataDir: site.dataDir, names: ['catalogue'], edits })
  } finally {
    await site.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function everything() {
  const folder = projectCopy('shell', 'api', ...remoteWorkspaces)
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'brightfill-dev-'))
  const env = { API_PORT: String(PORT + 1), DATA_DIR: dataDir, LOG_LEVEL: 'error' }
  try {
    return await secondStart({ folder, dataDir, names: [], env, edits: [...edits, apiEdit] })
  } finally {
    for (const used of [dataDir, folder]) rmSync(used, { recursive: true, force: true })
  }
}

/** The second start counts: it keeps what the first one built. */
async function secondStart(work: {
  folder: string
  dataDir: string
  names: string[]
  env?: Record<string, string>
  edits: Edit[]
}) {
  await developed(work, () => untilPicturesAreMade(work.dataDir))
  return await developed(work, (started) => measure(started, work))
}

async function developed<T>(
  { folder, names, env }: { folder: string; names: string[]; env?: Record<string, string> },
  act: (started: number) => T,
) {
  const started = performance.now()
  const server = spawn(process.execPath, ['shared/tooling/brightfill.mjs', 'dev', ...names], {
    cwd: folder,
    env: { ...process.env, PORT: String(PORT), DEV_PORT: String(PORT + 2), ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  try {
    await untilServing(server)
    return await act(started)
  } finally {
    await endProcess(server)
  }
}

async function untilServing(server: ChildProcessByStdio<null, Readable, null>) {
  await new Promise((resolve, reject) => {
    server.stdout.on('data', (line) => /is at .*, inside/.test(String(line)) && resolve(undefined))
    server.on('exit', (code) => reject(new Error(`It ended (${code})`)))
    setTimeout(() => reject(new Error('It does not serve')), SERVES_WITHIN).unref()
  })
}

async function measure(started: number, work: { folder: string; edits: Edit[] }) {
  const page = await browser.newPage()
  await page.goto(list)
  await page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0, undefined, { timeout: 60_000 })
  const times = new Map([['from the command to the first page', secondsSince(started)]])
  for (const { kind, file, from, to, seen } of work.edits) {
    const edited = performance.now()
    changeText(path.join(work.folder, file), from, to)
    // A reloading page answers nothing for a moment.
    while (!(await page.evaluate(seen).catch(() => false))) {
      if (performance.now() - edited > 30_000) throw new Error(`${kind}: the edit of ${file} is not on screen`)
      await wait(20)
    }
    times.set(kind, secondsSince(edited))
  }
  await page.close()
  return times
}

function secondsSince(moment: number) {
  return ((performance.now() - moment) / 1000).toFixed(2)
}
