import { PLATFORM_KEY } from './registryClient'
import { onDatabases, type Site } from './site'

let count = 0
const newPerson = () => {
  count += 1
  return { name: 'Ada Field', phone: '+44 1632 960000', email: `Ada${count}@profile.example`, password: 'Abcdefg1' }
}

async function registered(site: Site) {
  const person = newPerson()
  await site.post('/registration/account', person)
  return { ...person, token: await site.signIn(person.email, person.password) }
}

async function linkMailedTo(site: Site, address: string): Promise<{ email: string; token: string }> {
  const { email = '', token = '' } = Object.fromEntries(
    new URL(await site.linkMailedTo(address), site.url).searchParams,
  )
  return { email, token }
}

onDatabases('profile', (site) => {
  it('the profile is saved, id, role and password in it are ignored [R-588, R-589]', async () => {
    const { token } = await registered(site())
    const sent = {
      id: 1,
      role: 'admin',
      password: 'x',
      name: ' Ada ',
      second_name: 'Lund',
      address: { city_name: 'Åbo', country_id: 246, zip_code: '20100' },
    }
    const { body } = await site().post('/user/change-user', sent, { token, as: 'json' })

    expect(body.data).toMatchObject({
      name: 'Ada',
      last_name: 'Lund',
      second_name: 'Lund',
      role: 'user',
      country: 'Finland',
    })
    expect(body.data.address).toMatchObject({ city_name: 'Åbo', country_id: 246, zip_code: '20100' })
    expect((await site().post('/user/change-user', { email: 'staff@brightfill.example' }, { token })).status).toBe(409)
    expect((await site().post('/user/change-user', { email: 'a@b' }, { token })).status).toBe(422)
    expect((await site().post('/user/change-user', { phone: 'call me' }, { token })).body.errors).toEqual({
      phone: ['Use digits only; write an extension as “ext. 12”'],
    })
    expect((await site().post('/user/change-user', { address: { country_id: 1 } }, { token, as: 'json' })).status).toBe(
      422,
    )
  })

  describe('another e-mail address', () => {
    async function asked(email: string) {
      const person = await registered(site())
      await site().confirmAddress(person.email)
      const { body } = await site().post('/user/change-user', { name: 'Ada', email }, { token: person.token })
      return { ...person, body }
    }
    const linkEnds = async (address: string) =>
      (await site().get(await site().linkMailedTo(address))).headers.get('location')
    const emailOf = async (token: string) => (await site().post('/check/auth', {}, { token })).body.data?.email

    it('takes effect when its mailed link is opened, and voids links to set a password [Q-42, R-588]', async () => {
      const { email, password, token, body } = await asked('moved@profile.example')
      expect([body.data.email, body.confirm_email]).toEqual([email, 'moved@profile.example'])
      await site().post('/forget-password', { email })
      const reset = await linkMailedTo(site(), email)
      expect(await site().signIn(email, password)).toBeDefined()

      expect((await site().confirmAddress('moved@profile.example')).headers.get('location')).toMatch(/\/moved$/)
      expect(await emailOf(token)).toBe('moved@profile.example')
      expect((await site().post('/reset-password-init', reset)).body.result).toBe(0)
      expect(await site().signIn(email, password)).toBeUndefined()
      expect((await site().mailTo(email))?.subject).toBe('The e-mail address for your account was changed')
    })

    it('can be undone from the former one, which stays reserved; that shuts all others out [Q-42]', async () => {
      const { email, password, token } = await asked('thief@profile.example')
      await site().confirmAddress('thief@profile.example')
      expect((await site().post('/registration/account', { ...newPerson(), email })).status).toBe(409)
      // A further change does not void the link.
      await site().post('/user/change-user', { email: 'thief2@profile.example' }, { token })
      const undo = await site().linkMailedTo(email)
      await site().confirmAddress('thief2@profile.example')
      expect((await site().get(undo)).body).toContain('Recover account')

      expect((await site().confirmAddress(email)).headers.get('location')).toMatch(/\/taken-back$/)
      expect((await site().post('/check/auth', {}, { token })).status).toBe(401)
      expect(await site().signIn(email, password)).toBeUndefined()
      const link = await linkMailedTo(site(), email)
      await site().post('/reset-password', { ...link, password: 'Newpass99', password_confirmation: 'Newpass99' })
      expect(await emailOf(await site().signIn(email, 'Newpass99'))).toBe(email)
    })

    it('is reported to an unconfirmed former one, which cannot take the account back [Q-42]', async () => {
      const { email, token } = await registered(site())
      await site().post('/user/change-user', { email: 'right@profile.example' }, { token })
      await site().confirmAddress('right@profile.example')
      const mail = await site().mailTo(email)
      expect(mail?.subject).toBe('The e-mail address for your account was changed')
      expect(mail?.text).not.toMatch(/https?:|right@profile/)
      expect(await emailOf(token)).toBe('right@profile.example')
    })

    it('requested by an intruder is void once the owner has set a new password [Q-42]', async () => {
      const changed = await asked('intruder@profile.example')
      const change = { password: 'Newpass99', current_password: changed.password }
      expect((await site().post('/user/change-password', change, { token: changed.token })).status).toBe(200)
      expect(await linkEnds('intruder@profile.example')).toMatch(/\/ended$/)

      const reset = await asked('intruder2@profile.example')
      await site().post('/forget-password', { email: reset.email })
      const link = await linkMailedTo(site(), reset.email)
      await site().post('/reset-password', { ...link, password: 'Newpass99', password_confirmation: 'Newpass99' })
      expect(await linkEnds('intruder2@profile.example')).toMatch(/\/ended$/)
      expect(await emailOf(await site().signIn(reset.email, 'Newpass99'))).toBe(reset.email)
    })

    it('registered by another person before its link was opened stays theirs [Q-42]', async () => {
      const { token, email } = await asked('wanted@profile.example')
      const link = await linkMailedTo(site(), 'wanted@profile.example')
      await site().post('/registration/account', { ...newPerson(), email: 'wanted@profile.example' })
      const opened = await site().post('/api/verify-email', link, { as: 'url-encoded' })
      expect(opened.headers.get('location')).toMatch(/\/ended$/)
      expect(await emailOf(token)).toBe(email)
    })
  })

  it('changing the password ends the other sessions only [R-590]', async () => {
    const { email, password, token } = await registered(site())
    const other = await site().signIn(email, password)

    expect((await site().post('/user/change-password', { password: 'short' }, { token })).status).toBe(422)
    expect(
      (await site().post('/user/change-password', { password: 'Newpass99', current_password: 'wrong' }, { token }))
        .status,
    ).toBe(422)
    expect(
      (await site().post('/user/change-password', { password: 'Newpass99', current_password: password }, { token }))
        .status,
    ).toBe(200)
    expect((await site().post('/check/auth', {}, { token })).status).toBe(200)
    expect((await site().post('/check/auth', {}, { token: other })).status).toBe(401)
  })

  it('countries are found by the start of their name, ignoring accents [R-587]', async () => {
    const named = async (name: string) => (await site().post('/user/get-country', { name })).body.country
    expect(await named('GER')).toEqual([{ id: 276, name: 'Germany' }])
    expect(await named('cote')).toEqual([expect.objectContaining({ id: 384 })])
    expect((await named('')).length).toBeGreaterThanOrEqual(230)
  })

  it('orders are the caller’s own, newest first [R-591]', async () => {
    const read = async (token: string) =>
      (await site().get('/user/get/orders', { Authorization: `Bearer ${token}` })).body.data
    const orders = await read(await site().signIn())
    const times = orders.map(({ created_at }: { created_at: string }) => created_at)

    expect(orders).toHaveLength(8)
    expect(times).toEqual([...times].sort().reverse())
    expect(await read((await registered(site())).token)).toEqual([])
  })

  it('visitors are told of maintenance, and staff that they may continue [R-563, R-564, O-54]', async () => {
    const staff = await site().signIn('staff@brightfill.example')
    const set = (on: boolean, notice = {}) =>
      site().post('/api/office/maintenance', { on, ...notice }, { token: PLATFORM_KEY, as: 'json' })
    await set(true)
    expect((await site().get('/api/status')).body).toEqual({ maintenance: true, permission: false })
    expect((await site().get('/api/status', { Authorization: `Bearer ${staff}` })).body).toEqual({
      maintenance: true,
      permission: true,
    })
    const notice = { note: 'New prices are on the way', until: new Date(Date.now() + 3_600_000).toISOString() }
    expect((await set(true, { until: '2020-01-01T00:00:00Z' })).status).toBe(422)
    await set(true, notice)
    expect((await site().get('/api/status')).body).toEqual({ maintenance: true, permission: false, notice })
    await set(false)
    expect((await site().get('/api/status')).body).toEqual({ maintenance: false, permission: false })
    await set(true)
    expect((await site().get('/api/status')).body.notice).toBeUndefined()
    await set(false)
  })
})
