import { readFileSync } from 'node:fs'
import { request } from 'node:http'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { startApi } from '../tooling/apiProcess'
import { root, Site, seededSite } from './site'

const TOKEN = 'a-token-for-those-who-watch-the-site'
const known = JSON.parse(readFileSync(path.join(root, 'docs/operations/metrics.json'), 'utf8'))

describe('metrics and traces of the api', () => {
  const api = seededSite().then(({ dataDir, env }) =>
    startApi({ root, dataDir, env: { ...env, LOG_LEVEL: 'info', METRICS_TOKEN: TOKEN } }),
  )
  const site = api.then(({ url, stop }) => new Site(url, stop))
  afterAll(async () => (await site).stop())

  it('count calls by route and status, connections, mails and background work, under the documented names', async () => {
    const { get, post } = bound(await site)
    await post('/submit-form-footer', { name: 'Ada', company_name: 'Field', phone: '01632 960001' })
    await get('/api/fields?url=/')
    await get('/nothing/here')
    const { body, headers } = await get('/metrics')
    expect(headers.get('cache-control')).toBe('no-store')
    const lines = String(body).split('\n')
    expect(lines).toEqual(
      expect.arrayContaining([
        'brightfill_requests_total{method="POST",route="/submit-form-footer",status="201"} 1',
        'brightfill_requests_total{method="GET",route="/api/fields",status="200"} 1',
        'brightfill_requests_total{method="GET",route="none",status="404"} 1',
        'brightfill_request_seconds_count{method="GET",route="/api/fields"} 1',
        'brightfill_database_up 1',
        'brightfill_database_waiting 0',
        'brightfill_outbox_given_up 0',
      ]),
    )
    expect(namesIn(String(body))).toEqual(Object.keys(known.api).sort())
  }, 180_000)

  it('exist before a mail is given up and before upkeep has run, because alerts only see changes', async () => {
    const { get } = bound(await site)
    const lines = String((await get('/metrics')).body).split('\n')
    expect(lines).toEqual(
      expect.arrayContaining([
        'brightfill_mails_total{outcome="given up"} 0',
        'brightfill_job_runs_total{work="upkeep",outcome="failed"} 0',
        expect.stringMatching(/^brightfill_job_success_timestamp_seconds\{work="upkeep"\} \d{10}/),
      ]),
    )
  })

  it('are available on this machine, and to others with the token', async () => {
    const { get } = bound(await site)
    const throughProxy = { 'X-Forwarded-For': '203.0.113.9' }
    expect((await get('/metrics', throughProxy)).status).toBe(401)
    expect((await get('/metrics', { ...throughProxy, Authorization: 'Bearer wrong' })).status).toBe(401)
    expect((await get('/metrics', { ...throughProxy, Authorization: `Bearer ${TOKEN}` })).status).toBe(200)
  })

  it('name the composition server’s trace in each line of the log', async () => {
    const trace = '0af7651916cd43dd8448eb211c80319c'
    const { url } = await site
    // fetch would set its own header.
    await new Promise<void>((resolve, reject) => {
      const asked = request(`${url}/api/pages`, { headers: { traceparent: `00-${trace}-b7ad6b7169203331-01` } })
      asked.on('response', (answer) => void text(answer).then(() => resolve()))
      asked.on('error', reject)
      asked.end()
    })
    await (await api).stop() // flushes its log
    const lines = (await api).output().split('\n')
    const line = lines.find((line) => line.includes(trace)) ?? '{}'
    expect(JSON.parse(line)).toMatchObject({ service: 'api', trace, path: '/api/pages', status: 200, msg: 'answered' })
  })
})

function bound(site: Site) {
  return { get: site.get.bind(site), post: site.post.bind(site) }
}

function namesIn(metrics: string): string[] {
  return [...metrics.matchAll(/^# HELP (brightfill_\w+)/gm)].map(([, name = '']) => name).sort()
}
