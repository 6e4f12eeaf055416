import { type ChildProcess, spawn } from 'node:child_process'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { untilPicturesAreMade } from '../../api/tooling/untilPicturesAreMade'
import { numberOption } from '../../shared/tooling/numberOption'
import { startSite } from '../startSite'
import { cpuSince, cpuTimes, family, programOf, residentKilobytes } from './processes'
import { countingProxy } from './server/countingProxy'
import { load } from './server/load'
import { median, printTable } from './tables'

// Measures the speed of documents: kept ones beside a bare Fastify string of the same size, fresh ones in CPU time,
// five hundred cold requests at once, and the memory of ten thousand renders. Other processes create the load, and CPU
// times come from Linux (/proc). docs/performance.md

const { values } = parseArgs({
  options: { renders: { type: 'string', default: '10000' }, rounds: { type: 'string', default: '3' } },
})
const rounds = numberOption('rounds', values.rounds)
const renders = numberOption('renders', values.renders)
const PORT = 3380
const API_PORT = 4380
const PROXY_PORT = 4381
const BARE_PORT = 3381
const LIST = '/products'
/** The number of addresses made up so far, each for one request. */
let asked = 0

const api = await countingProxy({ port: PROXY_PORT, to: `http://127.0.0.1:${API_PORT}` })
const site = await startSite({ port: PORT, apiPort: API_PORT, env: { API_ORIGINS: api.origin } })
const server = family(site.pid).find((pid) => programOf(pid) === 'dist/program/main.js') as number
let bare: ChildProcess | undefined
try {
  await untilPicturesAreMade(site.dataDir)
  await coldRequests(500)
  await keptDocuments(rounds)
  await freshDocuments(200)
  await memory(renders)
} finally {
  bare?.kill('SIGTERM')
  await site.stop()
  await api.stop()
}

/** All visitors request a page for the first time. The api should get the calls of one render, each once. */
async function coldRequests(visitors: number) {
  const before = new Map(api.asked)
  const answers = await Promise.all(Array.from({ length: visitors }, () => get(LIST).then((answer) => answer.text())))
  const asked = [...api.asked].map(([call, times]) => ({ call, times: times - (before.get(call) ?? 0) }))
  // The server asks every second whether the site is open, and the starter asks whether it is ready; both are not calls
  // of a page.
  const calls = asked.filter(({ call, times }) => times > 0 && !/status|readyz|releases/.test(call))
  console.log(
    `\n## ${visitors} requests at once for a page that is not kept (${LIST}): ${new Set(answers).size} document\n`,
  )
  printTable(
    ['call of the api', 'times'],
    calls.map(({ call, times }) => [call, times]),
  )
}

async function keptDocuments(rounds: number) {
  const bytes = Number((await get(LIST, { method: 'HEAD', 'accept-encoding': 'br' })).headers.get('content-length'))
  const floorServer = spawn(process.execPath, [
    '--import',
    'tsx',
    path.join(import.meta.dirname, 'server/bareServer.ts'),
    String(BARE_PORT),
    String(bytes),
  ])
  bare = floorServer
  await wait(1_500)
  type Measured = Awaited<ReturnType<typeof measured>>
  const kept: Measured[] = []
  const floor: Measured[] = []
  for (let round = 0; round < rounds; round += 1) {
    floor.push(await measured(`http://127.0.0.1:${BARE_PORT}/`, Number(floorServer.pid)))
    kept.push(await measured(`http://127.0.0.1:${PORT}${LIST}`, server))
  }
  type Pick = (one: Measured) => number
  const row = (name: string, of: Measured[]) => {
    const middle = (pick: Pick) => Math.round(median(of.map(pick))).toLocaleString('en-GB')
    return [
      name,
      middle(({ perSecond }) => perSecond),
      middle(({ perCore }) => perCore),
      `${median(of.map(({ p99 }) => p99))} ms`,
    ]
  }
  const ratio = (pick: Pick) => `${(median(kept.map(pick)) / median(floor.map(pick))).toFixed(2)} ×`
  console.log(
    `\n## Kept document, ${(bytes / 1024).toFixed(1)} KB (brotli), 50 connections, ` +
      `median of ${rounds} rounds in turn\n`,
  )
  printTable(
    ['', 'answers/s', 'answers per second of CPU', 'p99'],
    [
      row('bare Fastify string', floor),
      row(`kept ${LIST}`, kept),
      ['ratio', ratio(({ perSecond }) => perSecond), ratio(({ perCore }) => perCore), ''],
    ],
  )
}

async function measured(address: string, pid: number) {
  await load(address, { seconds: 1 })
  const before = cpuTimes(family(pid))
  const { perSecond, total, p99 } = await load(address)
  return { perSecond, perCore: (total / cpuSince(pid, before).own) * 1000, p99 }
}

/**
 * Renders one page after another, so that the CPU time is the cost of one page. Without compression, which the server
 * does once per document.
 */
async function freshDocuments(count: number) {
  for (let n = 0; n < 100; n += 1) await fresh()
  const before = cpuTimes(family(server))
  const started = performance.now()
  for (let n = 0; n < count; n += 1) await fresh()
  const each = (performance.now() - started) / count
  const { own, children } = cpuSince(server, before)
  const times = [children, own, children + own].map((time) => `${(time / count).toFixed(1)} ms`)
  console.log(`\n## Fresh documents, CPU per page (mean of ${count}, one at a time)\n`)
  printTable(['page', 'render processes', 'server', 'together', 'elapsed'], [[LIST, ...times, `${each.toFixed(1)} ms`]])
}

async function memory(renders: number) {
  const readings = []
  const step = Math.max(1, Math.round(renders / 10))
  for (let done = 0; done < renders; done += step) {
    await inParallel(4, step, fresh)
    readings.push([(done + step).toLocaleString('en-GB'), `${resident()} MB`])
  }
  console.log(`\n## Resident memory of the composition server over ${renders} renders\n`)
  printTable(['renders', 'resident'], readings)
}

/** The composition server and its render processes. */
function resident() {
  const kilobytes = family(server).reduce((sum, pid) => sum + residentKilobytes(pid), 0)
  return Math.round(kilobytes / 1024)
}

/**
 * Requests a list for the first time, by a parameter that it reads and that changes nothing yet: an invented one would
 * get the cached document.
 */
async function fresh() {
  asked += 1
  const answer = await get(`${LIST}?price_from=${asked}`)
  if (!answer.ok) throw new Error(`${LIST} answered ${answer.status}`)
  await answer.arrayBuffer()
}

/** @param options the method, and headers */
function get(address: string, { method = 'GET', ...headers }: { method?: string } & Record<string, string> = {}) {
  return fetch(`http://127.0.0.1:${PORT}${address}`, {
    method,
    headers: { accept: 'text/html', 'accept-encoding': 'identity', ...headers },
    signal: AbortSignal.timeout(60_000),
  })
}

async function inParallel(width: number, count: number, run: () => Promise<unknown>) {
  let left = count
  await Promise.all(
    Array.from({ length: width }, async () => {
      while (left-- > 0) await run()
    }),
  )
}
