import { hostname } from 'node:os'
import { DiagLogLevel, diag, ROOT_CONTEXT, SpanKind, SpanStatusCode, type Tracer, trace } from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import { BatchSpanProcessor, RandomIdGenerator, TracerProvider } from '@opentelemetry/sdk-trace'
import type { Span, Work } from './Span'

/** The server that sends to the collector. */
export interface Teller {
  service: string
  port: number
}

/** A collector that is down loses spans, but never delays a visitor: a server ends in time without it. */
const SEND_WITHIN = 3_000
const KINDS = { server: SpanKind.SERVER, client: SpanKind.CLIENT, internal: SpanKind.INTERNAL }

/**
 * Sends spans by OTLP/HTTP; where to, the exporter reads from the variables of OpenTelemetry (`OTEL_EXPORTER_OTLP_*`).
 */
export class SpanRecorder {
  private readonly provider: TracerProvider
  private readonly tracer: Tracer
  /** The trace that the next span without a parent begins: our logs have its id already. */
  private beginning = ''

  constructor({ service, port }: Teller) {
    const quiet = () => {}
    const tell = (message: string) => {
      const line = { level: 40, time: Date.now(), service, reason: message.slice(0, 300), msg: 'traces' }
      process.stderr.write(`${JSON.stringify(line)}\n`)
    }
    diag.setLogger(
      { error: tell, warn: tell, info: quiet, debug: quiet, verbose: quiet },
      { logLevel: DiagLogLevel.WARN, suppressOverrideMessage: true },
    )
    const random = new RandomIdGenerator()
    this.provider = new TracerProvider({
      resource: resourceFromAttributes({
        'service.name': `brightfill-${service}`,
        'service.instance.id': `${hostname()}:${port}`,
      }),
      idGenerator: { generateTraceId: () => this.beginning, generateSpanId: random.generateSpanId },
      spanProcessors: [
        new BatchSpanProcessor({
          exporter: new OTLPTraceExporter({ timeoutMillis: SEND_WITHIN }),
          exportTimeoutMillis: SEND_WITHIN,
          scheduledDelayMillis: 2_000,
        }),
      ],
    })
    this.tracer = this.provider.getTracer('brightfill')
  }

  begin({ name, kind, within, attributes, took }: Work): Span {
    const parent = within.span ?? within.sender
    const place = parent
      ? trace.setSpanContext(ROOT_CONTEXT, {
          traceId: within.id,
          spanId: parent,
          traceFlags: Number.parseInt(within.sampled, 16),
          isRemote: within.span === undefined,
        })
      : ROOT_CONTEXT
    this.beginning = within.id
    const startTime = took === undefined ? undefined : Date.now() - took
    const span = this.tracer.startSpan(name, { kind: KINDS[kind], attributes, startTime }, place)
    return {
      trace: { ...within, span: span.spanContext().spanId },
      end: ({ attributes = {}, failed = false } = {}) => {
        if (!span.isRecording()) return
        span.setAttributes(attributes)
        if (failed) span.setStatus({ code: SpanStatusCode.ERROR })
        span.end()
      },
    }
  }

  async close() {
    await this.provider.shutdown().catch(() => {}) // the collector is down, which was logged
  }
}
