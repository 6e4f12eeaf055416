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

    it('opens with the token and a cookie that scripts cannot read; either alone opens nothing [O-09]', async () => {
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
      // The cookie only works with its own token, even among tokens of one person.
      expect(await statusOf(await site().signIn(admin), office.cookie)).toBe(401)
      expect(await statusOf(office.token, office.cookie)).toBe(200)
    })

    it('closes with the sign-in, by itself, with a new password and with a removed role [O-09]', async () => {
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

    it('each code of a second factor opens it once, within a step; each recovery code replaces it once [O-08]', async () => {
      const email = 'factor@office.example'
      await newPerson(site(), email, ['sales'])
      const office = new Office(site(), await site().signIn(email, password))
      const { secret, uri } = (await office.post('/factor')).body
      expect(uri).toContain(`secret=${secret}`)
      expect((await office.post('/factor/confirm', { code: '000000' })).status).toBe(422)
      // Each code stays valid if a time step ends in the meantime.
      const [first, second] = [codeOf(secret), codeOf(secret, 1)]
      const confirmed = await office.post('/factor/confirm', { code: first })
      const codes: string[] = confirmed.body.recovery_codes
      expect(new Set(codes).size).toBe(10)
      expect((await site().mailTo(email))?.subject).toBe('A second factor was added to your account')

      const other = new Office(site(), await site().signIn(email, password))
      const enter = async (code: string) => (await other.enter(code)).status
      // A token alone can neither replace the factor nor open the office.
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

    it('a save does not silently overwrite roles that a colleague has changed [O-10, O-90]', async () => {
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

    it('the log has the roles of an invitation, and who accepted them when [O-11]', async () => {
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

    it('the log identifies people by number, and has changes of names, addresses and passwords of staff [O-11]', async () => {
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

    it('a token alone can close an open office, and cannot fill the log [O-11]', async () => {
      const email = 'closed@office.example'
      await newPerson(site(), email, ['sales'])
      const office = await Office.open(site(), email)
      const { id } = (await office.get('/me')).body.data
      const thief = new Office(site(), office.token)
      for (let times = 0; times < 3; times += 1) expect((await thief.post('/session/end')).status).toBe(200)
      expect((await (await asAdmin()).get(`/activity?person=${id}&kind=office+closed`)).body.total).toBe(1)
    })

    it('the last admin keeps that role; everything is in a log that only admins see in full [O-10, O-11]', async () => {
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
