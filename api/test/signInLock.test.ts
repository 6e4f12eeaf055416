import { MailServer } from '../tooling/mailServer'
import { type Site, startSite, usualDatabase } from './site'

const server = new MailServer()
let site: Site
beforeAll(async () => {
  site = await startSite(usualDatabase, {
    PUBLIC_ORIGIN: 'https://www.brightfill.example',
    RATE_PROFILE: 'production',
    SMTP_URL: await server.start(),
  })
}, 180_000)
afterAll(async () => {
  await site?.stop()
  await server.stop()
})

/** Sends a form for a visitor, like a composition server. */
function post(visitor: string, address: string, fields: Record<string, string>, cookie = '') {
  const headers = { 'X-Forwarded-For': visitor, cookie }
  return fetch(site.url + address, { method: 'POST', body: new URLSearchParams(fields), headers, redirect: 'manual' })
}

const signIn = (visitor: string, login: string, password: string, cookie?: string) =>
  post(visitor, '/user/login/account/auth', { login, password }, cookie)

async function lockOut(login: string, visitor = '192.0.2.2') {
  for (let index = 0; index < 5; index += 1) await signIn(visitor, login, 'Wrongwrong1')
}

const register = (visitor: string, email: string) =>
  post(visitor, '/registration/account', { name: 'Ada', phone: '+44 1632 960000', email, password: 'Abcdefg1' })

/** The cookie that identifies the device from then on. */
function deviceOf({ headers }: Response): string {
  const [cookie = ''] =
    headers
      .getSetCookie()
      .find((each) => each.startsWith('__Host-bf_device='))
      ?.split(';') ?? []
  return cookie
}

describe('five wrong passwords', () => {
  it('lock an address, even with simultaneous attempts [R-555]', async () => {
    const guesses = Array.from({ length: 40 }, (_, index) => signIn(`198.51.100.${index}`, 'race@y.example', 'z'))
    const seen = (await Promise.all(guesses)).map(({ status }) => status)
    expect(seen.filter((status) => status !== 423)).toEqual([400, 400, 400, 400, 400])
  })

  it('keep strangers out, not the device on which the owner signed in before [R-555]', async () => {
    const owner = 'demo@brightfill.example'
    const [device = ''] = (await signIn('192.0.2.1', owner, 'Brightfill1')).headers.getSetCookie()
    expect(device).toMatch(/^__Host-bf_device=.*; Path=\/; HttpOnly; Secure; SameSite=Lax$/)
    await lockOut(owner)
    const stranger = await signIn('192.0.2.3', owner, 'Brightfill1')
    const { message } = (await stranger.json()) as { message: string }
    expect([stranger.status, message]).toEqual([423, expect.stringMatching(/locked. Try again in 1[45] minutes/)])
    expect(Number(stranger.headers.get('retry-after'))).toBeGreaterThan(800)

    const [cookie = ''] = device.split(';')
    expect((await signIn('192.0.2.4', owner, 'Wrongwrong1', cookie)).status).toBe(400)
    expect((await signIn('192.0.2.4', owner, 'Brightfill1', cookie)).status).toBe(200)
    expect((await signIn('192.0.2.5', owner, 'Brightfill1', `${cookie}x`)).status).toBe(423)
    expect((await signIn('192.0.2.5', 'staff@brightfill.example', 'Wrongwrong1', cookie)).status).toBe(400)
  })

  it('do not keep out the last five accounts that signed in on one device [R-555]', async () => {
    const people = [0, 1, 2, 3, 4, 5].map((index) => `several${index}@lock.example`)
    let cookie = ''
    for (const [index, email] of people.entries()) {
      const visitor = `198.51.${index}.1`
      await register(visitor, email)
      cookie = deviceOf(await signIn(visitor, email, 'Abcdefg1', cookie))
      await lockOut(email, `203.0.${index}.2`)
    }
    const statuses = []
    for (const [index, email] of people.entries())
      statuses.push((await signIn(`198.51.${index}.3`, email, 'Abcdefg1', cookie)).status)
    expect(statuses).toEqual([423, 200, 200, 200, 200, 200])
  })

  it('include those that signed-in people type to confirm an action [R-555]', async () => {
    const email = 'signed-in@lock.example'
    await register('192.0.2.20', email)
    const { token } = (await (await signIn('192.0.2.20', email, 'Abcdefg1')).json()) as { token: string }
    const own = (visitor: string, address: string, fields: Record<string, string>) =>
      fetch(site.url + address, {
        method: 'POST',
        body: new URLSearchParams(fields),
        headers: { 'X-Forwarded-For': visitor, Authorization: `Bearer ${token}` },
      })
    const change = { password: 'Hijklmn2', current_password: 'Wrongwrong1' }
    const statuses = []
    for (let index = 0; index < 3; index += 1) {
      statuses.push((await own('192.0.2.21', '/api/user/delete', { password: 'Wrongwrong1' })).status)
      statuses.push((await own('192.0.2.21', '/user/change-password', change)).status)
    }
    expect(statuses).toEqual([422, 422, 422, 422, 422, 423])
    const right = await own('192.0.2.22', '/api/user/delete', { password: 'Abcdefg1' })
    expect([right.status, Number(right.headers.get('retry-after'))]).toEqual([423, expect.any(Number)])
    expect((await signIn('192.0.2.23', email, 'Abcdefg1')).status).toBe(423)
  })

  it('no longer lock out an owner who set a new password by a mailed link [R-555]', async () => {
    const email = 'owner@lock.example'
    await register('192.0.2.6', email)
    const known = deviceOf(await signIn('192.0.2.8', email, 'Abcdefg1'))
    for (let index = 0; index < 5; index += 1) await signIn('192.0.2.8', email, 'Wrongwrong1', known)
    await lockOut(email)
    expect((await signIn('192.0.2.7', email, 'Abcdefg1')).status).toBe(423)
    await post('192.0.2.7', '/forget-password', { email })
    const password = 'Hijklmn2'
    const { token = '' } = await resetLink(email)
    const reset = { email, token, password, password_confirmation: password }
    const device = deviceOf(await post('192.0.2.7', '/reset-password', reset, known))
    expect((await signIn('192.0.2.7', email, password)).status).toBe(200)
    expect((await signIn('192.0.2.7', email, password, known)).status).toBe(200)
    await lockOut(email, '192.0.3.2')
    expect((await signIn('192.0.2.9', email, password)).status).toBe(423)
    expect((await signIn('192.0.2.9', email, password, device)).status).toBe(200)
    // A device known by the former password no longer has attempts of its own.
    expect((await signIn('192.0.2.10', email, 'Wrongwrong1', known)).status).toBe(423)
  })
})

async function resetLink(address: string): Promise<Record<string, string>> {
  for (let waited = 0; waited < 100; waited += 1) {
    const text = server
      .to(address)
      .map(({ text }) => text)
      .join('')
      .replaceAll('=\r\n', '')
      .replaceAll('=3D', '=')
    const [link] = /https?:\S+reset-password\S+/.exec(text) ?? []
    if (link) return Object.fromEntries(new URL(link).searchParams)
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error('No reset mail came')
}
