import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import path from 'node:path'
import { startApi } from '../tooling/apiProcess'
import { newPerson, Office, password as officePassword } from './office'
import { PLATFORM_KEY } from './registryClient'
import { onDatabases, root, Site, seededSite } from './site'

const demo = 'demo@brightfill.example'

/** The command of the platform team. */
function staff(site: Site, ...words: string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', path.join(root, 'shared/tooling/staff.ts'), ...words],
    {
      env: { PATH: process.env.PATH, API_ORIGIN: site.url, PLATFORM_KEY },
      encoding: 'utf8',
    },
  )
  return { status, said: (stdout + stderr).trim() }
}

onDatabases(
  'staff',
  (site) => {
    it('can be added and removed by the platform team while the site runs [R-646]', async () => {
      const office = new Office(site(), await site().signIn())
      const { token } = office
      const switchMaintenance = async () => {
        await office.enter()
        return (await office.post('/maintenance', { on: false })).status
      }
      expect(await switchMaintenance()).toBe(403)

      expect(staff(site(), 'grant', demo.toUpperCase(), 'admin')).toMatchObject({ status: 0 })
      expect(await switchMaintenance()).toBe(200)
      expect((await site().get('/api/status', { Authorization: `Bearer ${token}` })).body.permission).toBe(true)

      expect(staff(site(), 'revoke', demo, 'editor')).toMatchObject({
        status: 1,
        said: expect.stringContaining('does not have that role'),
      })
      expect(await switchMaintenance()).toBe(200)
      expect(staff(site(), 'revoke', demo, 'admin')).toMatchObject({ status: 0 })
      expect(await switchMaintenance()).toBe(403)
      expect((await site().get('/api/status', { Authorization: `Bearer ${token}` })).body.permission).toBe(false)
    })

    it('need a known and confirmed address [R-646]', async () => {
      const email = 'somebody@staff.example'
      expect(staff(site(), 'grant', email, 'admin')).toMatchObject({
        status: 1,
        said: expect.stringContaining('No account'),
      })
      await site().post('/registration/account', {
        name: 'Ada',
        email,
        phone: '+44 1632 960555',
        password: 'Brightfill1',
      })
      expect(staff(site(), 'grant', email, 'admin')).toMatchObject({
        status: 1,
        said: expect.stringContaining('not been confirmed'),
      })
      const office = new Office(site(), await site().signIn(email))
      expect((await office.post('/maintenance', { on: true })).status).toBe(403)
    })

    it('who change their address keep the confirmed one until they open the link to the new one [R-646, Q-42]', async () => {
      const [email, next] = ['before@staff.example', 'after@staff.example']
      await newPerson(site(), email, ['sales'])
      const office = await Office.open(site(), email)
      await site().post('/user/change-user', { email: next }, { token: office.token })

      const listed = async () => (await office.get('/colleagues')).status
      const roleOf = async (address: string) => {
        const token = await site().signIn(address, officePassword)
        return token && (await site().post('/account/check/sales', {}, { token })).body.result
      }
      expect([await listed(), await roleOf(email), await roleOf(next)]).toEqual([200, 1, undefined])
      expect(staff(site(), 'grant', next, 'admin').said).toContain('No account')

      await site().confirmAddress(next)
      expect([await listed(), await roleOf(email), await roleOf(next)]).toEqual([200, undefined, 1])
    })

    it('share a log that names the platform key for actions of programs [O-11]', async () => {
      const email = 'by-program@company.example'
      await newPerson(site(), email, ['admin'])
      const office = await Office.open(site(), email)
      await site().post('/api/office/maintenance', { on: false }, { as: 'json', token: PLATFORM_KEY })
      for (const kind of ['role given', 'maintenance off']) {
        const [deed] = (await office.get(`/activity?kind=${encodeURIComponent(kind)}`)).body.data
        expect(deed).toMatchObject({ person: null, program: 'platform key' })
      }
      expect((await office.get('/activity.csv?kind=role+given')).body).toContain(',platform key,')
    })

    it('can only be added with the platform key, not by other staff [R-646]', async () => {
      const token = await site().signIn('staff@brightfill.example')
      for (const address of ['/api/staff/roles', '/api/staff/roles/revoke']) {
        for (const caller of [{}, { token }]) {
          expect((await site().post(address, { email: demo, role: 'admin' }, { as: 'json', ...caller })).status).toBe(
            401,
          )
        }
      }
    })
  },
  { PLATFORM_KEY },
)

describe('an empty database in production', () => {
  const begin = async (env: Record<string, string>) => {
    const api = await startApi({ root, env: { RATE_PROFILE: 'production', ...env } })
    return new Site(api.url, api.stop)
  }
  const signIn = async (site: Site, login: string) =>
    (await site.post('/user/login/account/auth', { login, password: 'Brightfill1' })).status

  it('stays empty and works, without accounts that have a public password', async () => {
    const site = await begin({})
    expect((await site.get('/readyz')).status).toBe(200)
    expect((await site.get('/pages')).body).toEqual([])
    expect((await site.post('/get/products')).body).toMatchObject({ result: 1, data: [], total: 0 })
    expect(await signIn(site, 'staff@brightfill.example')).toBe(400)
    expect(await signIn(site, demo)).toBe(400)
    await site.stop()
  }, 180_000)

  it('gets the demo only when asked for it, and without its staff', async () => {
    const site = await begin({ SEED: 'demo' })
    expect((await site.get('/pages')).body).not.toEqual([])
    expect(await signIn(site, 'staff@brightfill.example')).toBe(400)
    expect(await signIn(site, demo)).toBe(200)
    await site.stop()
  }, 180_000)
})

describe('the log', () => {
  it('has the number of an account that became staff, and who did it [R-646]', async () => {
    const { dataDir, env } = await seededSite()
    const api = await startApi({ root, env: { ...env, LOG_LEVEL: 'info', PLATFORM_KEY }, dataDir })
    const site = new Site(api.url, api.stop)
    staff(site, 'grant', demo, 'editor')
    staff(site, 'revoke', demo, 'editor')
    await api.stop()
    rmSync(dataDir, { recursive: true, force: true })
    const lines = api
      .output()
      .split('\n')
      .filter((line) => /"role (granted|revoked)"/.test(line))
    for (const [index, msg] of ['role granted', 'role revoked'].entries()) {
      expect(JSON.parse(lines[index] ?? '')).toMatchObject({
        msg,
        account: expect.any(Number),
        role: 'editor',
        by: 'platform',
      })
    }
    expect(api.output()).not.toContain(demo)
  })
})
