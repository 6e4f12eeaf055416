import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { sql } from 'kysely'
import { buildApp } from '../src/app'
import { openDatabase } from '../src/database/database'
import { readSettings } from '../src/settings'
import { startApi } from '../tooling/apiProcess'
import { mustCall, openOffice } from '../tooling/calls'
import { findPostgres, postgresMissing, startPostgres } from '../tooling/privatePostgres'
import { judge, judgeOffice } from './judge'
import { loadMachines } from './loadMachines'
import { CUSTOMERS, ENQUIRIES, loadOffice } from './loadOffice'
import { CatalogueCalls, type Measured, measure } from './measure'
import { type Get, measureOffice } from './measureOffice'
import { loadOfficeMachines, MACHINES, measureOfficeMachines, type Post } from './measureOfficeMachines'
import { verifyCounts } from './verifyCounts'

// npm run bench:api -- --parts machines,office --machines 100000 --databases postgresql,embedded
// Fails when something is slower than judge.ts allows.

const MINUTES = 60_000
/** Machines up to which the catalogue must stay fast, by database. */
const GOALS: Record<string, number> = { postgresql: 100_000, embedded: 5_000 }
// As docs/operations.md advises for a large catalogue: its narrow table does not fit into the default of 128 MB.
const POSTGRES_SETTINGS = ['shared_buffers=1GB']

const { values } = parseArgs({
  options: {
    machines: { type: 'string' },
    databases: { type: 'string', default: 'postgresql,embedded' },
    parts: { type: 'string', default: 'machines,office' },
  },
})
const parts = values.parts.split(',')
const print = (line: string) => process.stdout.write(`${line}\n`)

for (const kind of values.databases.split(',')) {
  if (kind === 'postgresql' && !findPostgres()) {
    print(postgresMissing)
    continue
  }
  const misses = parts.includes('machines') ? await bench(kind) : []
  if (parts.includes('office') && kind === 'postgresql') misses.push(...(await benchOffice()))
  for (const miss of misses) print(`  MISSED: ${kind}, ${miss}`)
  if (misses.length > 0) process.exitCode = 1
  else print(`  ${kind}: within reach`)
}

/** @returns the missed goals */
async function bench(kind: string): Promise<string[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'brightfill-bench-'))
  const postgres = kind === 'postgresql' ? await startPostgres(POSTGRES_SETTINGS) : undefined
  const machines = Number(values.machines ?? GOALS[kind])
  const start = Date.now()
  let done = false
  const database = await open(await postgres?.createDatabase(), folder, (reason) => done || print(reason))
  const { db } = database
  await loadMachines(db, machines)
  const { rows } = await sql<{ size: string }>`
    select pg_size_pretty(pg_database_size(current_database())) as size`.execute(db)
  const took = Math.round((Date.now() - start) / 1000)
  print(`${kind}: ${number(machines)} machines loaded in ${took} s, the database has ${rows[0]?.size}`)
  const settings = readSettings({ DATA_DIR: folder, LOG_LEVEL: 'silent', PICTURES_AHEAD: '0' })
  const app = await buildApp({ settings, database, stopping: { isStopping: false } })
  const calls = new CatalogueCalls(app)
  const measured = await measure({ db, calls, machines })
  report(measured)
  const faults = await verifyCounts(db, calls)
  done = true
  await app.close()
  await database.close()
  await postgres?.stop()
  rmSync(folder, { recursive: true, force: true })
  return [...faults, ...judge(measured)]
}

/**
 * Measures the office of a running api with a browser's requests.
 * @returns the missed goals
 */
async function benchOffice(): Promise<string[]> {
  const postgres = await startPostgres(POSTGRES_SETTINGS)
  const url = await postgres.createDatabase()
  const api = await startApi({ env: { DATABASE_URL: url } })
  const database = await open(url, tmpdir(), print)
  const start = Date.now()
  const { headers, caller } = await openOffice(api.url)
  const get: Get = async (path, query = {}) => {
    const words = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))
    const answer = await fetch(`${api.url}/api/office/${path}?${words}`, { headers })
    const text = await answer.text()
    if (!answer.ok) throw new Error(`GET ${answer.url}: ${answer.status} ${text}`)
  }
  const post: Post = async (path, fields) => (await mustCall(`${api.url}/api/office/${path}`, { fields, headers })).body
  const references = await loadOffice(database.db, caller)
  await loadOfficeMachines(database.db, post)
  const loaded = `${number(MACHINES)} machines, ${number(ENQUIRIES)} enquiries and ${number(CUSTOMERS)} customers`
  print(`postgresql: ${loaded} loaded in ${Math.round((Date.now() - start) / 1000)} s`)
  await database.close()
  const measured = [...(await measureOfficeMachines(get, post)), ...(await measureOffice(get, references))]
  print('                               p50      p95     most, ms, as HTTP')
  for (const { kind, p50, p95, most } of measured)
    print(`  ${kind.padEnd(26)} ${[p50, p95, most].map((ms) => ms.toFixed(1).padStart(8)).join(' ')}`)
  await api.stop()
  await postgres.stop()
  return judgeOffice(measured)
}

function open(url: string | undefined, dataDir: string, onTrouble: (reason: string) => void) {
  return openDatabase({
    url,
    dataDir,
    statementTimeout: 10 * MINUTES,
    onTrouble,
    onLost: (error) => {
      throw error
    },
  })
}

function report(measured: readonly Measured[]) {
  print('                        repeated, ms             after an edit, ms')
  print('                      p50      p95     most       p50      p95     most')
  for (const { kind, repeated, first } of measured) {
    const figures = [repeated, first].map((times) =>
      [times.p50, times.p95, times.most].map((ms) => ms.toFixed(1).padStart(8)).join(' '),
    )
    print(`  ${kind.padEnd(16)} ${figures.join('  ')}`)
  }
}

function number(value: number): string {
  return value.toLocaleString('en-GB')
}
