import { build } from '../../shared/tooling/build'
import { startApi } from './apiProcess'

// npm run login-timing -w api: whether the time of a refused sign-in, or of a link to set a new password, reveals if an
// address is known. The area under the curve of 400 interleaved pairs is 0.5 when it reveals nothing.

const PAIRS = 400
const WARM_UP = 10
await build(['api'])
// Forgotten passwords only get the same answer with this setting.
const api = await startApi({ env: { HIDE_UNKNOWN_EMAIL: '1' } })

await compare('sign-in', '/user/login/account/auth', (login) => ({ login, password: 'Wrongwrong1' }))
await compare('forgot password', '/forget-password', (email) => ({ email }))
await api.stop()

async function compare(what: string, address: string, fieldsOf: (email: string) => Record<string, string>) {
  const known: number[] = []
  const unknown: number[] = []
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

async function time(address: string, fields: Record<string, string>) {
  const start = performance.now()
  const signal = AbortSignal.timeout(30_000)
  await (await fetch(api.url + address, { method: 'POST', body: new URLSearchParams(fields), signal })).text()
  return performance.now() - start
}

/** The share of pairs in which the known address takes longer. */
function areaUnderCurve(known: number[], unknown: number[]) {
  const wins = known.flatMap((a) => unknown.map((b) => (a > b ? 1 : a === b ? 0.5 : 0)))
  return wins.reduce((sum: number, win) => sum + win, 0) / wins.length
}

function median(times: number[]) {
  return times.toSorted((a, b) => a - b)[times.length / 2]?.toFixed(1)
}
