import { randomUUID } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'

/** A place in a trace as W3C Trace Context describes it. */
export interface Trace {
  /** The same for everything that one visitor's request causes, on every server. */
  readonly id: string
  readonly sampled: string
  /** The span of the program that sent the request. */
  readonly sender?: string
  /** The span of this server that the next one belongs to, where spans are recorded (`spans.ts`). */
  span?: string
}

const HEADER = /^00-(?!0{32})([0-9a-f]{32})-((?!0{16})[0-9a-f]{16})-([0-9a-f]{2})$/
const traces = new WeakMap<object, Trace>()

/**
 * The trace that a request belongs to: the one that its `traceparent` names, else a new one.
 * @param request the request as node has it, always the same answer for the same one
 */
export function traceOf(request: { headers: IncomingHttpHeaders }): Trace {
  const known = traces.get(request)
  if (known) return known
  const [, id = newId(32), sender, sampled = '01'] = HEADER.exec(String(request.headers.traceparent)) ?? []
  const trace = { id, sampled, sender }
  traces.set(request, trace)
  return trace
}

/** The trace of work that no request caused, such as looking for new releases each second. It is not recorded. */
export function quietTrace(): Trace {
  return { id: newId(32), sampled: '00' }
}

/**
 * The header that passes a trace on to the next server.
 * @param trace of the request that causes the next one
 */
export function traceparent({ id, sampled, span = newId(16) }: Trace): string {
  return `00-${id}-${span}-${sampled}`
}

/** Node reads random bytes for UUIDs in bulk; asking the system for each id took a tenth of a cached page's CPU. */
function newId(digits: number): string {
  return randomUUID().replaceAll('-', '').slice(0, digits)
}
