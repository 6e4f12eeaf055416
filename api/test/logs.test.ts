import { rmSync } from 'node:fs'
import { startApi } from '../tooling/apiProcess'
import { root, Site, seededSite } from './site'

describe('logs', () => {
  it('have a line with the request id for each answer, except to balancers, and no passwords, tokens or telephone numbers [R-620]', async () => {
    const { dataDir, env } = await seededSite()
    const api = await startApi({ root, env: { ...env, LOG_LEVEL: 'debug' }, dataDir })
    const site = new Site(api.url, api.stop)
    const secrets = { password: 'Sesame-Secret-1', phone: '+44 1632 960555', email: 'private@logs.example' }
    await site.post('/registration/account', { name: 'Ada', ...secrets })
    const token = await site.signIn(secrets.email, secrets.password)
    const { headers } = await site.post('/check/auth', {}, { token })
    await site.post('/user/change-user', { phone: secrets.phone, email: 'not an address' }, { token, as: 'json' })
    await site.get(`/api/verify-email?email=${secrets.email}&token=${token}`)
    await site.get(`/auth/google/callback?code=${token}&state=${token}`)
    await site.post('/submit-form-footer', {
      name: 'Ada',
      company_name: 'Field',
      phone: secrets.phone,
      message: secrets.password,
    })
    await fetch(`${site.url}/submit-form-footer`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: `{"phone":"${secrets.phone}"`,
    })
    await site.get('/readyz')
    await api.stop()
    rmSync(dataDir, { recursive: true, force: true })
    const lines = api
      .output()
      .split('\n')
      .filter((line) => line.startsWith('{'))

    const answered = lines
      .map((line) => JSON.parse(line))
      .find(({ reqId, msg }) => reqId === headers.get('x-request-id') && msg === 'answered')
    expect(answered).toMatchObject({ method: 'POST', path: '/check/auth', status: 200 })
    expect(lines.length).toBeGreaterThan(7)
    expect(lines.filter((line) => line.includes('/readyz'))).toEqual([])
    const said = lines.join('\n')
    for (const secret of [token, secrets.password, secrets.phone, secrets.phone.replaceAll(' ', ''), secrets.email])
      expect(said).not.toContain(secret)
  }, 180_000)
})
