import { newPerson, Office } from './office'
import { PLATFORM_KEY } from './registryClient'
import { onDatabases } from './site'

const password = 'Abcdefg1'
const chosen = { password: 'Hijklmn2', password_confirmation: 'Hijklmn2' }

onDatabases(
  'invitations',
  (site) => {
    const asAdmin = () => Office.open(site(), 'staff@brightfill.example', 'Brightfill1')

    it('are sent by admins; a stranger who registered with the address before does not get in [O-10]', async () => {
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
      expect((await site().get(link)).headers.get('location')).toMatch(/\/ended$/) // it works once
    })

    it('end the sessions of a confirmed account [O-10]', async () => {
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

    it('take one mail and one page: new staff accept them and set a password there [O-72]', async () => {
      const email = 'onepage@office.example'
      const office = await asAdmin()
      await office.post('/staff/invitations', { email, name: 'Tom', roles: ['sales'] })
      // Not listed as a customer, neither before nor after.
      expect((await office.get(`/customers?search=${email}`)).body.total).toBe(0)
      const page = await site().get(await site().linkMailedTo(email))
      expect(page.body).toContain('autocomplete="new-password"')
      const short = await site().confirmAddress(email, { password: 'abc', password_confirmation: 'abc' })
      expect([short.status, short.body]).toEqual([422, expect.stringContaining('Password is too short')])
      const other = await site().confirmAddress(email, { ...chosen, password_confirmation: 'Hijklmn3' })
      expect([other.status, other.body]).toEqual([422, expect.stringContaining('Passwords do not match')])
      expect((await site().confirmAddress(email, chosen)).headers.get('location')).toMatch(/\/accepted$/)
      expect((await site().mailTo(email))?.subject).toMatch(/^You have been invited/)
      const tom = await Office.open(site(), email, chosen.password)
      // New sales staff hear of enquiries at once, unless they choose otherwise.
      expect((await tom.get('/me')).body.data.announcements).toBe('at once')
      expect((await office.get(`/customers?search=${email}`)).body.total).toBe(0)
    })

    it('leave no account when they are not used; a removed colleague’s open enquiries are handed over [O-72]', async () => {
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

    it('also reach customers without an account, who set a password on one page [O-72]', async () => {
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

    it('leave the account of the address as it was when they are withdrawn [O-10]', async () => {
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

    it('belong to their address: an account that changes it loses them [O-10, Q-42]', async () => {
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
  },
  { PLATFORM_KEY },
)
