import pg from 'pg'
import { codeOf, Office } from './office'
import { onPostgresql } from './postgresql'
import { postgresDatabase } from './prepared'
import { PLATFORM_KEY } from './registryClient'
import { startSite, usualDatabase } from './site'

const admin = 'staff@brightfill.example'

describe('the office in production', () => {
  it('does not open before a second factor is set; wrong codes have a budget that right ones do not reset [O-08]', async () => {
    const site = await startSite(usualDatabase, { PLATFORM_KEY, RATE_PROFILE: 'production' })
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
  })

  it('lets a thief of a token lock neither the owner’s browser nor the recovery codes [O-08]', async () => {
    const site = await startSite('embedded', { PLATFORM_KEY, RATE_PROFILE: 'production' })
    const visit = (office: Office, code: string, visitor: string) =>
      site.post(
        '/api/office/session',
        { code },
        {
          as: 'json',
          headers: { ...office.headers(), 'X-Forwarded-For': visitor },
        },
      )
    const signedIn = await site.post('/user/login/account/auth', { login: admin, password: 'Brightfill1' })
    const [device = ''] = signedIn.headers.getSetCookie().map((each) => each.split(';')[0] ?? '')
    const owner = new Office(site, signedIn.body.token, device)
    const { secret } = (await owner.post('/factor')).body
    const { recovery_codes } = (await owner.post('/factor/confirm', { code: codeOf(secret) })).body

    // The token of the owner's sign-in, without the browser's cookies.
    const thief = new Office(site, owner.token)
    const tries = []
    for (let count = 0; count < 6; count += 1) tries.push((await visit(thief, '000000', '203.0.113.66')).status)
    expect(tries).toEqual([422, 422, 422, 422, 422, 423])
    expect((await visit(owner, codeOf(secret, 1), '203.0.113.7')).status).toBe(200)
    expect((await visit(thief, recovery_codes[0], '203.0.113.66')).status).toBe(200)

    // A thief of the password signs in again and again; all such browsers share one budget of the account.
    const seen: number[] = []
    for (let count = 0; count < 5; count += 1) {
      const guesser = new Office(site, await site.signIn(admin, 'Brightfill1'))
      for (let each = 0; each < 4; each += 1)
        seen.push((await visit(guesser, '000000', `203.0.113.${100 + count}`)).status)
    }
    expect(seen.filter((status) => status === 422)).toHaveLength(10)
    expect(seen.at(-1)).toBe(423)
    const another = new Office(site, await site.signIn(admin, 'Brightfill1'))
    expect((await visit(another, recovery_codes[1], '203.0.113.8')).status).toBe(200)
    await site.stop()
  })

  it('does not count a malformed code as a try [O-08]', async () => {
    const site = await startSite('embedded', { PLATFORM_KEY, RATE_PROFILE: 'production' })
    const office = new Office(site, await site.signIn(admin, 'Brightfill1'))
    const { secret } = (await office.post('/factor')).body
    await office.post('/factor/confirm', { code: codeOf(secret) })
    for (let count = 0; count < 12; count += 1) expect((await office.enter('')).status).toBe(422)
    expect((await office.enter(codeOf(secret, 1))).status).toBe(200)
    await site.stop()
  })
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
      await site.confirmAddress(email).catch(() => {}) // its page no longer has a form
      const { data } = (await office.get('/staff')).body
      expect(data.find((each: { email: string }) => each.email === email)).toMatchObject({ invited: true })
      await database.end()
      await site.stop()
    },
    60_000,
  )
})
