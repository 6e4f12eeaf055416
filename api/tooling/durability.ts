import { randomInt } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { build } from '../../shared/tooling/build'
import { numberOption } from '../../shared/tooling/numberOption'
import { startApi } from './apiProcess'
import { Ledger } from './ledger'
import { actions, compareOffice, OfficeLedger, OfficeWriter } from './officeWriter'
import { findPostgres, postgresMissing, startPostgres } from './privatePostgres'
import { compare, StaffView } from './StaffView'
import { Writer } from './writers'

// npm run test:durability -- --cycles 30: kill -9 of the api in the middle of writes, again and again, on each
// database, while staff publish, plan and upload in turn. A ledger outside the api records acknowledged writes;
// afterwards none of them may be missing, and none may be partial.

const WRITERS = 6

const { values } = parseArgs({
  options: { cycles: { type: 'string', default: '30' } },
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

/** @param kind of database */
async function cycle(kind: string, env: Record<string, string>) {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'brightfill-durability-'))
  const ledger = new Ledger()
  const office = new OfficeLedger()
  let slowest = 0
  let api = await startApi({ env, dataDir })
  for (let index = 0; index < WRITERS; index += 1) ledger.person(index)
  await Promise.all(ledger.people.map((person) => new Writer(api.url, ledger, person).register()))
  await (await OfficeWriter.open(api.url, office)).begin()
  for (let round = 1; round <= cycles; round += 1) {
    const writers = ledger.people.map((person) => new Writer(api.url, ledger, person))
    const staff = await OfficeWriter.open(api.url, office)
    const action = actions[round % actions.length] ?? 'publish'
    const writing = Promise.all([staff.run(action), ...writers.map((writer) => writer.run())])
    await wait(randomInt(300, action === 'plan' ? 4500 : 1500)) // a plan is carried out within 3.5 s
    await api.kill()
    for (const writer of [staff, ...writers]) writer.stop()
    await writing
    api = await startApi({ env, dataDir })
    slowest = Math.max(slowest, api.readyAfter)
    const faults = await compare(ledger, await StaffView.open(api.url))
    faults.push(...(await compareOffice(office, api.url)).map((fault) => `after a kill in ${action}, ${fault}`))
    if (faults.length > 0) {
      failed = true
      for (const fault of faults) console.error(`${kind}, cycle ${round}: ${fault}`)
    }
  }
  await api.stop()
  rmSync(dataDir, { recursive: true, force: true })
  console.log(
    `${kind}: ${cycles} kills, ${ledger.acknowledged + office.acknowledged} acknowledged writes, ${ledger.faults + office.faults} lost or half written, ready again within ${slowest} ms`,
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
