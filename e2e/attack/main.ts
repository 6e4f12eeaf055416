import { spawn } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { untilPicturesAreMade } from '../../api/tooling/untilPicturesAreMade'
import { numberOption } from '../../shared/tooling/numberOption'
import { printTable } from '../bench/tables'
import { endProcess } from '../endProcess'
import { startSite } from '../startSite'
import { attacks } from './attacks'
import { complaints } from './judge'
import { listeningRelease } from './listeningRelease'
import { officeOfAnOwner, signInOfOthers } from './strangers'
import { type Noticed, visit } from './visitors'

// npm run attack: one client attacks a site with the budgets of production, in one way after another, while visitors
// from other addresses ask for pages, calls and pictures. Prints what the visitors noticed. docs/security.md
// `--only slow` runs the attacks with that word in their name.

const { values } = parseArgs({ options: { only: { type: 'string' }, seconds: { type: 'string', default: '14' } } })
const SECONDS = numberOption('seconds', values.seconds)
/** An attack is under way before it is measured. */
const AHEAD = 5_000
const isChosen = (name: string) => name.includes(values.only ?? '')
const chosen = Object.keys(attacks).filter(isChosen)
/** Attacks without a flood: each reports what it learnt, or whom it kept out. */
const thefts = Object.entries({
  'the sign-in of others': signInOfOthers,
  'the office of an owner': officeOfAnOwner,
  'server code of a team that listens': listeningRelease,
}).filter(([name]) => isChosen(name))

// Only the visitors' proxy is trusted; the attacker connects from an address of its own.
const env = { RATE_PROFILE: 'production', SEED: 'demo', TRUST_PROXY: '127.0.0.1' }
const site = await startSite({ port: 3396, apiPort: 4396, env })
const { dataDir } = site
try {
  await untilPicturesAreMade(dataDir)
  writeFileSync(path.join(dataDir, 'media/attack.mp4'), Buffer.alloc(32 * 1024 * 1024))
  const { failures } = await visit(site.origin, 10) // the first of everything is slow
  if (failures.length > 0) throw new Error(`The site fails before any attack: ${failures[0]}`)
  const quiet = await visitDuring('quiet')
  const rows = [quiet]
  const bad: string[] = []
  for (const [index, name] of chosen.entries()) {
    console.log(`Attack ${index + 1} of ${chosen.length}: ${name} ...`)
    const row = await attack(name)
    rows.push(row)
    const found = complaints(quiet, row)
    if (found.length === 0 || row.failures.length > 0) {
      bad.push(...found)
      continue
    }
    // Other work on this machine slows one measurement, an attack slows both.
    console.log(`${found.join('; ')}; measured again ...`)
    const quietAgain = await visitDuring('quiet again')
    const again = await attack(name)
    rows.push(quietAgain, again)
    bad.push(...complaints(quietAgain, again))
  }
  for (const [name, steal] of thefts) {
    console.log(`Attack: ${name} ...`)
    bad.push(...(await steal(site)).map((complaint) => `${name}: ${complaint}`))
  }
  print(rows)
  for (const complaint of bad) console.error(complaint)
  process.exitCode = bad.length > 0 ? 1 : 0
} finally {
  await site.stop()
}

/** @param name of an attack */
async function attack(name: string) {
  const words = ['--import', 'tsx', path.join(import.meta.dirname, 'attacker.ts'), name, site.origin, dataDir]
  const attacker = spawn(process.execPath, words, { stdio: 'inherit' })
  await wait(AHEAD)
  const row = await visitDuring(name)
  await endProcess(attacker)
  await wait(1_000)
  return row
}

async function visitDuring(during: string) {
  return { during, ...(await visit(site.origin, SECONDS)) }
}

function print(rows: Noticed[]) {
  const kinds = Object.keys(rows[0]?.times ?? {})
  const cells = rows.map(({ during, times, failures, asked }) => [
    during,
    ...kinds.map((kind) => (times[kind] ?? []).join(' / ')),
    `${failures.length} of ${asked}`,
  ])
  printTable(['while one client sends', ...kinds.map((kind) => `${kind}, p50 / p95 ms`), 'failures of others'], cells)
  for (const { during, failures } of rows) for (const failure of new Set(failures)) console.log(`${during}: ${failure}`)
}
