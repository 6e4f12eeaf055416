import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { ensureBrowser } from '../../shared/tooling/ensureBrowser.mjs'
import { startSite } from '../startSite.mjs'
import { startControl } from './control/server.mjs'
import { startFloor } from './floor/server.mjs'
import { benchPages } from './pages.mjs'
import { median, printTable } from './tables.mjs'
import { visit } from './times/visit.mjs'

// Measures the cost of composition for a visitor. One run visits the federated site, the same site as one bundle, and a
// page with React alone in turn, so that other load on the machine affects all of them. The times are good for
// comparison only. docs/performance.md

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '5' }, pages: { type: 'string' } } })
const rounds = Number(values.rounds)
const folder = mkdtempSync(path.join(os.tmpdir(), 'brightfill-bench-'))
const site = await startSite({ port: 3370, apiPort: 4370, dataDir: path.join(folder, 'data') })
const control = await startControl({ origin: site.origin, port: 3371, output: path.join(folder, 'control') })
const floor = await startFloor({ port: 3372, output: path.join(folder, 'floor') })
const browser = await chromium.launch({ executablePath: ensureBrowser(), args: ['--no-sandbox'] })
try {
  const wanted = (values.pages ?? 'home,machine list,machine,article').split(',')
  const pages = (await benchPages(site.origin)).filter(({ name }) => wanted.includes(name))
  /** @type {Subject[]} */
  const subjects = pages.flatMap(({ name, path: address }) => [
    { page: name, as: 'federated', address: site.origin + address, visits: [] },
    { page: name, as: 'one bundle', address: control.origin + address, visits: [] },
  ])
  subjects.push({ page: 'React alone', as: 'floor', address: `${floor.origin}/`, visits: [] })
  // The first visit fills the caches: derivatives of pictures, kept documents.
  for (const { address } of subjects) await visit(browser, address)
  for (let round = 0; round < rounds; round += 1) {
    const order = round % 2 ? [...subjects].reverse() : subjects
    for (const { address, visits } of order) visits.push(await visit(browser, address))
    console.error(`round ${round + 1} of ${rounds}`)
  }
  print(subjects)
} finally {
  await browser.close()
  await Promise.all([control.stop(), floor.stop(), site.stop()])
  rmSync(folder, { recursive: true, force: true })
}

/**
 * @typedef {Awaited<ReturnType<typeof visit>>} Visit
 * @typedef {{ page: string, as: string, address: string, visits: Visit[] }} Subject
 * @typedef {(visit: Visit) => number} Pick
 */

/** @param {Subject[]} subjects */
function print(subjects) {
  const middle = (/** @type {Subject} */ { visits }, /** @type {Pick} */ pick) => median(visits.map(pick))
  const spread = (/** @type {Subject} */ { visits }, /** @type {Pick} */ pick) => {
    const all = visits.map(pick)
    return `${Math.round(median(all))} (${Math.round(Math.min(...all))}–${Math.round(Math.max(...all))})`
  }
  /** @type {Record<string, Pick>} */
  const measures = { FCP: (v) => v.fcp, LCP: (v) => v.lcp, interactive: (v) => v.hydrated, TBT: (v) => v.tbt }
  console.log(`\nCold cache, 150 ms, 1.6 Mbit/s, CPU 4×, ${rounds} rounds in turn: median (range), milliseconds\n`)
  printTable(
    ['page', 'as', ...Object.keys(measures), 'script', 'requests'],
    subjects.map((subject) => [
      subject.page,
      subject.as,
      ...Object.values(measures).map((pick) => spread(subject, pick)),
      `${(middle(subject, (v) => v.scripts) / 1024).toFixed(1)} KB`,
      middle(subject, (v) => v.requests),
    ]),
  )
  console.log('\nFederated over one bundle, ratio of medians\n')
  printTable(
    ['page', ...Object.keys(measures), 'script', 'requests'],
    subjects.flatMap((single, index) => {
      const federated = subjects[index - 1]
      if (single.as !== 'one bundle' || !federated) return []
      const ratios = [
        ...Object.values(measures),
        (/** @type {Visit} */ v) => v.scripts,
        (/** @type {Visit} */ v) => v.requests,
      ].map((pick) => {
        const below = middle(single, pick)
        return below === 0 ? '–' : (middle(federated, pick) / below).toFixed(2)
      })
      return [[federated.page, ...ratios]]
    }),
  )
}
