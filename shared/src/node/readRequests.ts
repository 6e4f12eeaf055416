import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { Counter, type Registry } from 'prom-client'
import type { Finding } from './findings'
import { problemOf } from './problemOf'

const UNREADABLE = 'brightfill_forwarded_unreadable_total'

/** For Fastify's `rewriteUrl`: a target may name the whole address (`GET http://host/path`), and means the path. */
export function originForm({ url = '/' }: Pick<IncomingMessage, 'url'>): string {
  return url.replace(/^https?:\/\/[^/?#]*\/?/i, '/')
}

/**
 * Reads a request's own claims first: the addresses in `X-Forwarded-For`, which some gateways write with a port, and
 * its host, which it may name only once.
 * @param app the server; hooks that answer or count by address come later
 * @param registry counts the requests of which no address can be read
 */
export function readRequests(app: FastifyInstance, registry: Registry) {
  const help = 'Requests from a trusted proxy without a valid address in X-Forwarded-For'
  const unreadable = new Counter({ name: UNREADABLE, help, registers: [registry] })

  app.addHook('onRequest', (request, reply, done) => {
    const { headers, rawHeaders } = request.raw
    const forwarded = headers['x-forwarded-for']
    if (forwarded !== undefined) {
      headers['x-forwarded-for'] = String(forwarded).split(',').map(addressIn).join(',')
      if (isIP(request.ip) === 0) unreadable.inc()
    }
    if (rawHeaders.filter((name, at) => at % 2 === 0 && /^host$/i.test(name)).length < 2) return done()
    const problem = { code: 'bad_request', message: 'The request names more than one host' }
    reply.code(400).header('Connection', 'close').send(problemOf(request, problem))
  })
}

/** `192.0.2.1:4711`, `[2001:db8::1]`, `"[2001:db8::1]:4711"`: the address alone. */
function addressIn(entry: string): string {
  const text = entry.trim().replace(/^"(.*)"$/, '$1')
  const [, address = text] = /^\[([^\]]+)\](?::\d+)?$/.exec(text) ?? /^([\d.]+):\d+$/.exec(text) ?? []
  return address
}

/**
 * Whether the server that runs here can read the addresses that its proxies forward; nothing while none runs.
 * @param port of the server
 */
export async function forwardedFinding(port: number): Promise<Finding[]> {
  const signal = AbortSignal.timeout(2_000)
  const metrics = await fetch(`http://127.0.0.1:${port}/metrics`, { signal }).then(
    (answer) => answer.text(),
    () => '',
  )
  const [, count] = new RegExp(`^${UNREADABLE} (\\d+)$`, 'm').exec(metrics) ?? []
  if (count === undefined) return []
  const found =
    count === '0'
      ? 'names an address'
      : `names no address for some clients (${count} requests), which share the limits of one`
  return [{ what: 'X-Forwarded-For', ok: count === '0', found }]
}
