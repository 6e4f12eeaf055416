import { codeOf, newPerson, Office, takeRole } from './office'
import { PLATFORM_KEY } from './registryClient'
import { onDatabases } from './site'

const admin = 'staff@brightfill.example'
const password = 'Abcdefg1'
const chosen = { password: 'Hijklmn2', password_confirmation: 'Hijklmn2' }

onDatabases(
  'the office',
  (site) => {
    const asAdmin = () => Office.open(site(), admin, 'Brightfill1')

    it('opens with the token and a cookie that no script reads; either alone opens nothing [O-09]', async () => {
      const office = new Office(site(), await site().signIn(admin))
      expect((await office.get('/me')).body.data).toMatchObject({ roles: ['admin'], open: null })
      const { headers } = await office.enter()
      const cookie = headers.get('set-cookie')
      expect(cookie).toMatch(/HttpOnly/)
      expect(cookie).toMatch(/SameSite=Strict/)
      expect((await office.get('/me')).body.data.open).toMatchObject({ ends_at: expect.any(String) })
      expect((await office.get('/staff')).status).toBe(200)

      const statusOf = async (token: string, ownCookie: string) =>
        (await new Office(site(), token, ownCookie).get('/staff')).status
      expect(await statusOf(office.token, '')).toBe(401)
      expect(await statusOf('', office.cookie)).toBe(401)
      // The cookie belongs to the token it was made for, also among tokens of one person.
      expect(await statusOf(await site().signIn(admin), office.cookie)).toBe(401)
      expect(await statusOf(office.token, office.cookie)).toBe(200)
    })

    it('closes with the sign-in, by itself, with a new password and with a role that is taken [O-09]', async () => {
      const email = 'closing@office.example'
      await newPerson(site(), email, ['sales', 'editor'])
      const status = async (office: Office) => (await office.get('/activity')).status

      const first = await Office.open(site(), email)
      const second = await Office.open(site(), email)
      expect([await status(first), await status(second)]).toEqual([200, 200])
      await first.post('/session/end')
      expect([await status(first), await status(second)]).toEqual([401, 200])
      await first.enter()
      await site().post('/user/logout', {}, { token: second.token })
      expect([await status(first), await status(second)]).toEqual([200, 401])
      await site().post('/user/change-password', { password }, { token: first.token })
      expect(await status(first)).toBe(401)
      expect((await first.get('/me')).status).toBe(200)
      await first.enter()
      expect(await status(first)).toBe(200)
      expect((await takeRole(site(), email, 'sales')).status).toBe(200)
      expect(await status(first)).toBe(401)
      await first.enter()
      expect((await first.get('/me')).body.data.roles).toEqual(['editor'])
      expect((await first.get('/staff')).status).toBe(403)
    })

    it('a second factor opens it once for each code, within a step; recovery codes replace it once each [O-08]', async () => {
      const email = 'factor@office.example'
      await newPerson(site(), email, ['sales'])
      const office = new Office(site(), await site().signIn(email, password))
      const { secret, uri } = (await office.post('/factor')).body
      expect(uri).toContain(`secret=${secret}`)
      expect((await office.post('/factor/confirm', { code: '000000' })).status).toBe(422)
      // Each code stays good when a step of time ends meanwhile.
      const [first, second] = [codeOf(secret), codeOf(secret, 1)]
      const confirmed = await office.post('/factor/confirm', { code: first })
      const codes: string[] = confirmed.body.recovery_codes
      expect(new Set(codes).size).toBe(10)
      expect((await site().mailTo(email))?.subject).toBe('A second factor was set for your account')

      const other = new Office(site(), await site().signIn(email, password))
      const enter = async (code: string) => (await other.enter(code)).status
      // A token alone neither replaces the factor nor opens without it.
      expect((await other.post('/factor')).status).toBe(403)
      expect((await other.enter()).status).toBe(422)
      expect(await enter(first)).toBe(422) // was used
      expect(await enter(codeOf(secret, 3))).toBe(422)
      expect(await enter(second)).toBe(200)
      expect(await enter(second)).toBe(422)
      expect(await enter(codes[0]?.toLowerCase().replace('-', ' ') ?? '')).toBe(200)
      expect(await enter(codes[0] ?? '')).toBe(422)
      expect((await other.get('/me')).body.data.second_factor).toEqual({
        set: true,
        app: true,
        passkeys: 0,
        required: false,
        recovery_codes_left: 9,
      })
      const [one, two] = await Promise.all([other.enter(codes[1]), other.enter(codes[1])])
      expect([one.status, two.status].sort()).toEqual([200, 422])

      const { data } = (await (await asAdmin()).get('/staff')).body
      const row = data.find((each: { email: string }) => each.email === email)
      expect(row).toMatchObject({ second_factor: true, recovery_codes_left: 8, roles: ['sales'], invited: false })
      expect((await (await asAdmin()).post('/staff/factor/reset', { id: row.id })).status).toBe(200)
      expect((await other.get('/me')).status).toBe(401)
      expect((await Office.open(site(), email)).cookie).not.toBe('')
    })

    it('admins invite by mail; whoever had registered with the address before does not get in by it [O-10]', async () => {
      const email = 'invited@office.example'
      await site().post('/registration/account', { name: 'Eve', phone: '01632 960001', email, password })
      const eve = await site().signIn(email, password)
      const office = await asAdmin()
      expect((await office.post('/staff/invitations', { email: 'x', name: 'X', roles: ['sales'] })).status).toBe(422)
      expect((await office.post('/staff/invitations', { email, name: 'Tom', roles: ['sales'] })).status).toBe(200)
      const row = async () =>
        (await office.get('/staff')).body.data.find((each: { email: string }) => each.email === email)
      expect(await row()).toMatchObject({ invited: true, roles: ['sales'] })
      expect((await new Office(site(), eve).get('/me')).status).toBe(403)

      const link = await site().linkMailedTo(email)
      expect((await site().confirmAddress(email, chosen)).headers.get('location')).toMatch(/\/accepted$/)
      expect(await row()).toMatchObject({ invited: false, roles: ['sales'] })
      expect((await new Office(site(), eve).get('/me')).status).toBe(401)
      expect(await site().signIn(email, password)).toBeUndefined()
      expect((await site().get(link)).headers.get('location')).toMatch(/\/ended$/) // works once
    })

    it('whoever is still in an account that its owner confirmed does not get in with it either [O-10]', async () => {
      const email = 'confirmed@office.example'
      await newPerson(site(), email)
      const eve = await site().signIn(email, password)
      const office = await asAdmin()
      await office.post('/staff/invitations', { email, name: 'Tom', roles: ['sales'] })
      expect((await site().confirmAddress(email, chosen)).headers.get('location')).toMatch(/\/accepted$/)
      expect((await new Office(site(), eve).get('/me')).status).toBe(401)
      expect(await site().signIn(email, password)).toBeUndefined()
      expect((await Office.open(site(), email, chosen.password)).cookie).not.toBe('')
    })

    it('an invitation is one mail and one page: the password is set where it is accepted [O-72]', async () => {
      const email = 'onepage@office.example'
      const office = await asAdmin()
      await office.post('/staff/invitations', { email, name: 'Tom', roles: ['sales'] })
      // Not among the customers, neither before nor after.
      expect((await office.get(`/customers?search=${email}`)).body.total).toBe(0)
      const page = await site().get(await site().linkMailedTo(email))
      expect(page.body).toContain('autocomplete="new-password"')
      const short = await site().confirmAddress(email, { password: 'abc', password_confirmation: 'abc' })
      expect([short.status, short.body]).toEqual([422, expect.stringContaining('Password is too short')])
      const other = await site().confirmAddress(email, { ...chosen, password_confirmation: 'Hijklmn3' })
      expect([other.status, other.body]).toEqual([422, expect.stringContaining('Passwords do not match')])
      expect((await site().confirmAddress(email, chosen)).headers.get('location')).toMatch(/\/accepted$/)
      expect((await site().mailTo(email))?.subject).toMatch(/^You are invited/)
      const tom = await Office.open(site(), email, chosen.password)
      // New sales staff hear of enquiries at once, until they choose otherwise.
      expect((await tom.get('/me')).body.data.announcements).toBe('at once')
      expect((await office.get(`/customers?search=${email}`)).body.total).toBe(0)
    })

    it('whoever is removed from the staff hands open enquiries over; an unused invitation leaves no account [O-72]', async () => {
      const office = await asAdmin()
      const rowOf = async (email: string) =>
        (await office.get('/staff')).body.data.find((each: { email: string }) => each.email === email)
      await newPerson(site(), 'leaver@office.example', ['sales'])
      await newPerson(site(), 'heir@office.example', ['sales'])
      const [leaver, heir] = [await rowOf('leaver@office.example'), await rowOf('heir@office.example')]
      const { reference } = (
        await site().post('/submit-form-footer', {
          name: 'Ada',
          company_name: 'Field',
          phone: '01632 960001',
          email: 'ada@office.example',
          message: 'Kefir',
        })
      ).body
      await office.post(`/inbox/${reference}/assigned`, { to: leaver.id })
      expect((await rowOf('leaver@office.example')).open_enquiries).toBe(1)
      const unfit = await office.post('/staff/roles', { id: leaver.id, roles: [], hand_over: leaver.id })
      expect(unfit.body.errors.hand_over).toHaveLength(1)
      expect((await office.post('/staff/roles', { id: leaver.id, roles: [], hand_over: heir.id })).status).toBe(200)
      expect(await rowOf('leaver@office.example')).toBeUndefined()
      const { data } = (await office.get(`/inbox/${reference}`)).body
      expect(data.assigned.id).toBe(heir.id)
      expect(data.time_line.at(-1)).toMatchObject({ kind: 'assigned', after: heir.name })

      const email = 'never-came@office.example'
      await office.post('/staff/invitations', { email, name: 'Tom', roles: ['editor'] })
      await office.post('/staff/roles', { id: (await rowOf(email)).id, roles: [] })
      expect((await office.get(`/customers?search=${email}`)).body.total).toBe(0)
    })

    it('staff invite somebody without an account as a customer, who sets a password on one page [O-72]', async () => {
      const office = await asAdmin()
      const email = 'newcomer@customers.example'
      const { reference } = (
        await site().post('/submit-form-footer', {
          name: 'Nora Newcomer',
          company_name: 'Field',
          phone: '01632 960001',
          email,
          message: 'Kefir',
        })
      ).body
      const personOf = async () => (await office.get(`/inbox/${reference}`)).body.data.person
      expect(await personOf()).toMatchObject({ account_id: null, unconfirmed_id: null })
      const invite = () => office.post('/customers/invitations', { email, name: 'Nora Newcomer' })
      const { id } = (await invite()).body.data
      expect(await personOf()).toMatchObject({ account_id: null, unconfirmed_id: id })
      expect((await invite()).body.data.id).toBe(id)
      expect((await site().confirmAddress(email, chosen)).headers.get('location')).toMatch(/\/joined$/)
      expect(await site().signIn(email, chosen.password)).toBeDefined()
      expect(await personOf()).toMatchObject({ account_id: id, unconfirmed_id: null })
      expect((await invite()).status).toBe(409)
      const registered = 'registered@customers.example'
      await site().post('/registration/account', { name: 'R', phone: '01632 960001', email: registered, password })
      const refused = await office.post('/customers/invitations', { email: registered, name: 'R' })
      expect([refused.status, refused.body.message]).toEqual([409, expect.stringContaining('not confirmed')])
    })

    it('an invitation that was taken back leaves the account of its address as it was [O-10]', async () => {
      const email = 'uninvited@office.example'
      await newPerson(site(), email)
      const office = await asAdmin()
      await office.post('/staff/invitations', { email, name: 'Tom', roles: ['sales'] })
      const { id } = (await office.get('/staff')).body.data.find((each: { email: string }) => each.email === email)
      const link = await site().linkMailedTo(email)
      expect((await office.post('/staff/roles', { id, roles: [] })).status).toBe(200)
      expect((await site().get(link)).headers.get('location')).toMatch(/\/ended$/)
      expect(await site().signIn(email, password)).toBeDefined()
    })

    it('an invitation is for its address: an account that moves away does not take it along [O-10, Q-42]', async () => {
      const email = 'wanted@office.example'
      const squat = async (address: string) => {
        await site().post('/registration/account', { name: 'Eve', phone: '01632 960001', email: address, password })
        return site().signIn(address, password)
      }
      const invite = async (address: string) =>
        (await asAdmin()).post('/staff/invitations', { email: address, name: 'Tom', roles: ['sales'] })
      const staff = async () =>
        (await (await asAdmin()).get('/staff')).body.data.map((row: { email: string }) => row.email)

      const eve = await squat(email)
      await invite(email)
      const invitation = await site().linkMailedTo(email)
      await site().post('/user/change-user', { email: 'eve@office.example' }, { token: eve })
      await site().confirmAddress('eve@office.example')
      const [path, query] = invitation.split('?')
      const opened = await site().post(path ?? '', Object.fromEntries(new URLSearchParams(query)), {
        as: 'url-encoded',
      })
      expect(opened.headers.get('location')).toMatch(/\/ended$/)
      expect(await staff()).not.toEqual(expect.arrayContaining(['eve@office.example']))

      const other = await squat('second-wanted@office.example')
      await site().post('/user/change-user', { email: 'eve2@office.example' }, { token: other })
      await invite('second-wanted@office.example')
      await site().confirmAddress('second-wanted@office.example', chosen)
      expect((await site().get(await site().linkMailedTo('eve2@office.example'))).headers.get('location')).toMatch(
        /\/ended$/,
      )
      expect(await staff()).toEqual(expect.arrayContaining(['second-wanted@office.example']))
    })

    it('roles that a colleague changed meanwhile are not replaced unseen [O-10, O-90]', async () => {
      const email = 'both@office.example'
      await newPerson(site(), email, ['sales'])
      const office = await asAdmin()
      const row = async () =>
        (await office.get('/staff')).body.data.find((each: { email: string }) => each.email === email)
      const { id, version } = await row()
      const set = (roles: string[], began: number) => office.post('/staff/roles', { id, roles, version: began })
      expect((await set(['editor', 'sales'], version)).status).toBe(200)
      const late = await set(['sales', 'admin'], version)
      expect([late.status, late.body.code]).toEqual([409, 'changed'])
      expect((await row()).roles).toEqual(['editor', 'sales'])
      expect((await set([], (await row()).version)).status).toBe(200)
      expect(await row()).toBeUndefined()
    })

    it('the log says which roles an invitation promised, and who took them when [O-11]', async () => {
      const email = 'promised@office.example'
      const office = await asAdmin()
      await office.post('/staff/invitations', { email, name: 'Tess', roles: ['sales'] })
      const { id } = (await office.get('/staff')).body.data.find((each: { email: string }) => each.email === email)
      expect((await office.post('/staff/roles', { id, roles: ['editor'] })).status).toBe(200)
      await site().confirmAddress(email, chosen)
      const { data } = (await office.get(`/activity?thing=${email}`)).body
      expect(data).toMatchObject([
        { kind: 'invitation accepted', person: { id, name: 'Tess' }, before: '', after: 'editor' },
        { kind: 'roles set', before: 'sales', after: 'editor' },
        { kind: 'invited', after: 'sales' },
      ])
      expect(data[0].from).not.toBe('')
    })

    it('the log says by number who somebody is, and when name, address and password of colleagues change [O-11]', async () => {
      const [email, next] = ['renamed@office.example', 'elsewhere@office.example']
      await newPerson(site(), email, ['sales'], 'Tess Holm')
      const colleague = await Office.open(site(), email)
      const { id } = (await colleague.get('/me')).body.data
      const { token } = colleague
      await site().post('/user/change-user', { name: 'Hanna', last_name: 'Lindqvist', email: next }, { token })
      await site().confirmAddress(next)
      await site().post('/user/change-password', { password: 'Hijklmn2' }, { token })
      await site().post('/forget-password', { email: next })
      const link = new URLSearchParams((await site().linkMailedTo(next)).split('?')[1])
      const chosen = { password: 'Opqrstu3', password_confirmation: 'Opqrstu3' }
      await site().post('/reset-password', { email: next, token: link.get('token'), ...chosen })

      const office = await asAdmin()
      const { data } = (await office.get(`/activity?person=${id}&perPage=100`)).body
      expect(data.slice(0, 4)).toMatchObject([
        { kind: 'password set by mail', thing: next, person: { id, name: 'Hanna Lindqvist' } },
        { kind: 'password changed', thing: next },
        { kind: 'address changed', thing: next, before: email, after: next },
        { kind: 'name changed', thing: email, before: 'Tess Holm', after: 'Hanna Lindqvist' },
      ])
      expect(data[0].from).not.toBe('')
      const [head, newest] = String((await office.get(`/activity.csv?person=${id}`)).body).split('\r\n')
      expect(head).toContain('When,Who,Account,From')
      expect(newest).toContain(`,Hanna Lindqvist,${id},`)

      await newPerson(site(), 'customer@office.example')
      const customer = await site().signIn('customer@office.example', password)
      await site().post('/user/change-user', { name: 'Nobody' }, { token: customer })
      expect((await office.get('/activity?thing=customer@office.example')).body.data).toEqual([])
      expect((await new Office(site(), String(customer)).get('/staff')).status).toBe(403)
      const refused = (await office.get('/activity?kind=refused')).body.data
      expect(refused.map(({ person }: { person: { name: string } }) => person.name)).not.toContain('Nobody Carvalho')
    })

    it('a token alone closes what is open, and fills no log [O-09, O-11]', async () => {
      const email = 'closed@office.example'
      await newPerson(site(), email, ['sales'])
      const office = await Office.open(site(), email)
      const { id } = (await office.get('/me')).body.data
      const thief = new Office(site(), office.token)
      for (let times = 0; times < 3; times += 1) expect((await thief.post('/session/end')).status).toBe(200)
      expect((await (await asAdmin()).get(`/activity?person=${id}&kind=office+closed`)).body.total).toBe(1)
    })

    it('the last admin keeps that role; everything is in a log that only admins see whole [O-10, O-11]', async () => {
      const email = 'second@office.example'
      await newPerson(site(), email, ['sales'])
      const office = await asAdmin()
      const own = (await office.get('/me')).body.data.id
      expect((await office.post('/staff/roles', { id: own, roles: ['sales'] })).status).toBe(409)
      expect((await office.post('/staff/roles', { id: 999_999, roles: ['sales'] })).status).toBe(404)
      const colleague = await Office.open(site(), email)
      const id = (await colleague.get('/me')).body.data.id
      expect((await office.post('/staff/roles', { id, roles: ['editor', 'sales'] })).status).toBe(200)

      const [deed] = (await office.get('/activity?kind=roles+set')).body.data
      expect(deed).toMatchObject({ thing: email, before: 'sales', after: 'editor, sales', person: { id: own } })
      expect((await colleague.get('/staff')).status).toBe(403)
      expect((await colleague.post('/staff/sessions/end', { id: own })).status).toBe(403)
      expect((await colleague.get('/staff')).status).toBe(403)
      const refused = (await office.get(`/activity?person=${id}&kind=refused`)).body.data
      expect(refused.map(({ thing }: { thing: string }) => thing)).toEqual([
        '/api/office/staff/sessions/end',
        '/api/office/staff',
      ])
      const seen = (await colleague.get(`/activity?person=${own}`)).body.data
      expect(new Set(seen.map((row: { person: { id: number } }) => row.person.id))).toEqual(new Set([id]))
      await office.post('/staff/sessions/end', { id })
      expect((await colleague.get('/me')).status).toBe(401)
    })
  },
  { PLATFORM_KEY },
)
