import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'

export interface CollectedSpan {
  service: string
  name: string
  traceId: string
  spanId: string
  parentSpanId?: string
  attributes: Record<string, string | number>
}

type Pairs = { key: string; value: { stringValue?: string; intValue?: number } }[]

/** The body that a collector receives by OTLP/HTTP in JSON, as far as tests look at it. */
interface Export {
  resourceSpans: {
    resource: { attributes: Pairs }
    scopeSpans: { spans: (Omit<CollectedSpan, 'attributes' | 'service'> & { attributes: Pairs })[] }[]
  }[]
}

/** A collector of OpenTelemetry traces on a free port of this machine. */
export async function startTraceCollector() {
  const spans: CollectedSpan[] = []
  const server = createServer(async (request, response) => {
    const { resourceSpans } = (await json(request)) as Export
    for (const { resource, scopeSpans } of resourceSpans) {
      const service = String(valuesOf(resource.attributes)['service.name'])
      for (const span of scopeSpans.flatMap(({ spans }) => spans))
        spans.push({ ...span, service, attributes: valuesOf(span.attributes) })
    }
    const isThere = request.method === 'POST' && request.url === '/v1/traces'
    response.writeHead(isThere ? 200 : 404, { 'content-type': 'application/json' }).end('{}')
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    spans,
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, // it listens at a port, not at a pipe
    stop: () => server.close().closeAllConnections(),
  }
}

function valuesOf(pairs: Pairs) {
  return Object.fromEntries(pairs.map(({ key, value }) => [key, value.stringValue ?? value.intValue ?? '']))
}
