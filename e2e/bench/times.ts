import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { type Browser, chromium } from '@playwright/test'
import { untilPicturesAreMade } from '../../api/tooling/untilPicturesAreMade'
import { ensureBrowser } from '../../shared/tooling/ensureBrowser'
import { printOtherWork } from './otherWork'
import { benchPages } from './pages'
import { printTable } from './tables'
import { type Line, startLines } from './times/lines'
import { benchOptions } from './times/options'
import { printReturningVisitors } from './times/returning'
import { startSubjects } from './times/subjects'
import { tapRows } from './times/tapRows'
import { visitRows } from './times/visitRows'
import { warmUp } from './times/warmUp'

// Measures how long a visitor on a slow phone waits, compared with the same site as one bundle and with pages that have
// only the libraries. All of them are visited in turn, so that other load on the machine affects all of them. The times
// are good for comparison only. docs/performance.md

const { rounds, pages: wanted, rows, lines: wantedLines } = benchOptions()
await printOtherWork()
const folder = mkdtempSync(path.join(os.tmpdir(), 'brightfill-bench-'))
const subjects = await startSubjects(folder)
const { lines, browserArgs, ...gate } = await startLines(wantedLines, subjects.origins, folder).catch(async (error) => {
  await subjects.stop()
  throw error
})
const browser = await chromium.launch({ executablePath: ensureBrowser(), args: ['--no-sandbox', ...browserArgs] })
try {
  await untilPicturesAreMade(subjects.place.dataDir)
  const origin = subjects.origins.federated
  const pages = await benchPages(origin)
  const visited = pages.filter(({ name }) => wanted.some((one) => one === name))
  const parts = lines.map((line) => ({
    line,
    tables: [
      ...(rows.includes('visits') ? [visitRows(line.origins, visited)] : []),
      ...(rows.includes('taps') ? [tapRows(line.origins, pages)] : []),
    ],
  }))
  const tables = parts.flatMap((part) => part.tables)
  if (tables.length > 0) {
    // All lines lead to the same servers, so one of them warms up all.
    const headings = await warmUp(browser, parts[0]?.tables.flatMap(({ addresses }) => addresses) ?? [])
    await measure(inTurn(parts.map((part) => part.tables.flatMap((table) => table.tasks(headings)))))
    console.log(`\n150 ms, 1.6 Mbit/s, CPU 4×, ${rounds} rounds in turn: median (range), milliseconds`)
    for (const { line, tables } of parts) {
      console.log(`\n## ${line.title}`)
      for (const table of tables) table.print()
    }
    compareProtocols(parts)
  }
  // Last, because it changes what the site has released.
  if (rows.includes('returning'))
    await printReturningVisitors(browser, { origin, place: subjects.place, pages: visited })
} finally {
  await browser.close()
  await gate.stop()
  await subjects.stop()
  rmSync(folder, { recursive: true, force: true })
}

/** The same row of each line, then the next row. */
function inTurn(lines: Task[][]) {
  return lines[0]?.flatMap((_, row) => lines.flatMap((tasks) => tasks[row] ?? [])) ?? []
}

async function measure(tasks: Task[]) {
  for (let round = 0; round < rounds; round += 1) {
    for (const task of round % 2 ? tasks.toReversed() : tasks) await task(browser)
    console.error(`round ${round + 1} of ${rounds}`)
  }
}

/** HTTP/2 over HTTP/1.1, both through nginx. */
function compareProtocols(parts: { line: Line; tables: Table[] }[]) {
  const [h1, h2] = ['h1', 'h2'].map((name) =>
    parts.find(({ line }) => line.name === name)?.tables.flatMap((table) => table.medians()),
  )
  if (!h1 || !h2) return
  console.log('\n## The federated site over HTTP/2 and over HTTP/1.1, both through nginx\n')
  printTable(
    ['row', 'HTTP/1.1', 'HTTP/2', 'ratio'],
    h1.map(({ row, time }, index) => {
      const other = h2[index]?.time ?? Number.NaN
      return [row, `${Math.round(time)} ms`, `${Math.round(other)} ms`, time ? (other / time).toFixed(2) : '–']
    }),
  )
}

type Task = (browser: Browser) => Promise<void>
type Table = ReturnType<typeof visitRows> | ReturnType<typeof tapRows>
