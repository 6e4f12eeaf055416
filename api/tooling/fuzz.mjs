import { inspect, parseArgs } from 'node:util'
import fc from 'fast-check'
import { build } from '../../shared/tooling/build.mjs'
import { numberOption } from '../../shared/tooling/numberOption.mjs'
import { startApi } from './apiProcess.mjs'
import { mustCall, openOffice, signIn } from './calls.mjs'
import { hostileRequest } from './hostileRequest.mjs'

// npm run fuzz:api -- --n 10000 --seed 7: sends requests derived from the published schemas, and hostile ones, to every
// call, as nobody, as a customer and as staff whose office is open. Fails on an answer >= 500, an answer in another
// shape, one that takes too long, and on an api that ended. `--only office` sends to the calls with that word in their
// address.

const SLOW = 10_000
const AT_ONCE = 8
const { values } = parseArgs({
  options: {
    n: { type: 'string', default: '10000' },
    seed: { type: 'string', default: '1' },
    only: { type: 'string', default: '' },
  },
})
const seed = numberOption('seed', values.seed)
const numRuns = numberOption('n', values.n)

await build(['api'])
const api = await startApi()
const description = await (await fetch(`${api.url}/api/docs`, { signal: AbortSignal.timeout(SLOW) })).json()
const calls = callsOf(description).filter((call) => call.path.includes(values.only))
const { headers: staff } = await openOffice(api.url)
const callers = [await signIn(api.url, { login: 'demo@brightfill.example', password: 'Brightfill1' }), staff]
const known = await knownThings(staff)
// For real they would leave the rest of the run without a session, without roles, or without an end.
const notForReal = [
  '/user/logout',
  '/api/user/delete',
  '/api/office/session', // another office closes the former one
  '/api/office/session/end',
  '/api/office/staff/roles',
  '/api/office/staff/sessions/end',
  '/api/office/staff/factor/reset',
  '/api/office/events',
]
const requests = fc.oneof(
  ...calls.map((call) =>
    hostileRequest(call, notForReal.includes(call.path) ? [{ authorization: 'Bearer ended' }] : callers, known),
  ),
)
const statuses = new Map()
/** @type {object[]} */
const faults = []
let gone = false
api.ended.then(() => {
  gone = true
})

const queue = fc.sample(requests, { seed, numRuns }).entries()
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

/**
 * Things that addresses can name, one of each: else nothing of the office would get further than 404.
 * @param {Record<string, string>} headers of staff
 */
async function knownThings(headers) {
  const person = { name: 'Fuzz', phone: '01632 960001', email: 'fuzz@brightfill.example' }
  const post = (/** @type {string} */ address, /** @type {object} */ fields) =>
    mustCall(api.url + address, { fields, headers })
  const read = async (/** @type {string} */ address) =>
    (await mustCall(api.url + address, { method: 'GET', headers })).body.data
  await post('/registration/account', { ...person, password: 'Brightfill1' })
  await post('/submit-form-footer', { ...person, company_name: 'b' })
  await post('/submit-form', { ...person, last_name: 'b', manufacturer: 'a', model: 'b', year: '2001' })
  const [customer] = await read(`/api/office/customers?search=${person.email}`)
  const threads = await read('/api/office/inbox?show=all')
  const [{ slug }] = (await post('/get/products', {})).body.data
  const order = { customer: customer.id, machines: [slug], status: 'Ordered' }
  const made = await post('/api/office/orders', order)
  return {
    id: [String(customer.id), String(made.body.data.id)],
    reference: threads.map((/** @type {{ reference: string }} */ { reference }) => reference),
  }
}
