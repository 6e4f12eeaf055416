import { build } from '../../shared/tooling/build.mjs'
import { startApi } from './apiProcess.mjs'

// npm run login-timing -w api: whether the time of a refused sign-in, or of a link to set a new password, tells if an
// address is known. The area under the curve of 400 interleaved pairs is 0.5 when it tells nothing.

const PAIRS = 400
const WARM_UP = 10
await build(['api'])
// Forgot password answers alike only when it is told to.
const api = await startApi({ env: { HIDE_UNKNOWN_EMAIL: '1' } })

await compare('sign-in', '/user/login/account/auth', (login) => ({ login, password: 'Wrongwrong1' }))
await compare('forgot password', '/forget-password', (email) => ({ email }))
await api.stop()

/**
 * @param {string} what
 * @param {string} address
 * @param {(email: string) => Record<string, string>} fieldsOf
 */
async function compare(what, address, fieldsOf) {
  /** @type {number[]} */
  const known = []
  /** @type {number[]} */
  const unknown = []
  for (let pair = 0; pair < PAIRS + WARM_UP; pair += 1) {
    const order = pair % 2 === 0 ? [known, unknown] : [unknown, known]
    for (const times of order) {
      const email = times === known ? 'demo@brightfill.example' : 'nobody@brightfill.example'
      const taken = await time(address, fieldsOf(email))
      if (pair >= WARM_UP) times.push(taken)
    }
  }
  const area = areaUnderCurve(known, unknown)
  console.log(
    `${what}: known ${median(known)} ms, unknown ${median(unknown)} ms, area under the curve ${area.toFixed(3)}`,
  )
  if (area < 0.45 || area > 0.55) process.exitCode = 1
}

/**
 * @param {string} address
 * @param {Record<string, string>} fields
 */
async function time(address, fields) {
  const start = performance.now()
  const signal = AbortSignal.timeout(30_000)
  await (await fetch(api.url + address, { method: 'POST', body: new URLSearchParams(fields), signal })).text()
  return performance.now() - start
}

/**
 * How often a known address takes longer than an unknown one.
 * @param {number[]} known
 * @param {number[]} unknown
 */
function areaUnderCurve(known, unknown) {
  const wins = known.flatMap((a) => unknown.map((b) => (a > b ? 1 : a === b ? 0.5 : 0)))
  return wins.reduce((/** @type {number} */ sum, win) => sum + win, 0) / wins.length
}

/** @param {number[]} times */
function median(times) {
  return times.toSorted((a, b) => a - b)[times.length / 2]?.toFixed(1)
}
