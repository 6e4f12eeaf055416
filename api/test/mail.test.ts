import { rmSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { startApi } from '../tooling/apiProcess'
import { MailServer } from '../tooling/mailServer'
import { hasPostgresql } from './postgresql'
import { postgresDatabase } from './prepared'
import { root, Site, seededSite } from './site'

/** Longer than the wait before a second attempt. */
const RETRIED_BY_NOW = 9_000

const server = new MailServer()
const folders: string[] = []
let smtpUrl: string
beforeAll(async () => {
  smtpUrl = await server.start()
})
afterAll(async () => {
  await server.stop()
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})
beforeEach(() => {
  server.beforeAccepting = () => undefined
})

async function newSite() {
  const site = await seededSite()
  folders.push(site.dataDir)
  return site
}

async function start({ dataDir, env }: Awaited<ReturnType<typeof seededSite>>, more: Record<string, string> = {}) {
  const api = await startApi({ root, dataDir, env: { SMTP_URL: smtpUrl, ...env, ...more } })
  return new Site(api.url, api.stop)
}

const register = (site: Site, email: string) =>
  site.post('/registration/account', { name: 'Ada Field', phone: '+44 1632 960000', email, password: 'Abcdefg1' })

async function waitFor(condition: () => boolean, within = 45_000) {
  const end = Date.now() + within
  while (!condition() && Date.now() < end) await wait(100)
}

describe('mail', () => {
  let site: Site
  beforeAll(async () => {
    site = await start(await newSite(), { PUBLIC_ORIGIN: 'https://www.brightfill.example', RATE_PROFILE: 'production' })
  }, 180_000)
  afterAll(() => site.stop(), 20_000)

  it('a mail that is not accepted does not fail the call and is sent later, once, in two parts, with the configured host [R-617, R-618, R-584]', async () => {
    let refusals = 1
    server.beforeAccepting = () => {
      refusals -= 1
      if (refusals >= 0) throw new Error('try later')
    }
    expect((await site.post('/forget-password', { email: 'demo@brightfill.example' })).status).toBe(200)
    await waitFor(() => server.accepted.length > 0)
    await wait(4_000)

    const [mail, ...more] = server.to('demo@brightfill.example')
    expect(more).toEqual([])
    expect(mail?.text).toContain('Content-Type: text/plain')
    expect(mail?.text).toContain('Content-Type: text/html')
    expect(mail?.text.replace(/=\r\n/g, '')).toContain('https://www.brightfill.example/reset-password/?')
    expect((await site.get('/dev/mail')).status).toBe(404)
  }, 180_000)

  it('a mail to an unknown address is not sent again and again [R-618]', async () => {
    const nobody = 'nobody@mail.example'
    server.unknown.add(nobody)
    expect((await register(site, nobody)).status).toBe(201)
    await waitFor(() => server.named.includes(nobody))
    await wait(RETRIED_BY_NOW)
    expect(server.named.filter((address) => address === nobody)).toHaveLength(1)
  }, 180_000)

  it('a stopping api does not wait for all mails, and the next start sends the others, each once [R-618]', async () => {
    const people = Array.from({ length: 12 }, (_, index) => `person${index}@mail.example`)
    const own = await newSite()
    const stopped = await start(own)
    server.beforeAccepting = () => wait(1_500)
    for (const email of people) await register(stopped, email)
    expect(await stopped.stop()).toBe(0)
    expect(people.filter((email) => server.to(email).length === 0)).not.toEqual([])

    server.beforeAccepting = () => undefined
    const next = await start(own)
    await waitFor(() => people.every((email) => server.to(email).length > 0))
    await next.stop()
    expect(people.map((email) => server.to(email).length)).toEqual(people.map(() => 1))
  }, 180_000)
})

const group = hasPostgresql ? describe : describe.skip // skipped only where PostgreSQL is not installed

group('mail of two copies of the api', () => {
  const sites: Site[] = []
  let database: pg.Client
  beforeAll(async () => {
    const url = await postgresDatabase()
    for (const own of [await newSite(), await newSite()]) sites.push(await start(own, { DATABASE_URL: url }))
    database = new pg.Client({ connectionString: url })
    await database.connect()
  }, 180_000)
  afterAll(async () => {
    await database.end()
    await Promise.all(sites.map((site) => site.stop()))
  })

  it('a slow receiver delays one mail, and none is sent twice [R-618]', async () => {
    const people = ['slow@copies.example', 'a@copies.example', 'b@copies.example', 'c@copies.example']
    let accept: () => void = () => undefined
    const slow = new Promise<void>((resolve) => {
      accept = resolve
    })
    server.beforeAccepting = (to) => (to === people[0] ? slow : undefined)
    // At the same time, so that one api could take them all.
    await database.query(
      `insert into outbox (message_id, recipient, subject, text_part, html_part)
       select address, address, 'Hello', 'Hello', 'Hello' from unnest($1::text[]) with ordinality as row (address, place) order by place`,
      [people],
    )
    await waitFor(() => people.slice(1).every((email) => server.to(email).length > 0), 15_000)
    expect(people.map((email) => server.to(email).length)).toEqual([0, 1, 1, 1])
    accept()
    await waitFor(() => server.to(people[0] ?? '').length > 0)
    await wait(RETRIED_BY_NOW)
    expect(people.map((email) => server.to(email).length)).toEqual([1, 1, 1, 1])
  }, 180_000)

  it('a mail accepted while the database is unavailable is recorded later, not sent again [R-618]', async () => {
    const [site] = sites
    const email = 'noted@copies.example'
    await database.query(`
      create function refuse() returns trigger language plpgsql as $$ begin raise exception 'not now'; end $$;
      create trigger refuse before update on outbox for each row when (new.sent_at is not null) execute function refuse()`)
    await register(site as Site, email)
    await waitFor(() => server.to(email).length > 0)
    await wait(RETRIED_BY_NOW)
    await database.query('drop trigger refuse on outbox')
    const isNoted = async () =>
      (await database.query('select 1 from outbox where recipient = $1 and sent_at is not null', [email])).rowCount
    for (let look = 0; look < 100 && !(await isNoted()); look += 1) await wait(100)

    expect(await isNoted()).toBe(1)
    expect(server.to(email)).toHaveLength(1)
  }, 180_000)

  it('a mail with an expired link is no longer sent, and its text is deleted [R-774]', async () => {
    const email = 'late@copies.example'
    const hasLasted = async () =>
      (
        await database.query(
          "select extract(epoch from expires_at - created_at)::int as lasts from outbox where recipient = 'demo@brightfill.example'",
        )
      ).rows[0]?.lasts
    await (sites[0] as Site).post('/forget-password', { email: 'demo@brightfill.example' })
    for (let look = 0; look < 100 && !(await hasLasted()); look += 1) await wait(100)
    expect(Math.round((await hasLasted()) / 60)).toBe(60)

    await database.query(
      `insert into outbox (message_id, recipient, subject, text_part, html_part, expires_at)
       values ($1, $1, 'Set a new password', 'link', 'link', now() - interval '1 minute')`,
      [email],
    )
    const read = async () =>
      (
        await database.query('select given_up_at, last_error, text_part, html_part from outbox where recipient = $1', [
          email,
        ])
      ).rows[0]
    for (let look = 0; look < 100 && !(await read()).given_up_at; look += 1) await wait(100)
    expect(await read()).toEqual({
      given_up_at: expect.any(Date),
      last_error: 'It had expired',
      text_part: '',
      html_part: '',
    })
    expect(server.to(email)).toEqual([])
  }, 180_000)

  it('the text of a mail, with a link that signs its reader in, is deleted once it is sent [R-619]', async () => {
    await register(sites[0] as Site, 'forgetful@copies.example')
    const read = async () =>
      (
        await database.query(
          "select sent_at, text_part, html_part from outbox where recipient = 'forgetful@copies.example'",
        )
      ).rows[0]
    for (let look = 0; look < 100 && !(await read()).sent_at; look += 1) await wait(100)

    expect(server.to('forgetful@copies.example')[0]?.text).toContain('verify-email')
    expect(await read()).toEqual({ sent_at: expect.any(Date), text_part: '', html_part: '' })
  }, 180_000)
})
