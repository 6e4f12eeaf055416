import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { startApi } from '../tooling/apiProcess'
import { SHORT_LIVED, startPostgres } from '../tooling/privatePostgres'
import { enquire } from './enquire'
import { Office } from './office'
import { listen } from './officeEvents'
import { Passkey } from './passkey'
import { onPostgresql } from './postgresql'
import { root, Site } from './site'

describe('several apis on one PostgreSQL', () => {
  const folders = ['a', 'b'].map((name) => mkdtempSync(path.join(tmpdir(), `brightfill-${name}-`)))
  afterAll(() => folders.forEach((folder) => void rmSync(folder, { recursive: true, force: true })))

  onPostgresql(
    'start together on an empty database, share passkeys and changes of the office, and survive a database outage [O-08, O-44, O-09]',
    lives,
    120_000,
  )

  onPostgresql('share the budgets that protect forms, accounts and mails [R-647]', countTogether, 120_000)

  async function countTogether() {
    const server = await startPostgres(SHORT_LIVED)
    const env = { DATABASE_URL: await server.createDatabase(), RATE_PROFILE: 'production', SEED: 'starter' }
    const apis: Awaited<ReturnType<typeof startApi>>[] = []
    for (const dataDir of folders) apis.push(await startApi({ root, env, dataDir }))
    const form = { name: 'Ada', company_name: 'Field', phone: '+44 1632 960001' }
    const send = async (index: number, visitor: string) => {
      const headers = { 'X-Forwarded-For': visitor, 'Content-Type': 'application/json' }
      const url = `${apis[index % 2]?.url}/submit-form-footer`
      return (await fetch(url, { method: 'POST', headers, body: JSON.stringify(form) })).status
    }
    const sent = await Promise.all([0, 1, 2, 3, 4, 5].map((index) => send(index, '203.0.113.30')))
    expect(sent.sort()).toEqual([201, 201, 201, 429, 429, 429])
    expect(await send(0, '203.0.113.31')).toBe(201)
    await Promise.all(apis.map((api) => api.stop()))
    await server.stop()
  }

  onPostgresql(
    'check only five wrong passwords of an address together, even simultaneous ones [R-555]',
    guessed,
    120_000,
  )

  async function guessed() {
    const server = await startPostgres(SHORT_LIVED)
    const env = { DATABASE_URL: await server.createDatabase(), RATE_PROFILE: 'production', SEED: 'starter' }
    const apis: Awaited<ReturnType<typeof startApi>>[] = []
    for (const dataDir of folders) apis.push(await startApi({ root, env, dataDir }))
    const guess = async (index: number) => {
      const headers = { 'X-Forwarded-For': `198.51.${index}.1`, 'Content-Type': 'application/json' }
      const body = JSON.stringify({ login: 'race@lock.example', password: `Guess${index}` })
      return (await fetch(`${apis[index % 2]?.url}/user/login/account/auth`, { method: 'POST', headers, body })).status
    }
    const seen = await Promise.all(Array.from({ length: 200 }, (_, index) => guess(index)))
    await Promise.all(apis.map((api) => api.stop()))
    await server.stop()
    const times = (status: number) => seen.filter((each) => each === status).length
    expect({ looked: times(400), locked: times(423) }).toEqual({ looked: 5, locked: 195 })
  }

  async function lives() {
    const server = await startPostgres(SHORT_LIVED)
    const url = await server.createDatabase()
    const start = (dataDir: string) => startApi({ root, env: { DATABASE_URL: url }, dataDir })
    const apis = await Promise.all(folders.map(start))
    const sites = apis.map((api) => new Site(api.url, api.stop))
    const totals = async () => Promise.all(sites.map(async (site) => (await site.post('/get/products')).body.total))
    const before = await totals()
    expect(before[0]).toBeGreaterThan(0)

    const [one, two] = sites as [Site, Site]
    const here = await Office.open(one, 'staff@brightfill.example', 'Brightfill1')
    const there = new Office(two, here.token, here.cookie)
    const passkey = new Passkey('http://localhost:3000')
    const made = passkey.make((await here.post('/passkeys/options')).body.options)
    expect((await there.post('/passkeys', { name: 'Laptop', response: made })).status).toBe(200)
    const events = await listen(here)
    await events.hear(await enquire(two))
    expect(events.heard).toContain('"what":"arrived"')
    await there.post('/session/end')
    await enquire(two)
    await events.hear('event: closed')
    expect(events.heard).toContain('event: closed')
    const used = passkey.use((await there.post('/session/passkey/options')).body.options)
    expect((await here.post('/session/passkey', { response: used })).status).toBe(200)

    // Calls that wait for the table hold a connection each when the server stops.
    const other = new pg.Client({ connectionString: url })
    other.on('error', () => {})
    await other.connect()
    await other.query('begin')
    await other.query('lock table account in access exclusive mode')
    const signIns = Array.from({ length: 12 }, (_, index) =>
      sites[index % 2]?.post('/user/login/account/auth', { login: 'a@lost.example', password: 'x' }),
    )
    await untilWaiting(url)
    await server.kill()
    expect(new Set((await Promise.all(signIns)).map((answer) => answer?.status))).toEqual(new Set([503]))

    await server.start()
    expect(await totals()).toEqual(before)
    await Promise.all(apis.map((api) => api.stop()))
    await server.stop()
  }
})

async function untilWaiting(connectionString: string) {
  const client = new pg.Client({ connectionString })
  client.on('error', () => {})
  await client.connect()
  for (let waiting = 0; waiting < 12; ) {
    const { rows } = await client.query(
      "select count(*)::int as n from pg_stat_activity where wait_event_type = 'Lock'",
    )
    waiting = rows[0].n
  }
  await client.end()
}
