import { randomBytes } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'

/** A place in a trace as W3C Trace Context describes it. */
interface Trace {
  /** The same for all that one request of a visitor causes, on every server. */
  id: string
  sampled: string
}

const HEADER = /^00-(?!0{32})([0-9a-f]{32})-(?!0{16})[0-9a-f]{16}-([0-9a-f]{2})$/
const traces = new WeakMap<object, Trace>()

/**
 * The trace that a request belongs to: the one that its `traceparent` names, else a new one.
 * @param request the request as node has it, always the same answer for the same one
 */
export function traceOf(request: { headers: IncomingHttpHeaders }): Trace {
  const known = traces.get(request)
  if (known) return known
  const [, id = randomBytes(16).toString('hex'), sampled = '01'] =
    HEADER.exec(String(request.headers.traceparent)) ?? []
  const trace = { id, sampled }
  traces.set(request, trace)
  return trace
}

/**
 * The header that hands a trace on to the next server.
 * @param trace of the request that causes the next one
 */
export function traceparent({ id, sampled }: Trace): string {
  return `00-${id}-${randomBytes(8).toString('hex')}-${sampled}`
}
