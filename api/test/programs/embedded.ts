import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { longWork } from './longWork'
import { maintenance } from './maintenance'
import { powerCut } from './powerCut'
import { stuckWorker } from './stuckWorker'
import { worker } from './worker'

// Runs a part of the wrapper around the embedded database, once with it and once without: `node embedded.js <part>
// <database folder>`. Prints one line of JSON. A separate program, because it needs the real worker files and a process
// that it may leave stuck.

const parts: Record<string, (folder: string, wrapped: boolean) => Promise<object>> = {
  worker,
  powerCut,
  maintenance,
  stuckWorker,
  longWork,
}

const part = parts[process.argv[2] ?? '']
if (!part) throw new Error(`Name one of ${Object.keys(parts).join(', ')}`)
const folder = mkdtempSync(path.join(tmpdir(), 'brightfill-proof-'))
const answers: Record<string, object> = {}
for (const [name, wrapped] of [
  ['wrapped', true],
  ['bare', false],
] as const) {
  const database = path.join(folder, name)
  cpSync(process.argv[3] ?? '', database, { recursive: true })
  answers[name] = await part(database, wrapped)
}
rmSync(folder, { recursive: true, force: true })
process.stdout.write(`${JSON.stringify(answers)}\n`, () => process.exit(0))
