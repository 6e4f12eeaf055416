import pg from 'pg'
import { untilWaiting } from './lockedOut'
import { onPostgresql } from './postgresql'
import { postgresDatabase } from './prepared'
import { type Site, startSite, usualDatabase } from './site'
import { origin, socialBrowser } from './socialBrowser'
import { type Lie, TestProvider } from './testProvider'

jest.setTimeout(180_000)

describe('sign-in with a provider', () => {
  const provider = new TestProvider()
  let site: Site
  beforeAll(async () => {
    await provider.start()
    site = await startSite(usualDatabase, { OIDC_TEST_ISSUER: provider.issuer })
  })
  afterAll(async () => {
    await site.stop()
    await provider.stop()
  })

  const { locationOf, journey, signIn, exchange, ownerOf, userOf } = socialBrowser(() => site)

  it('sends state, nonce and PKCE to google, and only state to linkedin [R-579, R-575, R-576]', async () => {
    const google = await journey('google')
    expect(google.asked.searchParams.get('code_challenge_method')).toBe('S256')
    expect(google.asked.searchParams.get('nonce')).toBeTruthy()
    expect(google.setCookie).toMatch(/HttpOnly; SameSite=Lax/)
    const linkedin = await journey('linkedin')
    expect(linkedin.asked.searchParams.get('state')).toBeTruthy()
    expect(linkedin.asked.searchParams.has('nonce')).toBe(false)
    expect((await site.get('/auth/elsewhere/redirect')).status).toBe(404)
  })

  it.each(['google', 'linkedin'])(
    'creates an account with %s; only its browser can exchange the token in the address, once [R-578, R-577]',
    async (name) => {
      provider.persona = {
        sub: `new-${name}`,
        email: `new-${name}@social.example`,
        email_verified: true,
        given_name: 'Ida',
        family_name: 'Moor',
      }
      const { end, token, cookie } = await signIn(name)

      expect(end.origin + end.pathname).toBe(`${origin}/auth/callback`)
      // Another browser, with or without a sign-in of its own, gets nothing and uses nothing up.
      expect(await exchange(token)).toBeUndefined()
      expect(await exchange(token, (await journey(name)).cookie)).toBeUndefined()
      expect((await ownerOf(token, cookie)).status).toBe(401)
      const session = await exchange(token, cookie)
      expect(session).not.toBe(token)
      expect(await ownerOf(session ?? '')).toMatchObject({
        status: 200,
        user: { name: 'Ida', email: `new-${name}@social.example` },
      })
      expect(await exchange(token, cookie)).toBeUndefined()
      expect((await ownerOf(token, cookie)).status).toBe(401)
    },
  )

  it('does not start from a link on another site, which leads to the sign-in page [R-578]', async () => {
    const linked = { 'Sec-Fetch-Dest': 'document', 'Sec-Fetch-Site': 'cross-site' }
    const { headers } = await site.get('/auth/google/redirect', linked)
    expect([headers.get('location'), headers.get('set-cookie')]).toEqual([`${origin}/login`, null])
  })

  it('has a budget per client, which does not affect signing in with a password [R-647]', async () => {
    const own = await startSite('embedded', { OIDC_TEST_ISSUER: provider.issuer, RATE_PROFILE: 'production' })
    const seen = []
    for (let index = 0; index < 21; index += 1) seen.push((await own.get('/auth/google/redirect')).status)
    expect([...new Set(seen)]).toEqual([302, 429])
    expect(await own.signIn()).toBeDefined()
    await own.stop()
  })

  it('works once, and only in the browser that started it [R-578]', async () => {
    provider.persona = { sub: 'once', email: 'once@social.example', email_verified: true }
    const stolen = await journey('google')
    expect(locationOf((await site.get(stolen.back)).headers).search).toBe('?error=state')
    expect(locationOf((await site.get(stolen.back, { Cookie: stolen.cookie })).headers).search).toBe('?error=state')
    const { back, cookie } = await journey('google')
    await site.get(back, { Cookie: cookie })
    expect(locationOf((await site.get(back, { Cookie: cookie })).headers).search).toBe('?error=state')
  })

  it.each<Lie>(['nonce', 'issuer', 'audience', 'expiry', 'signature'])(
    'fails for a token with a wrong %s [R-576]',
    async (lie) => {
      provider.persona = { sub: 'liar', email: 'liar@social.example', email_verified: true }
      provider.lie = lie
      const { end } = await signIn('google')
      provider.lie = undefined
      expect(end.search).toBe('?error=refused')
    },
  )

  it('remembers the device, so that strangers who lock the address do not keep its owner out [R-555]', async () => {
    const own = await startSite(usualDatabase, { OIDC_TEST_ISSUER: provider.issuer, RATE_PROFILE: 'production' })
    provider.persona = { sub: 'demo-device', email: 'demo@brightfill.example', email_verified: true }
    const { back, cookie } = await journey('google', own)
    const { headers } = await own.get(back, { Cookie: cookie })
    const [device = ''] =
      headers
        .getSetCookie()
        .find((each) => each.startsWith('bf_device='))
        ?.split(';') ?? []
    const login = async (password: string, headers = {}) =>
      (await own.post('/user/login/account/auth', { login: 'demo@brightfill.example', password }, { headers })).status
    for (let index = 0; index < 5; index += 1) await login('Wrongwrong1', { 'X-Forwarded-For': '203.0.113.9' })
    expect(await login('Brightfill1')).toBe(423)
    expect(await login('Brightfill1', { Cookie: device })).toBe(200)
    await own.stop()
  })

  it('keeps a long address as it is, and fails for one that is too long [R-578]', async () => {
    const domain = 'social.example'
    const long = `${'a'.repeat(63)}.${'b'.repeat(63)}@${'c'.repeat(40)}.${domain}`
    provider.persona = { sub: 'long', email: long, email_verified: true }
    const { token, cookie } = await signIn('google')
    expect((await userOf(token, cookie)).user?.email).toBe(long)
    provider.persona = { sub: 'longer', email: `${'a'.repeat(254)}@${domain}`, email_verified: true }
    expect((await signIn('google')).end.search).toBe('?error=refused')
  })

  it('fails for an address that the provider did not verify [R-578]', async () => {
    provider.persona = { sub: 'u1', email: 'demo@brightfill.example', email_verified: false }
    expect((await signIn('google')).end.search).toBe('?error=unverified')
  })

  describe('without an address', () => {
    /** Returns from a provider that gives no address. */
    async function comeBack(sub: string) {
      provider.persona = { sub, given_name: 'Ida' }
      const { end, cookie } = await signIn('linkedin')
      return { end, cookie }
    }
    const name = (email: string, cookie?: string) =>
      fetch(`${site.url}/api/auth/email`, {
        method: 'POST',
        body: new URLSearchParams({ email }),
        headers: cookie ? { Cookie: cookie } : {},
      })
    const linkTo = (email: string) => site.linkMailedTo(email)
    const open = async (link: string, cookie?: string) =>
      locationOf((await site.get(link, cookie ? { Cookie: cookie } : {})).headers)

    it('asks for one, and the link sent there signs in, once, in the browser that started [R-578, Q-37]', async () => {
      const { end, cookie } = await comeBack('no-address')
      expect(end.search).toBe('?step=email')
      expect((await name('ida@social.example', cookie)).status).toBe(200)
      const link = await linkTo('ida@social.example')

      // A mail scanner, or a stranger at a mistyped address.
      expect((await open(link)).search).toBe('?error=state')
      expect((await open(link, (await comeBack('another')).cookie)).search).toBe('?error=state')
      const arrived = await open(link, cookie)
      const token = arrived.searchParams.get('token') ?? ''
      expect(await userOf(token, cookie)).toMatchObject({
        status: 200,
        user: { name: 'Ida', email: 'ida@social.example' },
      })
      expect((await open(link, cookie)).search).toBe('?error=state')

      // The account is linked from now on.
      const again = await comeBack('no-address')
      expect(again.end.searchParams.get('token')).toBeTruthy()
    })

    it('links a confirmed account with the given address; a new link voids the previous one [R-578, Q-36]', async () => {
      const { cookie } = await comeBack('demo-elsewhere')
      await name('Demo@brightfill.example', cookie)
      const former = await linkTo('Demo@brightfill.example')
      await name('demo@brightfill.example', cookie)
      expect((await open(former, cookie)).search).toBe('?error=state')
      const arrived = await open(await linkTo('demo@brightfill.example'), cookie)
      expect((await userOf(arrived.searchParams.get('token') ?? '', cookie)).user?.email).toBe(
        'demo@brightfill.example',
      )
      expect(await site.signIn()).toBeDefined()
    })

    it('sends nothing without a sign-in, to an invalid address, or more than five times [R-578, Q-37]', async () => {
      expect((await name('ida@social.example')).status).toBe(404)
      const { cookie } = await comeBack('impatient')
      expect((await name('a@b', cookie)).status).toBe(422)
      const statuses = []
      for (let index = 0; index < 6; index += 1) statuses.push((await name('late@social.example', cookie)).status)
      expect(statuses).toEqual([200, 200, 200, 200, 200, 404])
    })
  })

  it('shuts out a stranger with an unconfirmed address once its owner signs in [R-578, Q-36]', async () => {
    provider.persona = { sub: 'waiting', email: 'waiting@social.example', email_verified: true }
    const waiting = await signIn('google')
    const token = await exchange(waiting.token, waiting.cookie)
    expect((await site.post('/user/change-user', { email: 'victim@social.example' }, { token })).status).toBe(200)

    provider.persona = { sub: 'victim', email: 'victim@social.example', email_verified: true }
    const owner = await signIn('linkedin')
    expect((await userOf(owner.token, owner.cookie)).user?.email).toBe('victim@social.example')
    provider.persona = { sub: 'waiting', email: 'waiting@social.example', email_verified: true }
    const back = await signIn('google')
    expect((await userOf(back.token, back.cookie)).user?.email).toBe('waiting@social.example')
  })

  onPostgresql('voids a token that is not exchanged within a minute [R-578]', unused)
  onPostgresql('fails at the moment the account is taken back [R-578, Q-42]', takenBack)
  onPostgresql('leads to one account for several simultaneous first sign-ins of one person [R-578]', atOnce)

  async function unused() {
    const url = await postgresDatabase()
    const other = await startSite('postgresql', { OIDC_TEST_ISSUER: provider.issuer }, url)
    provider.persona = { sub: 'slow', email: 'slow@social.example', email_verified: true }
    const { back, cookie } = await journey('google', other)
    const token = locationOf((await other.get(back, { Cookie: cookie })).headers).searchParams.get('token') ?? ''
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    await client.query("update session set activate_until = activate_until - interval '61 seconds'") // as if so many had passed
    await client.end()
    expect((await userOf(token, cookie, other)).status).toBe(401)
    await other.stop()
  }

  async function takenBack() {
    const url = await postgresDatabase()
    const other = await startSite('postgresql', { OIDC_TEST_ISSUER: provider.issuer }, url)
    provider.persona = { sub: 'thief', email: 'owner@social.example', email_verified: true }
    const { back, cookie } = await journey('google', other)
    const arrived = locationOf((await other.get(back, { Cookie: cookie })).headers).searchParams.get('token') ?? ''
    const token = await exchange(arrived, cookie, other)
    await other.post('/user/change-user', { email: 'thief@social.example' }, { token })
    await other.confirmAddress('thief@social.example')

    const again = await journey('google', other)
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    await client.query("begin; select from account where email_key = 'thief@social.example' for update")
    const opened = other.confirmAddress('owner@social.example')
    await untilWaiting(client, 1)
    const coming = other.get(again.back, { Cookie: again.cookie })
    await untilWaiting(client, 2)
    await client.query('commit')
    expect((await opened).headers.get('location')).toMatch(/\/taken-back$/)
    expect([...locationOf((await coming).headers).searchParams]).toEqual([['error', 'refused']])
    expect((await client.query('select from session')).rowCount).toBe(0)
    await client.end()
    await other.stop()
  }

  async function atOnce() {
    const other = await startSite('postgresql', { OIDC_TEST_ISSUER: provider.issuer })
    provider.persona = { sub: 'at-once', email: 'at-once@social.example', email_verified: true }
    const journeys = []
    for (const name of ['google', 'linkedin', 'google', 'linkedin', 'google', 'linkedin'])
      journeys.push(await journey(name, other))
    const ends = await Promise.all(
      journeys.map(async ({ back, cookie }) => {
        const { status, headers } = await other.get(back, { Cookie: cookie })
        return { status, search: [...locationOf(headers).searchParams.keys()] }
      }),
    )
    await other.stop()
    expect(ends).toEqual(journeys.map(() => ({ status: 302, search: ['token'] })))
  }

  it('links an account with a verified address, which keeps its password, and tells the owner once [R-578, R-624]', async () => {
    provider.persona = { sub: 'demo', email: 'Demo@brightfill.example', email_verified: true }
    const { token, cookie } = await signIn('google')
    expect((await userOf(token, cookie)).user?.email).toBe('demo@brightfill.example')
    expect(await site.signIn()).toBeDefined()
    await signIn('google')
    const told = (await site.get('/dev/mail')).body.data.filter(
      ({ to, subject }: { to: string; subject: string }) =>
        to === 'demo@brightfill.example' && subject === 'You can now sign in with Google',
    )
    expect(told).toHaveLength(1)
    expect(told[0].text).toContain(`${origin}/user/profile`)
  })

  it('removes password and sessions of an unconfirmed account, even if a mail scanner opened its link [R-578]', async () => {
    const person = { name: 'Squatter', phone: '01632 960001', email: 'squat@social.example', password: 'Abcdefg1' }
    await site.post('/registration/account', person)
    const before = await site.signIn(person.email, person.password)
    await site.get(await site.linkMailedTo(person.email))
    await site.post('/user/change-user', { email: 'squatter@social.example' }, { token: before })
    provider.persona = { sub: 'owner', email: person.email, email_verified: true }
    const { token, cookie } = await signIn('google')

    expect((await userOf(token, cookie)).status).toBe(200)
    expect((await userOf(before)).status).toBe(401)
    expect(await site.signIn(person.email, person.password)).toBeUndefined()
    const link = await site.linkMailedTo('squatter@social.example')
    expect((await site.get(link)).headers.get('location')).toMatch(/\/ended$/)
  })
})
