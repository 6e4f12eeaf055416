import pg from 'pg'
import { codeOf, newPerson, Office, password } from './office'
import { hasPostgresql, onPostgresql } from './postgresql'
import { postgresDatabase } from './prepared'
import { PLATFORM_KEY } from './registryClient'
import { type Site, startSite } from './site'

describe('an action that cannot be logged', () => {
  const email = 'deeds@customers.example'
  let site: Site
  let client: pg.Client
  let office: Office
  let id: number
  beforeAll(async () => {
    if (!hasPostgresql) return
    const url = await postgresDatabase()
    site = await startSite('postgresql', { PLATFORM_KEY }, url)
    client = new pg.Client({ connectionString: url })
    await client.connect()
    await newPerson(site, email)
    office = await Office.open(site, 'staff@brightfill.example', 'Brightfill1')
    id = (await office.get(`/customers?search=${email}`)).body.data[0].id
    // As if the database failed between the action and its line.
    await client.query('alter table activity add constraint nothing_more check (false) not valid')
  }, 180_000)
  afterAll(async () => {
    await client?.end()
    await site?.stop()
  })

  const customer = async () => (await office.get(`/customers/${id}`)).body.data
  const staff = async () => JSON.stringify((await office.get('/staff')).body)

  onPostgresql('is not done: no customer is locked or deleted [O-11]', async () => {
    expect((await office.post(`/customers/${id}/lock`, { locked: true })).status).toBe(500)
    expect((await office.post(`/customers/${id}/delete`, { email })).status).toBe(500)
    expect(await customer()).toMatchObject({ email, locked: false })
    expect(await site.signIn(email, password)).toBeDefined()
  })

  onPostgresql('is not done: nothing is mailed [O-11]', async () => {
    const before = await site.mailTo(email)
    expect((await office.post(`/customers/${id}/reset`)).status).toBe(500)
    expect(await site.mailTo(email)).toEqual(before)
    const person = { email: 'tess@deeds.example', name: 'Tess', roles: ['sales'] }
    expect((await office.post('/staff/invitations', person)).status).toBe(500)
    expect(await site.mailTo(person.email)).toBeUndefined()
    expect(await staff()).not.toContain(person.email)
  })

  onPostgresql('is not done: no colleague gets or loses a role [O-11]', async () => {
    const as = { as: 'json', token: PLATFORM_KEY } as const
    expect((await site.post('/api/staff/roles', { email, role: 'sales' }, as)).status).toBe(500)
    expect(await staff()).not.toContain(email)
    const own = { email: 'staff@brightfill.example', role: 'admin' }
    expect((await site.post('/api/staff/roles/revoke', own, as)).status).toBe(500)
    expect((await office.get('/staff')).status).toBe(200)
  })

  onPostgresql(
    'is not done: the office neither opens nor closes, and asks for no new second factor [O-11]',
    async () => {
      expect((await office.post('/session/end')).status).toBe(500)
      expect((await office.get('/me')).body.data.open).not.toBeNull()
      const other = new Office(site, await site.signIn('staff@brightfill.example'))
      expect((await other.enter()).status).toBe(500)
      expect((await other.get('/me')).body.data.open).toBeNull()
      const { secret } = (await office.post('/factor')).body
      expect((await office.post('/factor/confirm', { code: codeOf(secret) })).status).toBe(500)
      expect((await office.get('/me')).body.data.second_factor.set).toBe(false)
    },
  )
})
