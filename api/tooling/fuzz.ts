import { inspect, parseArgs } from 'node:util'
import fc from 'fast-check'
import { build } from '../../shared/tooling/build'
import { numberOption } from '../../shared/tooling/numberOption'
import { startApi } from './apiProcess'
import { mustCall, openOffice, signIn } from './calls'
import { type HostileRequest, hostileRequest, type Schema } from './hostileRequest'

// npm run fuzz:api -- --n 10000 --seed 7: sends requests derived from the published schemas, and hostile ones, to all
// calls, as a visitor, as a customer and as staff with an open office. Fails on an answer >= 500, an answer of another
// shape, a slow one, and on an api that died. `--only office` limits it to calls with that word in their address.

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
// If they succeeded, the rest of the run would have no session, no roles, or no end.
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
const faults: object[] = []
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
console.log(`${faults.length} faults, the api ${lives ? 'is still running' : 'has stopped'}`)
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

async function send({ path: address, method, headers, body }: HostileRequest) {
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
    // Refusing a body before it is read may close the connection while it is being sent.
    const failed = inspect(error)
    if (failed.startsWith('TimeoutError') || !/EPIPE|ECONNRESET|other side closed/.test(failed)) return { failed }
    statuses.set(0, (statuses.get(0) ?? 0) + 1)
  }
}

function isProblem(text: string) {
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

interface Parameter {
  in: string
  name: string
  schema: Schema
}

interface Operation {
  parameters?: Parameter[]
  requestBody?: { content: Record<string, { schema: Schema }> }
}

/** The published description as rows of method, path and schemas. */
function callsOf({ paths }: { paths: Record<string, Record<string, Operation>> }) {
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
 * One of each thing that addresses can name: otherwise calls of the office would get no further than 404.
 * @param headers of staff
 */
async function knownThings(headers: Record<string, string>) {
  const person = { name: 'Fuzz', phone: '01632 960001', email: 'fuzz@brightfill.example' }
  const post = (address: string, fields: object) => mustCall(api.url + address, { fields, headers })
  const read = async (address: string) => (await mustCall(api.url + address, { method: 'GET', headers })).body.data
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
    reference: threads.map(({ reference }: { reference: string }) => reference),
  }
}
