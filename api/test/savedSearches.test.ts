import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { CONTENT_FORMAT } from '@brightfill/shared/contract'
import pg from 'pg'
import { startApi } from '../tooling/apiProcess'
import { MailServer } from '../tooling/mailServer'
import { onPostgresql } from './postgresql'
import { postgresDatabase } from './prepared'
import { onDatabases, root, Site, startSite } from './site'

jest.setTimeout(120_000)

/** Longer than an api waits before it checks for new machines. */
const LOOKED_BY_NOW = 2_500

const search = {
  name: 'Kefir fillers',
  frequency: 'at once',
  address: '/products?search=kefir',
  filters: { search: 'kefir' },
}

async function until<Found>(find: () => Promise<Found | undefined> | Found | undefined): Promise<Found | undefined> {
  const end = Date.now() + 30_000
  let found = await find()
  for (; found === undefined && Date.now() < end; found = await find()) await wait(200)
  return found
}

/** Adds a machine to the site by an import. */
async function bring(site: Site, slug: string, name: string, more: object = {}) {
  const { machines, ...content } = await site.exportContent()
  const machine = { ...machines[0], slug, name, former_slugs: [], published_at: new Date().toISOString(), ...more }
  const file = { ...content, format: CONTENT_FORMAT, pages: [], posts: [], machines: [machine] }
  expect((await site.importContent(file)).body).toEqual({ result: 1 })
}

async function person(site: Site, email: string, { confirm = true } = {}) {
  const password = 'Abcdefg1'
  await site.post('/registration/account', { name: 'Ada', phone: '+44 1632 960000', email, password })
  if (confirm) await site.confirmAddress(email)
  return site.signIn(email, password)
}

onDatabases('saved searches', (site) => {
  const get = (token: string) => site().get('/user/searches', { Authorization: `Bearer ${token}` })
  const save = (token: string, more: object = {}) => site().post('/user/searches', { ...search, ...more }, { token })
  const mailsTo = async (email: string, about = search.name) =>
    (await site().get('/dev/mail')).body.data.filter(
      ({ to, subject }: { to: string; subject: string }) => to === email && subject.includes(about),
    )

  it('send each new machine of a search once, until one click without signing in stops the mails [R-370]', async () => {
    const email = 'ada@searches.example'
    const token = await person(site(), email)
    const unconfirmed = await person(site(), 'eve@searches.example', { confirm: false })
    await bring(site(), 'kefir-before', 'Kefir filler before')
    expect((await save(token)).body.data).toMatchObject({ name: search.name, frequency: 'at once' })
    expect((await save(unconfirmed)).body.confirmed).toBe(0)
    await save(token, { name: `${search.name} daily`, frequency: 'daily', address: '/products?search=kefir&sort=2' })
    await bring(site(), 'kefir-draft', 'Kefir filler as a draft', { published_at: null })
    await bring(site(), 'yoghurt-new', 'Yoghurt filler')
    await bring(site(), 'kefir-new', 'Kefir filler new')
    const mail = await until(async () => (await mailsTo(email))[0])
    expect(mail.subject).toBe('1 new machine: Kefir fillers')
    expect(mail.text).toMatch(/Kefir filler new.*\/products\/kefir-new/)
    expect(mail.text).toMatch(/View search: \S+\/products\?search=kefir\n/)

    await bring(site(), 'kefir-new', 'Kefir filler new, cleaned')
    await bring(site(), 'kefir-draft', 'Kefir filler no draft any more')
    const second = await until(async () => (await mailsTo(email)).find(({ id }: { id: number }) => id !== mail.id))
    expect(second.text).toContain('/products/kefir-draft')
    expect(second.text).not.toContain('kefir-new')

    const stop = new URL(/Stop these e-mails: (\S+)/.exec(second.text)?.[1] ?? '')
    const page = await site().get(stop.pathname + stop.search)
    expect(page.body).toMatch(/<strong>Kefir fillers<\/strong>[\s\S]*<form method="post"/)
    expect((await get(token)).body.data.map(({ frequency }: { frequency: string }) => frequency)).toEqual([
      'daily',
      'at once',
    ])
    const oneClick = { 'List-Unsubscribe': 'One-Click' }
    const stopped = await site().post(stop.pathname + stop.search, oneClick, { as: 'url-encoded' })
    expect([stopped.status, stopped.body]).toEqual([
      200,
      expect.stringContaining('<h1>We have stopped these e-mails</h1>'),
    ])
    expect((await get(token)).body.data[1].frequency).toBe('never')
    await bring(site(), 'kefir-last', 'Kefir filler last')
    await wait(LOOKED_BY_NOW)
    expect(await mailsTo(email)).toHaveLength(2)
    expect(await mailsTo('eve@searches.example')).toEqual([])
  })

  it('can be renamed, stopped and removed by their owner only, are twenty at most, and do not change when saved again [R-370]', async () => {
    const token = await person(site(), 'owner@searches.example')
    const other = await person(site(), 'other@searches.example')
    const { id } = (await save(token)).body.data
    const change = (fields: object, by: string) => site().post(`/user/searches/${id}`, fields, { token: by })
    expect((await change({ name: 'Mine', frequency: 'weekly' }, token)).body.data).toMatchObject({
      name: 'Mine',
      frequency: 'weekly',
    })
    expect((await change({ name: 'Not mine' }, other)).status).toBe(404)
    expect((await change({ name: ' ' }, token)).status).toBe(422)
    expect((await save(token, { address: 'https://elsewhere.example/products' })).status).toBe(422)
    for (let index = 1; index < 20; index += 1) await save(token, { address: `/products?search=${index}` })
    expect((await save(token, { address: '/products?search=20' })).status).toBe(409)
    expect((await save(token, { name: 'Again' })).body.data).toMatchObject({ id, name: 'Again' })

    const proposed = { name: 'kefir', frequency: 'daily', if_new: 1 }
    const kept = (await save(token, proposed)).body
    expect(kept).toMatchObject({ data: { id, name: 'Again', frequency: 'at once' }, known: 1, confirmed: 1 })
    await change({ name: 'Quiet', frequency: 'never' }, token)
    expect((await save(token, proposed)).body.data).toMatchObject({ id, name: 'Quiet', frequency: 'never' })
    expect((await save(other, proposed)).body).toMatchObject({ data: { name: 'kefir', frequency: 'daily' }, known: 0 })

    expect((await site().post(`/user/searches/${id}/remove`, {}, { token: other })).status).toBe(404)
    expect((await site().post(`/user/searches/${id}/remove`, {}, { token })).body).toEqual({ result: 1 })
    expect((await get(token)).body.data).toHaveLength(19)
  })

  it('send machines from then on when another save resumes their mails [R-370]', async () => {
    const email = 'again@searches.example'
    const about = 'Skyr'
    const token = await person(site(), email)
    const skyr = { name: about, address: '/products?search=skyr', filters: { search: 'skyr' } }
    await save(token, { ...skyr, frequency: 'never' })
    await bring(site(), 'skyr-while-stopped', 'Skyr filler while stopped')
    await save(token, skyr)
    await bring(site(), 'skyr-after', 'Skyr filler after')
    const mail = await until(async () => (await mailsTo(email, about))[0])
    expect(mail.text).toContain('/products/skyr-after')
    expect(mail.text).not.toContain('skyr-while-stopped')
  })

  it('saved machines send changes of price and state once, until one click stops the mails [R-371]', async () => {
    const email = 'bea@machines.example'
    const about = 'Cheese vat'
    const token = await person(site(), email)
    const others = await person(site(), 'others@machines.example')
    const unconfirmed = await person(site(), 'nobody@machines.example', { confirm: false })
    await bring(site(), 'cheese-vat', about, { model: '', price: 48_500 })
    const { id } = (await site().post('/get/product-post', { slug: 'cheese-vat' })).body.product
    const saveFor = (by: string) => site().post('/post/checked-wishlist', { event_id: id, isChecked: 1 }, { token: by })
    await saveFor(token)
    await saveFor(unconfirmed)
    await bring(site(), 'cheese-vat', about, { model: '', price: 48_500, description: '<p>Cleaned.</p>' })
    await bring(site(), 'cheese-vat', about, { model: '', price: 42_000 })
    const mail = await until(async () => (await mailsTo(email, about))[0])
    expect(mail.subject).toBe('Changed: Cheese vat')
    expect(mail.text).toMatch(/Cheese vat: £42,000, was £48,500: \S+\/products\/cheese-vat/)
    await saveFor(others)

    await bring(site(), 'cheese-vat', about, { model: '', price: 42_000, selling_state: 'reserved' })
    const second = await until(async () => (await mailsTo(email, about))[1] && (await mailsTo(email, about))[0])
    expect(second.text).toContain('Reserved, was available')
    expect(second.text).not.toContain('£')
    expect(await until(async () => (await mailsTo('others@machines.example', about))[0])).toBeDefined()

    const stop = new URL(/Stop these e-mails: (\S+)/.exec(second.text)?.[1] ?? '')
    expect((await site().get(stop.pathname + stop.search)).body).toMatch(
      /saved machines<\/p>[\s\S]*<form method="post"/,
    )
    await site().post(stop.pathname + stop.search, { 'List-Unsubscribe': 'One-Click' }, { as: 'url-encoded' })
    const mails = '/user/saved-machine-mails'
    expect((await site().get(mails, { Authorization: `Bearer ${token}` })).body).toEqual({ result: 1, mails: 0 })
    await bring(site(), 'cheese-vat', about, { model: '', price: 42_000, selling_state: 'sold' })
    await until(async () => (await mailsTo('others@machines.example', about))[1])
    expect(await mailsTo(email, about)).toHaveLength(2)
    expect(await mailsTo('nobody@machines.example', about)).toEqual([])

    expect((await site().post(mails, { mails: 1 }, { token })).body).toEqual({ result: 1, mails: 1, confirmed: 1 })
    expect((await site().post(mails, { mails: 1 }, { token: unconfirmed })).body).toMatchObject({ confirmed: 0 })
    await bring(site(), 'cheese-vat', about, { model: '', price: null, selling_state: 'available' })
    const third = await until(async () =>
      (await mailsTo(email, about)).find(({ text }: { text: string }) => text.includes('on request')),
    )
    expect(third.text).toContain('Price on request, was £42,000; Available, was sold')
  })

  it('are part of a person’s export, and are deleted with the account [R-370, R-619]', async () => {
    const token = await person(site(), 'leaves@searches.example')
    await save(token)
    const { body } = await site().get('/api/user/data', { Authorization: `Bearer ${token}` })
    expect(body.data.saved_searches).toMatchObject([{ name: search.name, address: search.address }])
    expect((await site().post('/api/user/delete', { password: 'Abcdefg1' }, { token })).status).toBe(200)
    await bring(site(), 'kefir-too-late', 'Kefir filler too late')
    await wait(LOOKED_BY_NOW)
    expect(await mailsTo('leaves@searches.example')).toEqual([])
  })
})

describe('the stored part of a saved search', () => {
  onPostgresql('is its filters, without other fields of the request [R-370]', async () => {
    const url = await postgresDatabase()
    const site = await startSite('postgresql', {}, url)
    const token = await site.signIn()
    const large = 'x'.repeat(200_000)
    const filters = { ...search.filters, category: { open: true, value: [1], large }, price: [null, 9], large }
    const saved = await site.post('/user/searches', { ...search, filters }, { token, as: 'json' })
    expect(saved.status).toBe(200)
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    const { rows } = await client.query('select filters from saved_search')
    expect(rows).toEqual([{ filters: { search: 'kefir', category: { open: true, value: [1] }, price: [null, 9] } }])
    await client.end()
    await site.stop()
  })
})

describe('saved searches and several apis on one PostgreSQL', () => {
  onPostgresql(
    'mail a machine once, at once or after the day or week, with the headers of one-click stop [R-370]',
    async () => {
      const server = new MailServer()
      const folders = ['a', 'b', 'c'].map((name) => mkdtempSync(path.join(tmpdir(), `brightfill-${name}-`)))
      const env = { DATABASE_URL: await postgresDatabase(), SMTP_URL: await server.start() }
      const apis: Awaited<ReturnType<typeof startApi>>[] = []
      for (const dataDir of folders) apis.push(await startApi({ root, env, dataDir }))
      const sites = apis.map(({ url, stop }) => new Site(url, stop))
      const [one] = sites as [Site]
      const email = 'demo@brightfill.example'
      const token = await one.signIn()
      for (let index = 0; index < 5; index += 1)
        await one.post(
          '/user/searches',
          { ...search, name: `Search ${index}`, address: `/products?search=kefir&page=${index + 2}` },
          { token },
        )
      for (const frequency of ['daily', 'weekly'])
        await one.post(
          '/user/searches',
          {
            ...search,
            name: `Search ${frequency}`,
            frequency,
            address: `/products?search=kefir&frequency=${frequency}`,
          },
          { token },
        )
      await bring(one, 'kefir-once', 'Kefir filler once')
      await until(() => (server.to(email).length >= 5 ? true : undefined))
      await wait(LOOKED_BY_NOW)

      const subjects = server.to(email).map(({ text }) => /^Subject: (.*)$/m.exec(text)?.[1]?.trim())
      expect(subjects.sort()).toEqual([0, 1, 2, 3, 4].map((index) => `1 new machine: Search ${index}`))

      const database = new pg.Client({ connectionString: env.DATABASE_URL })
      await database.connect()
      const dues = await database.query(
        `select to_char(due_at at time zone 'Europe/London', 'FMDay HH24:MI') as due, due_at - now() <= '7 days' as soon
       from saved_search where frequency in ('daily', 'weekly') order by frequency`,
      )
      expect(dues.rows).toMatchObject([
        { due: expect.stringMatching(/day 07:00$/) },
        { due: 'Monday 07:00', soon: true },
      ])
      const makeDue = () =>
        database.query(`update saved_search set due_at = now() where frequency in ('daily', 'weekly')`)
      await makeDue()
      await until(() => (server.to(email).length >= 7 ? true : undefined))
      // Due again without news: mails wait for the next day, not for the next arrival.
      await makeDue()
      await wait(LOOKED_BY_NOW)
      await database.end()
      await bring(one, 'kefir-next-day', 'Kefir filler of the next day')
      await until(() => (server.to(email).length >= 12 ? true : undefined))
      await wait(LOOKED_BY_NOW)
      const regular = server.to(email).filter(({ text }) => /^Subject: .*Search (daily|weekly)/m.test(text))
      expect(regular.map(({ text }) => text.includes('Kefir filler once'))).toEqual([true, true])

      const header = server.to(email)[0]?.text.replace(/\r\n[ \t]+/g, ' ') ?? ''
      expect(header).toMatch(/^List-Unsubscribe: <https?:\S+\/api\/searches\/stop\?token=[\w-]{43}>/m)
      expect(header).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click/m)
      for (const api of apis) await api.stop()
      await server.stop()
      for (const folder of folders) rmSync(folder, { recursive: true, force: true })
    },
  )
})
