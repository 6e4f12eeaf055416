import pg from 'pg'
import { codeOf, Office } from './office'
import { onPostgresql } from './postgresql'
import { postgresDatabase } from './prepared'
import { PLATFORM_KEY } from './registryClient'
import { startSite } from './site'

const admin = 'staff@brightfill.example'

describe('the office in production', () => {
  it('does not open before a second factor is set; wrong codes have a budget that right ones do not lift [O-08]', async () => {
    const site = await startSite('embedded', { PLATFORM_KEY, RATE_PROFILE: 'production' })
    const office = new Office(site, await site.signIn(admin))
    expect((await office.enter()).status).toBe(403)
    expect((await office.get('/staff')).status).toBe(401)
    const { secret } = (await office.post('/factor')).body
    expect((await office.post('/factor/confirm', { code: codeOf(secret) })).status).toBe(200)
    const tries = []
    for (let count = 0; count < 5; count += 1) tries.push((await office.enter('000000')).status)
    expect(tries).toEqual([422, 422, 422, 422, 422])
    const locked = await office.enter(codeOf(secret, 1))
    expect([locked.status, locked.headers.has('retry-after')]).toEqual([423, true])
    await site.stop()
  }, 60_000)
})

describe('the link of an invitation', () => {
  onPostgresql(
    'works for seven days [O-10]',
    async () => {
      const email = 'tess@office.example'
      const url = await postgresDatabase()
      const site = await startSite('postgresql', { PLATFORM_KEY }, url)
      const office = await Office.open(site, admin, 'Brightfill1')
      await office.post('/staff/invitations', { email, name: 'Tess', roles: ['sales'] })
      const link = await site.linkMailedTo(email)
      const database = new pg.Client({ connectionString: url })
      await database.connect()
      const pass = (time: string) =>
        database.query(`update mailed_token set expires_at = expires_at - interval '${time}'`)
      await pass('167 hours')
      expect((await site.get(link)).status).toBe(200)
      await pass('1 hour')
      expect((await site.get(link)).headers.get('location')).toMatch(/\/ended$/)
      await site.confirmAddress(email).catch(() => {}) // its page has no form any more
      const { data } = (await office.get('/staff')).body
      expect(data.find((each: { email: string }) => each.email === email)).toMatchObject({ invited: true })
      await database.end()
      await site.stop()
    },
    60_000,
  )
})
