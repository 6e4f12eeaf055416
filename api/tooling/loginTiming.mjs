import { execFileSync } from 'node:child_process'
import path from 'node:path'
import { startApi } from './apiProcess.mjs'

// npm run login-timing -w api: whether the time of a refused sign-in tells if an address is known. The area under the
// curve of 400 interleaved pairs is 0.5 when it tells nothing.

const PAIRS = 400
const root = path.resolve(import.meta.dirname, '../..')
execFileSync(process.execPath, [path.join(root, 'shared/tooling/build.mjs'), 'api'], { stdio: 'inherit' })
const api = await startApi({ root })

/** @param {string} login */
async function time(login) {
  const start = performance.now()
  const body = new URLSearchParams({ login, password: 'Wrongwrong1' })
  const signal = AbortSignal.timeout(30_000)
  await (await fetch(`${api.url}/user/login/account/auth`, { method: 'POST', body, signal })).text()
  return performance.now() - start
}

/** @type {number[]} */
const known = []
/** @type {number[]} */
const unknown = []
for (let pair = 0; pair < PAIRS + 10; pair += 1) {
  const order = pair % 2 === 0 ? [known, unknown] : [unknown, known]
  for (const times of order) {
    const taken = await time(times === known ? 'demo@brightfill.example' : 'nobody@brightfill.example')
    if (pair >= 10) times.push(taken)
  }
}
await api.stop()

const wins = known.reduce((sum, a) => sum + unknown.reduce((part, b) => part + (a > b ? 1 : a === b ? 0.5 : 0), 0), 0)
const area = wins / (PAIRS * PAIRS)
const median = (/** @type {number[]} */ times) => times.toSorted((a, b) => a - b)[PAIRS / 2]?.toFixed(1)
console.log(`known ${median(known)} ms, unknown ${median(unknown)} ms, area under the curve ${area.toFixed(3)}`)
process.exitCode = area >= 0.45 && area <= 0.55 ? 0 : 1
