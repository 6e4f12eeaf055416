import { AsyncLocalStorage } from 'node:async_hooks'
import type { FastifyInstance } from 'fastify'
import type { Span, Work } from './Span'
import type { SpanRecorder, Teller } from './SpanRecorder'
import { type Trace, traceOf } from './trace'

/** External programs poll these. */
const unrecorded = new Set(['/healthz', '/readyz', '/metrics'])
const requests = new AsyncLocalStorage<Trace>()
let recorder: SpanRecorder | undefined

/**
 * Sends this server's spans to a collector from now on, if there is one; OpenTelemetry is loaded only then.
 * @param endpoint of OTEL_EXPORTER_OTLP_ENDPOINT
 * @returns a function that sends the last spans, when the server ends
 */
export async function recordSpans({ endpoint, ...server }: Teller & { endpoint: string | undefined }) {
  if (!endpoint) return async () => {}
  const { SpanRecorder } = await import('./SpanRecorder')
  const started = new SpanRecorder(server)
  recorder = started
  return () => started.close()
}

/** Begins to record work; undefined when tracing is off. */
export function beginSpan(work: Work): Span | undefined {
  return recorder?.begin(work)
}

/** Records every request of a server, as the span that its other work belongs to. */
export function recordRequests(app: FastifyInstance) {
  if (!recorder) return
  const spans = new WeakMap<object, Span>()
  app.addHook('onRequest', (request, _reply, done) => {
    const { url: route = 'none' } = request.routeOptions
    if (unrecorded.has(route)) return done()
    const within = traceOf(request.raw)
    const attributes = { 'http.request.method': request.method, 'http.route': route }
    const span = beginSpan({ name: `${request.method} ${route}`, kind: 'server', within, attributes })
    if (span) spans.set(request, span)
    within.span = span?.trace.span
    requests.run(within, done)
  })
  // Reading the body in between runs in the connection's context, which has no request.
  app.addHook('preValidation', (request, _reply, done) => requests.run(traceOf(request.raw), done))
  app.addHook('onResponse', async (request, { statusCode }) => {
    const attributes = { 'http.response.status_code': statusCode }
    spans.get(request)?.end({ attributes, failed: statusCode >= 500 })
  })
}

/**
 * Turns each statement that Kysely logs into a span of its request; undefined when tracing is off. Statements hold no
 * values.
 */
export function statementSpans() {
  if (!recorder) return undefined
  return (statement: { level: string; query: { sql: string }; queryDurationMillis: number }) => {
    const within = requests.getStore()
    if (!within) return
    const { sql } = statement.query
    const [name = 'sql'] = sql.trim().split(/\s/, 1)
    const attributes = { 'db.system.name': 'postgresql', 'db.query.text': sql }
    const span = beginSpan({ name, kind: 'client', within, attributes, took: statement.queryDurationMillis })
    span?.end({ failed: statement.level === 'error' })
  }
}
