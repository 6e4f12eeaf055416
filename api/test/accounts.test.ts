import { incompressible, onDatabases, type Site } from './site'

let count = 0
const newPerson = () => {
  count += 1
  return { name: 'Ada Field', phone: '+44 1632 960000', email: `Ada${count}@accounts.example`, password: 'Abcdefg1' }
}

async function registered(site: Site) {
  const person = newPerson()
  await site.post('/registration/account', person)
  return { ...person, token: await site.signIn(person.email, person.password) }
}

async function linkMailedTo(site: Site, address: string): Promise<{ email: string; token: string }> {
  const mail = await site.mailTo(address)
  const link = new URL(/https?:\S+/.exec(mail?.text ?? '')?.[0] ?? '')
  return { email: link.searchParams.get('email') ?? '', token: link.searchParams.get('token') ?? '' }
}

onDatabases('accounts', (site) => {
  it('a new account gets 201 and a verification mail, and can sign in before it is confirmed [R-580, R-622]', async () => {
    const person = newPerson()
    expect((await site().post('/registration/account', person)).status).toBe(201)
    expect((await site().mailTo(person.email))?.subject).toBe('Please confirm your e-mail address')
    expect(await site().signIn(person.email.toLowerCase(), person.password)).toMatch(/^[\w-]{43}$/)
    expect((await site().post('/registration/account', { ...person, email: person.email.toUpperCase() })).status).toBe(
      409,
    )
  })

  it('spellings of an address that mail servers treat alike, or that differ in invisible characters, are one account [R-660, R-661]', async () => {
    const person = { ...newPerson(), email: `ada${count}@почта.рф` }
    const spellings = [
      `Ada${count}@xn--80a1acny.xn--p1ai`,
      `\u200eada${count}@ПОЧТА.РФ\u200b`,
      ` ada${count}@почта.рф `,
    ]
    expect((await site().post('/registration/account', person)).status).toBe(201)
    expect((await site().mailTo(person.email))?.subject).toBe('Please confirm your e-mail address')
    for (const email of spellings) {
      expect((await site().post('/registration/account', { ...person, email })).status).toBe(409)
      expect(await site().signIn(email, person.password)).toMatch(/^[\w-]{43}$/)
    }
  })

  it('opening the link of the verification mail changes nothing; the button of its page confirms the address, once [R-622]', async () => {
    const { email, token } = await registered(site())
    const isVerified = async () => {
      const { body } = await site().get('/api/user/data', { Authorization: `Bearer ${token}` })
      return body.data.verified_at !== null
    }
    const link = await site().linkMailedTo(email)
    await fetch(site().url + link, { method: 'HEAD' })
    const page = await site().get(link)
    expect(page.headers.get('cache-control')).toBe('no-store')
    expect(page.body).toContain(email)
    expect(await isVerified()).toBe(false)

    const confirmed = await site().confirmAddress(email)
    expect([confirmed.status, confirmed.headers.get('location')]).toEqual([
      303,
      expect.stringMatching(/\/api\/verify-email\/confirmed$/),
    ])
    expect(await isVerified()).toBe(true)
    expect((await site().get(link)).headers.get('location')).toMatch(/\/api\/verify-email\/ended$/)
    expect((await site().post('/api/verify-email', { email })).status).toBe(422)
  })

  it('callers can get the verification mail again until they confirm the address [R-622]', async () => {
    const { email, token } = await registered(site())
    const confirmed = async () => (await site().post('/check/auth', {}, { token })).body.data.confirmed
    const send = async () => (await site().post('/user/send-confirmation', {}, { token })).body
    const mails = async () =>
      (await site().get('/dev/mail')).body.data.filter(({ to }: { to: string }) => to === email).length
    expect(await confirmed()).toBe(0)
    expect([await send(), await mails()]).toEqual([{ result: 1 }, 2])
    expect((await site().confirmAddress(email)).headers.get('location')).toMatch(/\/confirmed$/)
    expect(await confirmed()).toBe(1)
    expect([await send(), await mails()]).toEqual([{ result: 0 }, 2])
  })

  it('only one of two simultaneous registrations of an address succeeds [R-582]', async () => {
    const person = newPerson()
    const answers = await Promise.all([1, 2, 3, 4].map(() => site().post('/registration/account', person)))
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409])
  })

  it.each([
    ['password', 'Abcdef1'],
    ['password', 'abcdefg1'],
    ['password', 'Abcdefgh'],
    ['email', 'a@b'],
    ['email', 'a@b>.example'],
    ['email', 'a@b.example,c.example'],
    ['name', '  '],
    ['phone', ''],
    ['phone', 'abc'],
  ])('refuses the %s "%s" with a message on the field [R-001, R-581]', async (field, value) => {
    const answer = await site().post('/registration/account', { ...newPerson(), [field]: value })
    expect(answer.status).toBe(422)
    expect(answer.body.errors[field].length).toBeGreaterThan(0)
  })

  it('a sign-in gives a token, which identifies its account [R-573, R-571]', async () => {
    const login = { login: 'demo@brightfill.example', password: 'Brightfill1' }
    const { token } = (await site().post('/user/login/account/auth', login)).body
    const { result, data } = (await site().post('/check/auth', {}, { token })).body
    expect([result, data.email, data.role]).toEqual([1, login.login, 'user'])
    const fields = ['id', 'image', 'name', 'last_name', 'phone', 'position', 'created_at', 'updated_at']
    expect(Object.keys(data)).toEqual(expect.arrayContaining(fields))
  })

  it('wrong password, unknown address and empty fields get the same 400 [R-573]', async () => {
    const answers = await Promise.all(
      [
        { login: 'demo@brightfill.example', password: 'Wrongwrong1' },
        { login: 'nobody@accounts.example', password: 'Wrongwrong1' },
        { login: '', password: '' },
        { login: incompressible, password: 'Wrongwrong1' },
        {},
      ].map((fields) => site().post('/user/login/account/auth', fields)),
    )
    for (const { status, body } of answers) {
      expect(status).toBe(400)
      expect({ ...body, request_id: '' }).toEqual({
        result: 0,
        code: 'invalid_credentials',
        message: 'Invalid credentials',
        request_id: '',
      })
    }
  })

  it('a session lasts 30 days with "remember", 12 hours without [R-456, R-574]', async () => {
    const days = async (remember: number) => {
      const { body } = await site().post('/user/login/account/auth', {
        login: 'DEMO@brightfill.example',
        password: 'Brightfill1',
        remember,
      })
      return (Date.parse(body.expires_at) - Date.now()) / 86_400_000
    }
    expect(await days(1)).toBeCloseTo(30, 1)
    expect(await days(0)).toBeCloseTo(0.5, 1)
  })

  it('signing out ends the session, signing out everywhere ends all of them [R-491]', async () => {
    const { email, password, token } = await registered(site())
    const other = await site().signIn(email, password)
    const works = async (one: string) => (await site().post('/check/auth', {}, { token: one })).status === 200

    await site().post('/user/logout', {}, { token })
    expect([await works(token), await works(other)]).toEqual([false, true])
    const third = await site().signIn(email, password)
    await site().post('/user/logout', { everywhere: 1 }, { token: third })
    expect(await works(other)).toBe(false)
  })

  it('signing in again in the same browser ends its earlier session', async () => {
    const { email, password, token } = await registered(site())
    const again = await site().post('/user/login/account/auth', { login: email, password }, { token })
    const works = async (one: string) => (await site().post('/check/auth', {}, { token: one })).status === 200

    expect([await works(token), await works(again.body.token)]).toEqual([false, true])
  })

  it('staff hold the role user, users no staff role, and staff calls answer 403 to them [R-572, R-615]', async () => {
    const demo = await site().signIn()
    const staff = await site().signIn('staff@brightfill.example')
    const check = async (role: string, token: string) =>
      (await site().post(`/account/check/${role}`, {}, { token })).body.result

    expect(await check('user', demo)).toBe(1)
    expect(await check('user', staff)).toBe(1)
    expect(await check('admin', demo)).toBe(0)
    expect(await check('nonsense', staff)).toBe(0)
    expect((await site().post('/api/office/maintenance', { on: true }, { token: demo })).status).toBe(403)
  })

  it('a reset link works once, ends all sessions and voids the previous link [R-583, R-584, R-585, R-586]', async () => {
    const { email, token } = await registered(site())
    await site().post('/forget-password', { email })
    const former = await linkMailedTo(site(), email)
    await site().post('/forget-password', { email })
    const link = await linkMailedTo(site(), email)
    const check = async (fields: object) => (await site().post('/reset-password-init', fields)).body.result
    const reset = (password: string, password_confirmation = password) =>
      site().post('/reset-password', { ...link, password, password_confirmation })

    expect(await check(former)).toBe(0)
    expect(await check(link)).toBe(1)
    expect((await reset('Newpass99', 'Otherpass99')).status).toBe(422)
    expect((await reset('short')).body).toMatchObject({ result: 0, error: 'Password is too short' })
    expect((await reset('Newpass99')).body).toEqual({ result: 1 })
    expect((await reset('Newpass99')).body).toMatchObject({ result: 0, error: 'Link has expired' })
    expect((await site().post('/check/auth', {}, { token })).status).toBe(401)
    expect(await site().signIn(email, 'Newpass99')).toBeDefined()
    expect((await site().mailTo(email))?.subject).toBe('Your password was changed')
  })

  describe('during a reset', () => {
    async function beginReset() {
      const person = await registered(site())
      await site().post('/forget-password', { email: person.email })
      const link = await linkMailedTo(site(), person.email)
      const reset = site().post('/reset-password', {
        ...link,
        password: 'Newpass99',
        password_confirmation: 'Newpass99',
      })
      return { ...person, reset }
    }

    it('no session opened with the old password outlives it [R-586]', async () => {
      const { email, password, reset } = await beginReset()
      // Passwords are checked two at a time, so most of these match the old one and are answered after the reset.
      const signIns = Array.from({ length: 20 }, () => site().signIn(email, password))

      expect((await reset).body).toEqual({ result: 1 })
      const tokens = (await Promise.all(signIns)).filter(Boolean)
      const checks = await Promise.all(tokens.map((token) => site().post('/check/auth', {}, { token })))
      expect(checks.filter(({ status }) => status === 200)).toEqual([])
      expect(await site().signIn(email, 'Newpass99')).toBeDefined()
    })

    it('a session that it ends cannot set a password afterwards [R-586]', async () => {
      const { token, reset } = await beginReset()
      const change = site().post('/user/change-password', { password: 'Thiefpass1' }, { token })
      // The first of the two makes the other fail: a changed password voids the link.
      expect([
        [1, 401],
        [0, 200],
      ]).toContainEqual([(await reset).body.result, (await change).status])
    })
  })

  it('an unknown address is refused [R-583]', async () => {
    expect((await site().post('/forget-password', { email: 'nobody@accounts.example' })).status).toBe(404)
  })
})
