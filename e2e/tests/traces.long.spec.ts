import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { API_PORT, PORT } from '../site'
import { startSite } from '../startSite'
import { type CollectedSpan, startTraceCollector } from '../traceCollector'

const root = path.resolve(import.meta.dirname, '../..')

test('a collector sees one trace of a page: its request, its render, the calls of the api and their statements', async () => {
  test.setTimeout(180_000) // it starts a site of its own
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'brightfill-traces-'))
  const collector = await startTraceCollector()
  const site = await startSite({
    port: PORT + 2,
    apiPort: API_PORT + 2,
    dataDir,
    env: { OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint },
  })
  const traceId = '0af7651916cd43dd8448eb211c80319c'
  const sender = 'b7ad6b7169203331'
  try {
    const headers = { traceparent: `00-${traceId}-${sender}-01` }
    expect((await fetch(`${site.origin}/products`, { headers })).status).toBe(200)
    expect((await fetch(`${site.origin}/api/pages`, { headers })).status).toBe(200)
  } finally {
    await site.stop() // the servers send what they have
    collector.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
  const trace = collector.spans.filter((span) => span.traceId === traceId)
  const named = (name: string) => trace.filter((span) => span.name === name)
  const below = ({ spanId }: CollectedSpan) => trace.filter(({ parentSpanId }) => parentSpanId === spanId)

  const [page] = named('GET /*')
  if (!page) throw new Error(`No page among ${trace.map(({ name }) => name).join(', ')}`)
  expect(page).toMatchObject({ service: 'brightfill-shell', parentSpanId: sender })
  expect(page.attributes).toMatchObject({ 'http.route': '/*', 'http.response.status_code': 200 })
  const [render] = below(page)
  if (!render) throw new Error('The page was not rendered')
  expect(render).toMatchObject({ name: 'render', attributes: { 'brightfill.remote': 'catalogue' } })
  expect(render.attributes['brightfill.release']).toMatch(/^\w{12}$/)

  const calls = below(render)
  expect(calls.length).toBeGreaterThan(1)
  const passedOn = named('GET /api/*').filter(({ parentSpanId }) => parentSpanId === sender)
  expect(passedOn).toHaveLength(1)
  for (const call of [...calls, ...passedOn.flatMap(below)]) {
    expect(call.service).toBe('brightfill-shell')
    const [answer] = below(call)
    expect(answer).toMatchObject({ service: 'brightfill-api', attributes: { 'http.response.status_code': 200 } })
  }
  const answers = calls.flatMap(below)
  const statements = answers.flatMap(below)
  expect(statements.some(({ name, attributes }) => name === 'select' && attributes['db.query.text'])).toBe(true)

  // Only what visitors requested: both servers poll each other every second.
  const others = collector.spans.filter(({ name }) => /live|candidates|status|readyz|healthz/.test(name))
  expect(others).toEqual([])
})

test('without a collector neither server loads OpenTelemetry', () => {
  for (const folder of ['api/dist', 'shell/dist/program']) {
    const loading = programsWith(path.join(root, folder), /@opentelemetry\//)
    expect(loading).toHaveLength(1)
    for (const file of programsWith(path.join(root, folder), new RegExp(`${loading}"`)))
      expect(readFileSync(path.join(root, folder, file), 'utf8')).toMatch(
        new RegExp(`await import\\("\\./${loading}"\\)`),
      )
  }
})

function programsWith(folder: string, text: RegExp): string[] {
  return readdirSync(folder).filter(
    (name) => name.endsWith('.js') && text.test(readFileSync(path.join(folder, name), 'utf8')),
  )
}
