import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { budgets } from '../src/http/budgets'
import { Office } from './office'
import { PLATFORM_KEY } from './registryClient'
import { type Site, startSite } from './site'

describe('an answer of the api', () => {
  let site: Site
  beforeAll(async () => {
    site = await startSite('embedded', { PLATFORM_KEY })
  }, 180_000)
  afterAll(() => site?.stop())

  /** Sends raw bytes. @returns the whole answer */
  async function send(...lines: string[]): Promise<string> {
    const { hostname, port } = new URL(site.url)
    const socket = connect(Number(port), hostname)
    socket.write(`${lines.join('\r\n')}\r\n\r\n`)
    return text(socket)
  }
  const statusOf = (answer: string) => Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1])

  it.each([
    ['its whole address', 'GET http://www.brightfill.example/api/status HTTP/1.1'],
    ['its path', 'GET /api/status HTTP/1.1'],
  ])('is the same for a request with %s', async (_, line) => {
    const answer = await send(line, 'Host: www.brightfill.example', 'Connection: close')
    expect(statusOf(answer)).toBe(200)
    expect(answer).toContain('"maintenance":false')
  })

  it('is 400 for two Host headers', async () => {
    const hosts = ['Host: www.brightfill.example', 'Host: elsewhere.example']
    expect(statusOf(await send('GET /api/status HTTP/1.1', ...hosts, 'Connection: close'))).toBe(400)
  })

  it('is 413 for an upload with too large a declared length [R-554]', async () => {
    const upload = ['Content-Type: application/gzip', `Content-Length: ${99 * 1024 * 1024}`]
    const key = `Authorization: Bearer ${PLATFORM_KEY}`
    const signature = 'A'.repeat(86)
    const line = `POST /api/releases/blog?signature=${signature} HTTP/1.1`
    expect(statusOf(await send(line, 'Host: x', key, ...upload, 'Connection: close'))).toBe(413)
  })

  it('keeps the referrer policy of its handler, and has a default otherwise [R-559]', async () => {
    const policyOf = async (address: string) => (await site.get(address)).headers.get('referrer-policy')
    expect(await policyOf('/auth/google/callback?state=x')).toBe('no-referrer')
    expect(await policyOf('/api/status')).toBe('strict-origin-when-cross-origin')
  })

  it('names the file of a download [O-11]', async () => {
    const office = await Office.open(site, 'staff@brightfill.example', 'Brightfill1')
    const { headers } = await office.get('/activity.csv')
    expect(headers.get('content-disposition')).toBe('attachment; filename="activity.csv"')
  })

  it('gives the company’s e-mail address for reports of vulnerabilities [R-625]', async () => {
    const { body, headers } = await site.get('/.well-known/security.txt')
    const company = (await site.get('/api/fields?options=Meta%20site')).body.options['Meta site'].Company
    expect(headers.get('content-type')).toBe('text/plain; charset=utf-8')
    expect(body).toContain(`Contact: mailto:${company['E-mail']}\n`)
    const expires = new Date(/^Expires: (.+)$/m.exec(body)?.[1] ?? '')
    expect(expires.getTime()).toBeGreaterThan(Date.now())
    expect(expires.getTime()).toBeLessThan(Date.now() + 365 * 24 * 3_600_000)
  })

  it('removes marks from a name that would reverse the text after it', async () => {
    const email = 'marks@protocol.example'
    const name = 'Ada \u202Egro.evil\u0007'
    await site.post('/registration/account', { name, phone: '01632 960001', email, password: 'Abcdefg1' })
    const token = await site.signIn(email, 'Abcdefg1')
    expect((await site.post('/check/auth', {}, { token })).body.data.name).toBe('Ada gro.evil')
  })
})

describe('the readiness check', () => {
  it('has a budget, because it queries the database [R-647]', async () => {
    const site = await startSite('embedded', { RATE_PROFILE: 'production' })
    const { max } = budgets.production.readiness
    const seen = new Set<number>()
    for (let sent = 0; sent <= max; sent += 20) {
      const answers = await Promise.all(Array.from({ length: 20 }, () => site.get('/readyz')))
      for (const { status } of answers) seen.add(status)
    }
    await site.stop()
    expect([...seen]).toEqual([200, 429])
  }, 180_000)
})
