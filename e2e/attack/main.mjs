import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { printTable } from '../bench/tables.mjs'
import { startSite } from '../startSite.mjs'
import { attacks } from './attacks.mjs'
import { complaints } from './judge.mjs'
import { visit } from './visitors.mjs'

// npm run attack: one client attacks a site with the budgets of production, in one way after another, while visitors
// from other addresses ask for pages, calls and pictures. Prints what the visitors noticed. docs/security.md
// `--only slow` runs the attacks whose name has that word in it.

const { values } = parseArgs({ options: { only: { type: 'string' }, seconds: { type: 'string', default: '15' } } })
const SECONDS = Number(values.seconds)
/** An attack is under way before it is measured. */
const AHEAD = 5_000
const chosen = Object.keys(attacks).filter((name) => name.includes(values.only ?? ''))

const folder = mkdtempSync(path.join(os.tmpdir(), 'brightfill-attack-'))
const dataDir = path.join(folder, 'data')
// Only the visitors' proxy is believed; the attacker connects from an address of its own.
const env = { RATE_PROFILE: 'production', SEED: 'demo', TRUST_PROXY: '127.0.0.1' }
const site = await startSite({ port: 3396, apiPort: 4396, dataDir, env })
try {
  writeFileSync(path.join(dataDir, 'media/attack.mp4'), Buffer.alloc(32 * 1024 * 1024))
  const { failures } = await visit(site.origin, 10) // the first of everything is slow
  if (failures.length > 0) throw new Error(`The site fails before any attack: ${failures[0]}`)
  /** @type {import('./visitors.mjs').Noticed[]} */
  const rows = []
  const quiet = { during: 'quiet', ...(await visit(site.origin, SECONDS)) }
  for (const [index, name] of chosen.entries()) {
    console.log(`Attack ${index + 1} of ${chosen.length}: ${name} ...`)
    const attacker = spawn(
      process.execPath,
      [path.join(import.meta.dirname, 'attacker.mjs'), name, site.origin, dataDir],
      {
        stdio: 'inherit',
      },
    )
    await wait(AHEAD)
    rows.push({ during: name, ...(await visit(site.origin, SECONDS)) })
    attacker.kill('SIGTERM')
    if (attacker.exitCode === null) await once(attacker, 'exit')
    await wait(1_000)
  }
  print([quiet, ...rows])
  const bad = rows.flatMap((row) => complaints(quiet, row))
  for (const complaint of bad) console.error(complaint)
  process.exitCode = bad.length > 0 ? 1 : 0
} finally {
  await site.stop()
  rmSync(folder, { recursive: true, force: true })
}

/** @param {import('./visitors.mjs').Noticed[]} rows */
function print(rows) {
  const kinds = Object.keys(rows[0]?.times ?? {})
  const cells = rows.map(({ during, times, failures, asked }) => [
    during,
    ...kinds.map((kind) => (times[kind] ?? []).join(' / ')),
    `${failures.length} of ${asked}`,
  ])
  printTable(['while one client sends', ...kinds.map((kind) => `${kind}, p50 / p95 ms`), 'failures of others'], cells)
  for (const { during, failures } of rows) for (const failure of new Set(failures)) console.log(`${during}: ${failure}`)
}
