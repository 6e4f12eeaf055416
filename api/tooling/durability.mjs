import { randomInt } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { build } from '../../shared/tooling/build.mjs'
import { numberOption } from '../../shared/tooling/numberOption.mjs'
import { startApi } from './apiProcess.mjs'
import { compare, Ledger } from './ledger.mjs'
import { findPostgres, postgresMissing, startPostgres } from './privatePostgres.mjs'
import { StaffView, Writer } from './writers.mjs'

// npm run test:durability -- --cycles 20: kill -9 of the api in the middle of writes, again and again, on each
// database. Acknowledged writes are noted outside of it; afterwards none of them may be missing, and nothing
// may be there by half.

const READY_WITHIN = 10_000
const WRITERS = 6

const { values } = parseArgs({
  options: { cycles: { type: 'string', default: '20' } },
})
const cycles = numberOption('cycles', values.cycles)
await build(['api'])

let failed = false
await cycle('embedded', {})
await refuseSecond()
if (findPostgres()) {
  const postgres = await startPostgres()
  await cycle('postgresql', { DATABASE_URL: await postgres.createDatabase() })
  await postgres.stop()
} else console.error(postgresMissing)
process.exitCode = failed ? 1 : 0

/**
 * @param {string} kind of database
 * @param {Record<string, string>} env
 */
async function cycle(kind, env) {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'brightfill-durability-'))
  const ledger = new Ledger()
  let slowest = 0
  let api = await startApi({ env, dataDir })
  for (let index = 0; index < WRITERS; index += 1) ledger.person(index)
  await Promise.all(ledger.people.map((person) => new Writer(api.url, ledger, person).register()))
  for (let round = 1; round <= cycles; round += 1) {
    const writers = ledger.people.map((person) => new Writer(api.url, ledger, person))
    const writing = Promise.all(writers.map((writer) => writer.run()))
    await wait(randomInt(300, 1200))
    await api.kill()
    for (const writer of writers) writer.stop()
    await writing
    api = await startApi({ env, dataDir })
    slowest = Math.max(slowest, api.readyAfter)
    const faults = await compare(ledger, await StaffView.open(api.url))
    if (faults.length > 0) {
      failed = true
      for (const fault of faults) console.error(`${kind}, cycle ${round}: ${fault}`)
    }
  }
  await api.stop()
  rmSync(dataDir, { recursive: true, force: true })
  if (slowest > READY_WITHIN) failed = true
  console.log(
    `${kind}: ${cycles} kills, ${ledger.acknowledged} acknowledged writes, ${ledger.faults} lost or by half, ready again within ${slowest} ms`,
  )
}

/** Two processes on one embedded database lose each other's rows, so the second must not start. */
async function refuseSecond() {
  const first = await startApi()
  const line = await startApi({ dataDir: first.dataDir }).then(
    async (second) => {
      await second.stop()
      failed = true
      return 'it STARTED'
    },
    (error) => error.message.trim().split('\n').at(-1),
  )
  await first.stop()
  console.log(`a second api on the same folder: ${line}`)
}
