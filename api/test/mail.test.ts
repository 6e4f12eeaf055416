import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { type Site, startSite } from './site'

describe('mail', () => {
  const received: string[] = []
  let refusals = 1
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    async onData(stream, _session, done) {
      let mail = ''
      for await (const chunk of stream) mail += chunk
      if (refusals > 0) {
        refusals -= 1
        return done(new Error('try later'))
      }
      received.push(mail)
      done()
    },
  })
  let site: Site
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const { port } = server.server.address() as AddressInfo
    site = await startSite('embedded', { SMTP_URL: `smtp://127.0.0.1:${port}`, PUBLIC_ORIGIN: 'https://www.brightfill.example' })
  }, 180_000)
  afterAll(async () => {
    await site.stop()
    await new Promise<void>((resolve) => server.close(resolve))
  })

  it('R-617 R-618 R-584: a mail that is not accepted fails no call and is sent later, once, in two parts, with the configured host', async () => {
    expect((await site.post('/forget-password', { email: 'demo@brightfill.example' })).status).toBe(200)
    // The first attempt is refused; the next is due after five seconds.
    await waitFor(() => received.length > 0, 45_000)
    await new Promise((resolve) => setTimeout(resolve, 4_000))

    expect(received).toHaveLength(1)
    const [mail = ''] = received
    expect(mail).toContain('Content-Type: text/plain')
    expect(mail).toContain('Content-Type: text/html')
    expect(mail.replace(/=\r\n/g, '')).toContain('https://www.brightfill.example/reset-password/?')
    expect((await site.get('/dev/mail')).status).toBe(404)
  }, 180_000)
})

async function waitFor(condition: () => boolean, within: number) {
  const end = Date.now() + within
  while (!condition() && Date.now() < end) await new Promise((resolve) => setTimeout(resolve, 100))
}
