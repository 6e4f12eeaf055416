import { execFileSync } from 'node:child_process'
import path from 'node:path'
import { inspect, parseArgs } from 'node:util'
import fc from 'fast-check'
import { startApi } from './apiProcess.mjs'
import { hostileRequest } from './hostileRequest.mjs'

// npm run fuzz:api -- --n 10000 --seed 7: sends requests derived from the published schemas, and hostile ones, to every
// call. Fails on an answer >= 500, an answer in another shape, one that takes too long, and on an api that ended.

const SLOW = 10_000
const AT_ONCE = 8
const { values } = parseArgs({
  options: { n: { type: 'string', default: '10000' }, seed: { type: 'string', default: '1' } },
})
const seed = Number(values.seed)
const root = path.resolve(import.meta.dirname, '../..')

execFileSync(process.execPath, [path.join(root, 'shared/tooling/build.mjs'), 'api'], { stdio: 'inherit' })
const api = await startApi({ root })
const calls = callsOf(await (await fetch(`${api.url}/api/docs`, { signal: AbortSignal.timeout(SLOW) })).json())
const tokens = [await signIn('demo@brightfill.example'), await signIn('staff@brightfill.example')]
// Signing out or deleting the account for real would leave the rest of the run without a session.
const ends = ['/user/logout', '/api/user/delete']
const requests = fc.oneof(...calls.map((call) => hostileRequest(call, ends.includes(call.path) ? ['ended'] : tokens)))
const statuses = new Map()
/** @type {object[]} */
const faults = []
let gone = false
api.ended.then(() => {
  gone = true
})

const queue = fc.sample(requests, { seed, numRuns: Number(values.n) }).entries()
let sent = 0
await Promise.all(Array.from({ length: AT_ONCE }, work))
const lives = !gone && (await fetch(`${api.url}/readyz`, { signal: AbortSignal.timeout(SLOW) })).ok
await api.stop()

console.log(`${sent} requests over ${calls.length} calls, seed ${seed}`)
console.log(
  [...statuses]
    .sort(([a], [b]) => a - b)
    .map(([status, times]) => `${status}: ${times}`)
    .join('  '),
)
for (const fault of faults.slice(0, 20)) console.error(JSON.stringify(fault))
console.log(`${faults.length} faults, the api ${lives ? 'lives' : 'is gone'}`)
process.exitCode = faults.length > 0 || !lives ? 1 : 0

async function work() {
  for (const [index, request] of queue) {
    if (gone) return
    sent += 1
    const fault = await send(request)
    if (fault)
      faults.push({
        index,
        path: request.path.slice(0, 300),
        method: request.method,
        headers: request.headers,
        body: String(request.body).slice(0, 300),
        ...fault,
      })
  }
}

/** @param {import('./hostileRequest.mjs').HostileRequest} request */
async function send({ path: address, method, headers, body }) {
  try {
    const response = await fetch(api.url + address, {
      method,
      headers,
      body,
      redirect: 'manual',
      signal: AbortSignal.timeout(SLOW),
    })
    statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1)
    const text = await response.text()
    if (response.status >= 500) return { status: response.status, text: text.slice(0, 300) }
    if (response.status >= 400 && method !== 'HEAD' && !isProblem(text))
      return { status: response.status, shape: text.slice(0, 300) }
  } catch (error) {
    // A body refused before it was read may close the connection while it is being sent.
    const failed = inspect(error)
    if (failed.startsWith('TimeoutError') || !/EPIPE|ECONNRESET|other side closed/.test(failed)) return { failed }
    statuses.set(0, (statuses.get(0) ?? 0) + 1)
  }
}

/** @param {string} text */
function isProblem(text) {
  try {
    const { result, code, message, request_id } = JSON.parse(text)
    return (
      result === 0 &&
      [code, message, request_id].every((value) => typeof value === 'string') &&
      !/at .+:\d+:\d+|select |fastify/i.test(message)
    )
  } catch {
    return false
  }
}

/**
 * The published description as rows of method, path and schemas.
 * @typedef {{ in: string, name: string, schema: import('./hostileRequest.mjs').Schema }} Parameter
 * @typedef {{ parameters?: Parameter[], requestBody?: { content: Record<string, { schema:
 *   import('./hostileRequest.mjs').Schema }> } }} Operation
 * @param {{ paths: Record<string, Record<string, Operation>> }} description
 */
function callsOf({ paths }) {
  return Object.entries(paths).flatMap(([address, methods]) =>
    Object.entries(methods).map(([method, { parameters = [], requestBody }]) => ({
      method: method.toUpperCase(),
      path: address.replace(/\{(\w+)\}/g, ':$1'),
      query: {
        properties: Object.fromEntries(
          parameters.filter(({ in: place }) => place === 'query').map(({ name, schema }) => [name, schema]),
        ),
      },
      body: Object.values(requestBody?.content ?? {})[0]?.schema,
    })),
  )
}

/** @param {string} login */
async function signIn(login) {
  const body = new URLSearchParams({ login, password: 'Brightfill1' })
  const signal = AbortSignal.timeout(SLOW)
  const response = await fetch(`${api.url}/user/login/account/auth`, { method: 'POST', body, signal })
  return (await response.json()).token
}
