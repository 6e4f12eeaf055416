import { newPerson, Office } from './office'
import { PLATFORM_KEY } from './registryClient'
import { onDatabases } from './site'

const password = 'Abcdefg1'

onDatabases(
  'the customers in the office',
  (site) => {
    let office: Office
    beforeAll(async () => {
      office = await Office.open(site(), 'staff@brightfill.example', 'Brightfill1')
    })
    const customerOf = async (email: string) => (await office.get(`/customers?search=${email}`)).body.data[0]
    const logOf = async (id: number): Promise<string[]> =>
      (await office.get(`/activity?thing=Customer+${id}`)).body.data.map(({ kind }: { kind: string }) => kind)
    const login = (email: string) => site().post('/user/login/account/auth', { login: email, password })

    it('get the mails that confirm an address and set a password again [O-49]', async () => {
      const email = 'mails@customers.example'
      await site().post('/registration/account', { name: 'Nils Aas', phone: '+44 1632 960000', email, password })
      const first = await site().linkMailedTo(email)
      const { id, confirmed } = await customerOf(email)
      expect(confirmed).toBe(false)
      expect((await office.post(`/customers/${id}/confirmation`)).body.data).toMatchObject({ id, email })
      expect(await site().linkMailedTo(email)).not.toBe(first)
      await site().confirmAddress(email)
      expect((await customerOf(email)).confirmed).toBe(true)
      expect((await office.post(`/customers/${id}/confirmation`)).status).toBe(409)
      expect((await office.post(`/customers/${id}/reset`)).status).toBe(200)
      expect(await site().linkMailedTo(email)).toContain('/reset-password/')
      expect(await logOf(id)).toEqual(['reset sent', 'confirmation sent'])
    })

    it('can be locked out at once and let in again; only callers with the password learn of it [O-49]', async () => {
      const email = 'locked@customers.example'
      await newPerson(site(), email)
      const token = await site().signIn(email, password)
      const me = () => site().get('/api/user/data', { Authorization: `Bearer ${token}` })
      const { id } = await customerOf(email)
      expect((await me()).status).toBe(200)
      expect((await office.post(`/customers/${id}/lock`, { locked: true })).body.data.locked).toBe(true)
      expect((await office.post(`/customers/${id}/lock`, { locked: true })).status).toBe(200)
      expect((await me()).status).toBe(401)
      const refused = await login(email)
      expect([refused.status, refused.body.code]).toEqual([423, 'account_locked'])
      const guessed = await site().post('/user/login/account/auth', { login: email, password: 'Wrongwrong1' })
      expect(guessed.status).toBe(400)
      expect((await office.post(`/customers/${id}/lock`, { locked: false })).body.data.locked).toBe(false)
      expect((await login(email)).status).toBe(200)
      expect(await logOf(id)).toEqual(['unlocked', 'locked'])
    })

    it('who were locked get in again as staff, because the office cannot unlock staff [O-49]', async () => {
      const email = 'hired@customers.example'
      await newPerson(site(), email)
      const { id } = await customerOf(email)
      await office.post(`/customers/${id}/lock`, { locked: true })
      await site().post('/api/staff/roles', { email, role: 'sales' }, { as: 'json', token: PLATFORM_KEY })
      expect((await login(email)).status).toBe(200)
    })

    it('can be deleted by the same rules as by themselves, once staff have typed their address [O-49, O-48]', async () => {
      const email = 'leaving@customers.example'
      await newPerson(site(), email)
      const sent = { name: 'Ada', company_name: 'Field', phone: '01632 960001', email, message: 'Kefir' }
      const { reference } = (await site().post('/submit-form-footer', sent)).body
      const { id } = await customerOf(email)
      expect(
        (await office.post(`/customers/${id}/delete`, { email: 'else@x.example' })).body.errors.email,
      ).toHaveLength(1)
      expect((await office.post(`/customers/${id}/delete`, { email: ' Leaving@customers.example' })).status).toBe(200)
      expect(await customerOf(email)).toBeUndefined()
      expect((await office.get(`/inbox/${reference}`)).status).toBe(404)
      expect(await logOf(id)).toEqual(['customer deleted'])
      expect((await office.post(`/customers/${id}/delete`, { email })).status).toBe(404)
    })

    it('invited to the staff by an admin cannot be locked or deleted by others [O-49]', async () => {
      const email = 'invited@customers.example'
      await newPerson(site(), email)
      const { id } = await customerOf(email)
      await office.post('/staff/invitations', { email, name: 'Tom', roles: ['sales'] })
      const locked = await office.post(`/customers/${id}/lock`, { locked: true })
      const deleted = await office.post(`/customers/${id}/delete`, { email })
      expect([locked.status, deleted.status]).toEqual([409, 409])
      expect(locked.body.message).toContain('invited to the staff')
      await office.post('/staff/roles', { id, roles: [] })
      expect((await office.post(`/customers/${id}/delete`, { email })).status).toBe(200)
    })

    it('do not include staff, who cannot be locked or deleted here [O-49]', async () => {
      const { id, email } = (await office.get('/me')).body.data
      expect((await office.post(`/customers/${id}/lock`, { locked: true })).status).toBe(404)
      expect(
        (await office.post(`/customers/${id}/delete`, { email: email ?? 'staff@brightfill.example' })).status,
      ).toBe(404)
    })
  },
  { PLATFORM_KEY },
)
