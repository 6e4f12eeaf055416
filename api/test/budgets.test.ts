import { IDEMPOTENCY_KEY_HEADER } from '@brightfill/shared/contract'
import { budgets, EVERYBODY, NETWORK } from '../src/http/budgets'
import { RegistryClient, SHELL_KEY } from './registryClient'
import { read, type Site, startSite, usualDatabase } from './site'
import { contact, postFrom, sendForms, signIn, statuses } from './visitorCalls'

describe('budgets of production', () => {
  let site: Site
  beforeAll(async () => {
    site = await startSite(usualDatabase, { RATE_PROFILE: 'production', SHELL_KEY })
  }, 180_000)
  afterAll(() => site?.stop())

  it('the description of the api, which is large, can be read twenty times a minute', async () => {
    const read = () => site.get('/api/docs', { 'X-Forwarded-For': '203.0.113.90' })
    const first = await Promise.all(Array.from({ length: 20 }, read))
    expect(first.map(({ status }) => status)).toEqual(Array(20).fill(200))
    expect((await read()).status).toBe(429)
  })

  it('three forms are allowed in five minutes, then 429 with Retry-After; five wrong passwords lock an address, known or not [R-555, R-647]', async () => {
    const sent = []
    for (let index = 0; index < 4; index += 1) sent.push(await site.post('/submit-form-footer', contact))
    expect(sent.map(({ status }) => status)).toEqual([201, 201, 201, 429])
    expect(Number(sent[3]?.headers.get('retry-after'))).toBeGreaterThan(0)

    const tries = []
    for (let index = 0; index < 6; index += 1)
      tries.push((await site.post('/user/login/account/auth', { login: 'x@y.example', password: 'z' })).status)
    expect(tries).toEqual([400, 400, 400, 400, 400, 423])
    expect((await site.get('/dev/mail')).status).toBe(404)
  })

  it('a message that is sent again because its answer was lost is not counted [R-647]', async () => {
    const body = new URLSearchParams(contact)
    const send = async (key: string) => {
      const headers = { 'X-Forwarded-For': '203.0.113.77', [IDEMPOTENCY_KEY_HEADER]: key }
      return read(await fetch(`${site.url}/submit-form-footer`, { method: 'POST', body, headers }))
    }
    const first = await send('1764000000000-first')
    expect((await send('1764000000000-second')).status).toBe(201)
    expect((await send('1764000000000-third')).status).toBe(201)
    expect((await send('1764000000000-fourth')).status).toBe(429)
    expect((await send('1764000000000-first')).body.reference).toBe(first.body.reference)
  })

  it('a composition server’s own calls are not counted, those that it forwards count for the visitor [R-647]', async () => {
    const visitor = { 'X-Forwarded-For': '203.0.113.1' }
    const own = { 'X-Shell-Key': SHELL_KEY }
    const guessed = { ...visitor, 'X-Shell-Key': SHELL_KEY.replace('key', 'kex') }
    const most = budgets.production.everything.max
    expect(await statuses(site, most + 10, own)).toEqual([200])
    expect(await statuses(site, most, visitor)).toEqual([200])
    expect(await statuses(site, 10, visitor)).toEqual([429])
    expect(await statuses(site, 10, guessed)).toEqual([429])
    expect(await statuses(site, 10, { ...visitor, ...own })).toEqual([200])
    expect(await statuses(site, 10, { 'X-Forwarded-For': '203.0.113.2' })).toEqual([200])
  }, 180_000)

  it('an account can cause few mails about itself, from all clients together, and a client few with all its accounts [R-647]', async () => {
    const token = await signIn(site, 'demo@brightfill.example')
    const move = (email: string) => postFrom(site, '203.0.113.21', '/user/change-user', { email }, token)
    const moves = []
    for (let index = 0; index <= budgets.production.mailedChanges.max; index += 1)
      moves.push(await move(index % 2 ? 'dummy@budgets.example' : 'victim@budgets.example'))
    expect(moves.map(({ status }) => status)).toEqual([...moves.slice(1).map(() => 200), 429])
    expect(Number(moves.at(-1)?.headers.get('retry-after'))).toBeGreaterThan(0)

    const password = { password: 'Anotherfill1' }
    expect((await postFrom(site, '203.0.113.22', '/user/change-password', password, token)).status).toBe(429)
    expect((await postFrom(site, '203.0.113.22', '/user/change-user', { name: 'Margaret' }, token)).status).toBe(200)

    const other = await signIn(site, 'staff@brightfill.example')
    expect((await postFrom(site, '203.0.113.21', '/user/change-password', password, other)).status).toBe(429)
    expect((await postFrom(site, '203.0.113.23', '/user/change-password', password, other)).status).toBe(200)
  })

  it('an address gets its confirmation only a few times, including the mail at registration [R-647]', async () => {
    const email = 'again@budgets.example'
    const person = { name: 'Ada', phone: '01632 960001', email, password: 'Abcdefg1' }
    expect((await postFrom(site, '203.0.113.24', '/registration/account', person)).status).toBe(201)
    const token = await signIn(site, email, person.password)
    const sent = []
    for (let index = 0; index < budgets.production.mailsToAddress.max; index += 1)
      sent.push((await postFrom(site, `203.0.113.${30 + index}`, '/user/send-confirmation', {}, token)).status)
    expect(sent).toEqual([...sent.slice(1).map(() => 200), 429])
  })

  it('an account that is changed again and again has to wait, on all clients [R-647]', async () => {
    const token = await signIn(site, 'staff@brightfill.example', 'Anotherfill1')
    const seen = new Set<number>()
    for (let index = 0; index <= budgets.production.changes.max; index += 1)
      seen.add(
        (await postFrom(site, `203.0.113.${100 + index}`, '/user/change-user', { phone: '01632 960001' }, token))
          .status,
      )
    expect([...seen]).toEqual([200, 429])
  })

  it('all addresses of an IPv6 network of /64 are one client; an IPv4 address inside IPv6 counts as itself [R-647]', async () => {
    const neighbours = ['2001:db8:1:2::1', '2001:db8:1:2:ffff::1', '2001:DB8:1:2:0:0:0:9', '2001:db8:1:2:3:4:5:6']
    expect(await sendForms(site, neighbours)).toEqual([201, 201, 201, 429])
    expect(await sendForms(site, ['2001:db8:1:3::1'])).toEqual([201])
    const strangers = [60, 61, 62, 63].map((last) => `::ffff:203.0.113.${last}`)
    expect(await sendForms(site, strangers)).toEqual([201, 201, 201, 201])
  })
})

describe('requests that are free', () => {
  let site: Site
  beforeAll(async () => {
    site = await startSite('embedded', { RATE_PROFILE: 'production' })
  }, 180_000)
  afterAll(() => site?.stop())

  const demo = { login: 'demo@brightfill.example', password: 'Brightfill1' }
  const person = { name: 'Ada', phone: '01632 960001', email: 'ada@budgets.example', password: 'Abcdefg1' }
  const visitor = (last: number) => ({ headers: { 'X-Forwarded-For': `203.0.113.${last}` }, as: 'json' as const })

  it.each([
    ['a sign-in', '/user/login/account/auth', [{ login: [] }, {}, { login: '', password: 'x' }], demo, 200],
    ['a registration', '/registration/account', [{}, { ...person, password: 'short' }], person, 201],
    ['a reset link', '/forget-password', [{ email: [] }, {}, { email: 'no address' }], { email: demo.login }, 200],
  ])(
    'include what cannot be %s: a valid one after many of them is answered [R-647]',
    async (_what, path, wrong, right, status) => {
      for (let index = 0; index < 30; index += 1)
        for (const body of wrong) expect((await site.post(path, body, visitor(1))).status).not.toBe(429)
      expect((await site.post(path, right, visitor(1))).status).toBe(status)
    },
  )

  it('include an address for a sign-in that does not exist: a reset link is mailed after many of them [R-647]', async () => {
    for (let index = 0; index < 30; index += 1)
      expect((await site.post('/api/auth/email', { email: 'other@budgets.example' }, visitor(3))).status).toBe(404)
    expect((await site.post('/forget-password', { email: demo.login }, visitor(3))).status).toBe(200)
  })

  it.each([
    ['a picture of another page', 'google', { 'Sec-Fetch-Dest': 'image', 'Sec-Fetch-Site': 'cross-site' }, 403],
    ['a frame of another page', 'google', { 'Sec-Fetch-Dest': 'iframe', 'Sec-Fetch-Site': 'cross-site' }, 403],
    ['a provider that is not configured', 'google', {}, 302],
    ['a provider that does not exist', 'elsewhere', {}, 404],
  ])(
    'include the way to a provider for %s: the reader’s next sign-in is answered [R-647]',
    async (_whose, name, headers, status) => {
      const as = { 'X-Forwarded-For': '203.0.113.2', ...headers }
      for (let index = 0; index < 30; index += 1)
        for (const step of ['redirect', 'callback', 'confirm'])
          if (step === 'redirect' || status === 403)
            expect((await site.get(`/auth/${name}/${step}`, as)).status).toBe(status)
      expect((await site.post('/user/login/account/auth', demo, visitor(2))).status).toBe(200)
    },
  )
})

describe('the key of composition servers, during a change', () => {
  const NEXT_KEY = 'next-key-of-composition-servers-of-tests'
  let site: Site
  beforeAll(async () => {
    const keys = { SHELL_KEY: NEXT_KEY, SHELL_KEY_FORMER: SHELL_KEY }
    site = await startSite(usualDatabase, { RATE_PROFILE: 'production', ...keys })
  }, 180_000)
  afterAll(() => site?.stop())

  it.each([
    ['former', SHELL_KEY],
    ['next', NEXT_KEY],
  ])(
    'is the %s one: its calls are not counted, and read the live releases [R-647]',
    async (_which, key) => {
      expect(await statuses(site, budgets.production.everything.max + 10, { 'X-Shell-Key': key })).toEqual([200])
      expect((await new RegistryClient(site, key).post('/live', { server: key })).status).toBe(200)
    },
    60_000,
  )

  it('is no other one', async () => {
    const guessed = new RegistryClient(site, SHELL_KEY.replace('key', 'kex'))
    expect((await guessed.post('/live', { server: 'guessed' })).status).toBe(401)
  })
})

describe('budgets of a network and of all clients', () => {
  let site: Site
  beforeAll(async () => {
    site = await startSite(usualDatabase, { RATE_PROFILE: 'production' })
  }, 180_000)
  afterAll(() => site?.stop())

  const stranger = 'nobody-at-all@budgets.example'
  /** Requests that count and leave no trace: the address is unknown or taken. */
  const valid = {
    '/user/login/account/auth': () => ({ login: `${Math.random()}@budgets.example`, password: 'Abcdefg1' }),
    '/registration/account': () => ({
      name: 'Ada',
      phone: '01632 960001',
      email: 'demo@brightfill.example',
      password: 'Abcdefg1',
    }),
    '/forget-password': () => ({ email: stranger }),
  }

  /** The number of these requests that have to wait. */
  async function refused(address: keyof typeof valid, visitors: string[]): Promise<number> {
    let count = 0
    for (let from = 0; from < visitors.length; from += 20) {
      const some = visitors.slice(from, from + 20)
      const answers = await Promise.all(some.map((visitor) => postFrom(site, visitor, address, valid[address]())))
      count += answers.filter(({ status }) => status === 429).length
    }
    return count
  }

  it.each([
    ['login', '/user/login/account/auth'],
    ['registration', '/registration/account'],
    ['forgot', '/forget-password'],
  ] as const)(
    'all clients of a network share one budget for %s [R-647]',
    async (name, address) => {
      const network = Array.from({ length: budgets.production[name].max * NETWORK }, (_, index) => `203.0.113.${index}`)
      expect(await refused(address, network)).toBe(0)
      expect(await refused(address, ['203.0.113.254'])).toBe(1)
      expect(await refused(address, ['198.51.100.1'])).toBe(0)
    },
    60_000,
  )

  it('strangers who spend the common budget leave each network a little, are told how long to wait, and do not stop known devices [R-647]', async () => {
    const demo = 'demo@brightfill.example'
    const headers = { 'X-Forwarded-For': '192.0.2.77' }
    const signedIn = await site.post('/user/login/account/auth', { login: demo, password: 'Brightfill1' }, { headers })
    const device = signedIn.headers
      .getSetCookie()
      .map((each) => each.split(';')[0] ?? '')
      .find((each) => each.startsWith('bf_device='))

    const most = budgets.production.forgot.max * EVERYBODY
    const networks = Array.from({ length: most }, (_, index) => `10.${index % 200}.${Math.floor(index / 200)}.1`)
    await refused('/forget-password', networks)
    const ask = (visitor: string, email = stranger, cookie = '') =>
      site.post('/forget-password', { email }, { headers: { 'X-Forwarded-For': visitor, Cookie: cookie } })
    expect((await ask('192.0.2.1')).status).toBe(404)
    const second = await ask('192.0.2.2')
    expect(second.status).toBe(429)
    const seconds = Number(second.headers.get('retry-after'))
    expect(seconds).toBeGreaterThan(60)
    expect(second.body.message).toBe(`Too many requests. Try again in ${Math.ceil(seconds / 60)} minutes.`)
    expect((await ask('192.0.2.3', demo, device)).status).toBe(200)
    expect((await postFrom(site, '192.0.2.1', '/get/products', {})).status).toBe(200)
  }, 180_000)

  it('registering and deleting an account again and again does not flood its address with mails [R-647]', async () => {
    const person = { name: 'Ada', email: 'again@budgets.example', phone: '+44 1632 960001', password: 'Abcdefg1' }
    const { max } = budgets.production.mailsToAddress
    const own = await startSite(usualDatabase, { RATE_PROFILE: 'production' })
    const statuses = []
    for (let index = 0; index <= max; index += 1) {
      const visitor = `203.0.113.${index}`
      statuses.push((await postFrom(own, visitor, '/registration/account', person)).status)
      const login = { login: person.email, password: person.password }
      const { token } = (await postFrom(own, visitor, '/user/login/account/auth', login)).body
      if (token) await postFrom(own, visitor, '/api/user/delete', { password: person.password }, token)
    }
    await own.stop()
    expect(statuses).toEqual([...Array.from({ length: max }, () => 201), 429])
  }, 180_000)
})

describe('TRUST_PROXY', () => {
  it('lists the only proxies that can call for other addresses [R-647]', async () => {
    const site = await startSite(usualDatabase, { RATE_PROFILE: 'production', TRUST_PROXY: '192.0.2.0/24' })
    const visitors = ['203.0.113.1', '203.0.113.2', '203.0.113.3', '203.0.113.4']
    expect(await sendForms(site, visitors)).toEqual([201, 201, 201, 429])
    await site.stop()
  }, 180_000)
})
