import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { sql } from 'kysely'
import { openDatabase } from '../src/database/database'
import { createRepos } from '../src/repos'
import { readSettings } from '../src/settings'
import { startApi } from '../tooling/apiProcess.mjs'
import { openOffice } from '../tooling/calls.mjs'
import { findPostgres, postgresMissing, startPostgres } from '../tooling/privatePostgres.mjs'
import { judge, judgeOffice } from './judge'
import { loadMachines } from './loadMachines'
import { CUSTOMERS, ENQUIRIES, loadOffice } from './loadOffice'
import { type Measured, measure } from './measure'
import { type Get, measureOffice } from './measureOffice'
import { verifyCounts } from './verifyCounts'

// npm run bench:api -- --parts machines,office --sizes 1000,100000,1000000 --databases postgresql,embedded
// Fails when what it measures is outside the reach that judge.ts writes down.

const MINUTES = 60_000
// As docs/operations.md says for a large catalogue: the default of 128 MB does not hold its narrow table.
const POSTGRES_SETTINGS = ['shared_buffers=1GB']

const { values } = parseArgs({
  options: {
    sizes: { type: 'string', default: '1000,100000,1000000' },
    databases: { type: 'string', default: 'postgresql,embedded' },
    parts: { type: 'string', default: 'machines,office' },
  },
})
const parts = values.parts.split(',')
const sizes = values.sizes.split(',').map(Number)
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

/** @returns what was missed */
async function bench(kind: string): Promise<string[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'brightfill-bench-'))
  const postgres = kind === 'postgresql' ? await startPostgres(POSTGRES_SETTINGS) : undefined
  const catalogues = []
  let done = false
  for (const machines of sizes) {
    const start = Date.now()
    const dataDir = path.join(folder, String(machines))
    const database = await open(await postgres?.createDatabase(), dataDir, (reason) => done || print(reason))
    await loadMachines(database.db, machines)
    const { rows } = await sql<{ size: string }>`
      select pg_size_pretty(pg_database_size(current_database())) as size`.execute(database.db)
    const took = Math.round((Date.now() - start) / 1000)
    print(`${kind}: ${number(machines)} machines loaded in ${took} s, the database has ${rows[0]?.size}`)
    catalogues.push({
      database,
      repos: createRepos(database.db, readSettings({ RATE_PROFILE: 'production' })),
      machines,
    })
  }
  const measured = await measure(catalogues.map(({ database: { db }, repos, machines }) => ({ db, repos, machines })))
  const results = new Map(measured.map((list, index) => [sizes[index] ?? 0, list]))
  report(results)
  const faults: string[] = []
  done = true
  for (const { database, repos, machines } of catalogues) {
    faults.push(...(await verifyCounts(database.db, repos)).map((fault) => `${number(machines)}: ${fault}`))
    await database.close()
  }
  await postgres?.stop()
  rmSync(folder, { recursive: true, force: true })
  return [...faults, ...judge(kind, results)]
}

/**
 * The office of a started api, asked as a browser asks it.
 * @returns what was missed
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
  const references = await loadOffice(database.db, caller)
  const loaded = `${number(ENQUIRIES)} enquiries and ${number(CUSTOMERS)} customers`
  print(`postgresql: ${loaded} loaded in ${Math.round((Date.now() - start) / 1000)} s`)
  await database.close()
  const measured = await measureOffice(get, references)
  print('                           p50      p95     most, ms, as HTTP')
  for (const { kind, p50, p95, most } of measured)
    print(`  ${kind.padEnd(22)} ${[p50, p95, most].map((ms) => ms.toFixed(1).padStart(8)).join(' ')}`)
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

function report(results: Map<number, Measured[]>) {
  print('                           repeated, ms             first asked, ms')
  for (const [size, list] of results) {
    print(`${`${number(size)} machines`.padEnd(20)}   p50      p95     most       p50      p95     most`)
    for (const { kind, repeated, first } of list) {
      const figures = [repeated, first].map((times) =>
        [times.p50, times.p95, times.most].map((ms) => ms.toFixed(1).padStart(8)).join(' '),
      )
      print(`  ${kind.padEnd(16)} ${figures.join('  ')}`)
    }
  }
}

function number(value: number): string {
  return value.toLocaleString('en-GB')
}
