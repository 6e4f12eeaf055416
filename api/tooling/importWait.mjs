import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { parseArgs, promisify } from 'node:util'
import { build } from '../../shared/tooling/build.mjs'
import { numberOption } from '../../shared/tooling/numberOption.mjs'
import { PLATFORM_KEY, startApi } from './apiProcess.mjs'
import { call, mustCall, STAFF } from './calls.mjs'
import { withMachines } from './largeContent.mjs'
import { findPostgres, postgresMissing, startPostgres } from './privatePostgres.mjs'
import { untilPicturesAreMade } from './untilPicturesAreMade.mjs'

// npm run import-wait -w api -- --machines 20000: how long calls of others wait while so many machines are imported.
// Fails when one waits longer than 200 ms, and longer than any did without an import and with as many machines: a
// search among them takes its time as well.

const MOST = 200
/** Milliseconds. */
const WARM = 10_000
const QUIET = 30_000

const { values } = parseArgs({ options: { machines: { type: 'string', default: '20000' } } })
const machines = numberOption('machines', values.machines)
const sender = fileURLToPath(new URL('./sendFile.mjs', import.meta.url))
const run = promisify(execFile)
await build(['api'])

await measure('embedded', {})
if (findPostgres()) {
  const postgres = await startPostgres()
  await measure('postgresql', { DATABASE_URL: await postgres.createDatabase() })
  await postgres.stop()
} else console.error(postgresMissing)

/** @typedef {{ second: number, ms: number }} Wait since the import began */

/**
 * @param {string} kind of database
 * @param {Record<string, string>} env
 */
async function measure(kind, env) {
  const api = await startApi({ env })
  await untilPicturesAreMade(api.dataDir)
  const authorization = `Bearer ${PLATFORM_KEY}`
  const read = await mustCall(`${api.url}/api/office/content`, { method: 'GET', headers: { authorization } })
  const body = JSON.stringify(withMachines(read.body, machines))
  const folder = mkdtempSync(path.join(os.tmpdir(), 'brightfill-import-'))
  const file = path.join(folder, 'content.json')
  writeFileSync(file, body)
  await waitsMeanwhile(api.url, pause(WARM)) // the first calls of a process are slow, whatever it does
  let have = 'the demo'
  for (const what of ['new', 'replaced']) {
    const control = report(`${kind}, no import, ${have}`, await waitsMeanwhile(api.url, pause(QUIET)))
    const started = performance.now()
    const importing = run(process.execPath, [sender, `${api.url}/api/office/content`, authorization, file])
    const waits = await waitsMeanwhile(api.url, importing)
    const status = Number((await importing).stdout)
    const took = ((performance.now() - started) / 1000).toFixed(1)
    const size = (body.length / 2 ** 20).toFixed(1)
    const longest = report(
      `${kind}, ${machines} machines ${what} (${size} MB): status ${status} after ${took} s`,
      waits,
    )
    if (status !== 200 || longest > Math.max(MOST, control)) process.exitCode = 1
    have = `${machines} machines`
  }
  await api.stop()
  rmSync(folder, { recursive: true })
}

/**
 * The time that others wait for page, list, sign-in and health, asked again and again.
 * @param {string} url
 * @param {Promise<unknown>} end
 */
function waitsMeanwhile(url, end) {
  let done = false
  const over = () => {
    done = true
  }
  end.then(over, over)
  const asks = [
    () => call(`${url}/fields?url=/`, { method: 'GET' }),
    () =>
      call(`${url}/get/products`, { fields: { page: 1, filters: { search: `m-${Math.round(performance.now())}` } } }),
    () => call(`${url}/user/login/account/auth`, { fields: STAFF }),
    () => call(`${url}/healthz`, { method: 'GET' }),
  ]
  return Promise.all(asks.map((ask) => waitsOf(ask, () => done)))
}

/**
 * @param {string} title
 * @param {Wait[][]} waits by call
 * @returns the longest
 */
function report(title, waits) {
  const all = waits.flat().sort((a, b) => a.ms - b.ms)
  const longest = waits.map((list) => Math.round(Math.max(...list.map(({ ms }) => ms))))
  const { ms: p95 = 0 } = all[Math.floor(all.length * 0.95)] ?? {}
  const late = all.filter(({ ms }) => ms > MOST).map(({ second }) => Math.round(second))
  console.log(
    `${title}; ${all.length} calls, p95 ${p95.toFixed(0)} ms,`,
    `longest ${longest.join(', ')} ms (page, list, sign-in, health)`,
    late.length > 0 ? `; over ${MOST} ms in seconds ${late.sort((a, b) => a - b).join(', ')}` : '',
  )
  return Math.max(...longest)
}

/**
 * @param {() => Promise<unknown>} ask
 * @param {() => boolean} isDone
 */
async function waitsOf(ask, isDone) {
  /** @type {Wait[]} */
  const waits = []
  const begun = performance.now()
  while (!isDone()) {
    const started = performance.now()
    await ask()
    waits.push({ second: (started - begun) / 1000, ms: performance.now() - started })
    await pause(50)
  }
  return waits
}
