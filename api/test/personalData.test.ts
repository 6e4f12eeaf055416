import { personalDataCalls } from '@brightfill/shared/contract'
import { Value } from 'typebox/value'
import { Office } from './office'
import { onDatabases } from './site'

const password = 'Abcdefg1'

onDatabases('personal data', (site) => {
  async function confirmed(email: string) {
    await site().post('/registration/account', { name: 'Ada Field', phone: '+44 1632 960000', email, password })
    await site().confirmAddress(email)
    return site().signIn(email, password)
  }
  const enquire = (email: string) =>
    site().post('/submit-form-footer', {
      name: 'Ada',
      company_name: 'Field',
      phone: '01632 960001',
      email,
      message: 'Kefir',
    })
  const dataOf = (token: string) => site().get('/api/user/data', { Authorization: `Bearer ${token}` })
  const enquiriesOf = async (email: string) => {
    const office = await Office.open(site(), 'staff@brightfill.example', 'Brightfill1')
    const { data } = (await office.get('/inbox?kind=enquiry&perPage=100')).body
    return data.filter((enquiry: { email: string }) => enquiry.email.toLowerCase() === email)
  }

  it('users can download all data about them, and nothing of others [R-619]', async () => {
    const token = await confirmed('ada@data.example')
    await site().post('/post/checked-wishlist', { event_id: 5, isChecked: 1 }, { token })
    await enquire(' ADA@data.example ')
    await enquire('somebody@data.example')
    const { status, headers, body } = await dataOf(token)

    expect(status).toBe(200)
    expect([...Value.Errors(personalDataCalls.exportData.answer, body)]).toEqual([])
    expect(headers.get('cache-control')).toBe('no-store')
    expect(body.data).toMatchObject({
      user: { email: 'ada@data.example' },
      verified_at: expect.any(String),
      orders: [],
      sell_requests: [],
    })
    expect([body.data.sessions, body.data.saved_machines, body.data.enquiries].map(({ length }) => length)).toEqual([
      1, 1, 1,
    ])
    expect(JSON.stringify(body)).not.toMatch(/somebody@|hash/)
    expect((await dataOf(await site().signIn())).body.data.orders).toHaveLength(8)
  })

  it('a user who asks for it many times at once is told to wait for the first answer [R-619]', async () => {
    const token = await confirmed('often@data.example')
    const answers = await Promise.all(Array.from({ length: 10 }, () => dataOf(String(token))))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 429]))
    expect(answers.find(({ status }) => status === 429)?.headers.get('retry-after')).toBe('5')
    expect((await dataOf(String(token))).status).toBe(200)
  })

  it('requests sent with an address belong to the account that confirmed it, not to one that only claims it [R-619]', async () => {
    await enquire('claimed@data.example')
    await site().post('/registration/account', {
      name: 'Eve',
      phone: '01632 960001',
      email: 'claimed@data.example',
      password,
    })
    const token = await site().signIn('claimed@data.example', password)
    await site().get(await site().linkMailedTo('claimed@data.example')) // the owner's mail scanner

    expect((await dataOf(token)).body.data.enquiries).toEqual([])
    expect((await site().post('/api/user/delete', { password }, { token })).status).toBe(200)
    expect(await enquiriesOf('claimed@data.example')).toHaveLength(1)
  })

  it('a deleted account is gone with all its data; its address can register again [R-619]', async () => {
    const token = await confirmed('gone@data.example')
    await enquire('gone@data.example')
    expect(
      (await site().post('/api/user/delete', { password: 'Wrongwrong1' }, { token })).body.errors.password,
    ).toHaveLength(1)
    expect((await site().post('/api/user/delete', {}, { token })).status).toBe(422)
    expect((await site().post('/api/user/delete', { password }, { token })).body).toEqual({ result: 1 })

    expect((await dataOf(token)).status).toBe(401)
    expect(await site().signIn('gone@data.example', password)).toBeUndefined()
    expect(await enquiriesOf('gone@data.example')).toEqual([])
    expect(await site().mailTo('gone@data.example')).toBeUndefined()
    expect((await dataOf(await confirmed('gone@data.example'))).body.data.enquiries).toEqual([])
  })

  it('waiting mails to an address stay when an account that only claims it is deleted [R-619]', async () => {
    const email = 'waiting@data.example'
    await enquire(email)
    expect((await site().mailTo(email))?.subject).toMatch(/^Your (enquiry|offer)/)
    await site().post('/registration/account', { name: 'Mallory', phone: '01632 960001', email, password })
    const token = await site().signIn(email, password)
    expect((await site().post('/api/user/delete', { password }, { token })).status).toBe(200)
    expect((await site().mailTo(email))?.subject).toMatch(/^Your (enquiry|offer)/)
  })

  it('no mail about a deleted account or its requests is kept, whatever its recipient [R-619]', async () => {
    const token = await confirmed('former@data.example')
    await site().post('/user/change-user', { email: 'latter@data.example' }, { token })
    await site().confirmAddress('latter@data.example')
    await enquire('latter@data.example')
    const offer = {
      name: 'Ada',
      last_name: 'Field',
      phone: '01632 960001',
      manufacturer: 'Krones',
      model: 'M',
      year: 2001,
    }
    expect((await site().post('/submit-form', { ...offer, email: 'latter@data.example' })).status).toBe(201)
    const mailsAbout = async () => {
      const { data } = (await site().get('/dev/mail')).body
      return data.filter((mail: object) => /(former|latter)@data\.example/.test(JSON.stringify(mail)))
    }
    expect((await mailsAbout()).map(({ to }: { to: string }) => to)).toEqual(
      expect.arrayContaining([
        'former@data.example',
        'latter@data.example',
        expect.stringMatching(/^(?!former|latter)/),
      ]),
    )

    await site().post('/api/user/delete', { password }, { token })
    expect(await mailsAbout()).toEqual([])
  })

  it('enquiries and offers are in the export, and disappear with the person from the office and its log [O-48]', async () => {
    const email = 'vera@data.example'
    const token = await confirmed(email)
    const enquiry = (await enquire(email)).body.reference
    const machine = { manufacturer: 'Sidel', model: 'SBO 6', year: 2004 }
    const person = { name: 'Vera', last_name: 'Lund', phone: '01632 960002', email }
    const offer = (await site().post('/submit-form', { ...person, ...machine })).body.reference
    const office = await Office.open(site(), 'staff@brightfill.example', 'Brightfill1')
    await office.post(`/inbox/${enquiry}/notes`, { text: 'Vera is in a hurry' })
    await office.post(`/inbox/${enquiry}/answers`, { text: 'Dear Vera' })
    await office.post(`/inbox/${offer}/decision`, { decision: 'accepted' })
    const { data } = (await dataOf(token)).body
    expect(data.enquiries).toMatchObject([{ reference: enquiry, message: 'Kefir' }])
    expect(data.sell_requests).toMatchObject([{ reference: offer, manufacturer: 'Sidel' }])
    expect(data.saved_machine_mails).toBe(true)
    expect(data.threads).toMatchObject([
      { reference: enquiry, entries: [{ kind: 'answer', text: 'Dear Vera', mail_subject: expect.any(String) }] },
      { reference: offer, decision: 'accepted', offer_price: null, visit_on: null },
    ])
    expect(JSON.stringify(data)).not.toContain('in a hurry')

    expect((await site().post('/api/user/delete', { password }, { token })).status).toBe(200)
    for (const reference of [enquiry, offer]) expect((await office.get(`/inbox/${reference}`)).status).toBe(404)
    for (const list of ['inbox', 'customers'])
      expect((await office.get(`/${list}?search=vera`)).body).toMatchObject({ data: [], total: 0 })
    expect(JSON.stringify((await site().get('/dev/mail')).body)).not.toMatch(/vera@data/)
    const log = (await office.get('/activity?perPage=100')).body.data
    expect(log).toContainEqual(expect.objectContaining({ kind: 'answer', thing: enquiry }))
    expect(JSON.stringify(log)).not.toMatch(/vera/i)
  })

  it('orders outlive the account, with the name, address, machines and prices of that time; deletion warns of open ones [O-70]', async () => {
    const email = 'orders@data.example'
    const token = await confirmed(email)
    await site().post(
      '/user/change-user',
      { address: { address: '1 Quay', zip_code: 'HU1', city_name: 'Hull', country_id: 826 } },
      { token, as: 'json' },
    )
    const office = await Office.open(site(), 'staff@brightfill.example', 'Brightfill1')
    const customer = (await office.get(`/customers?search=${email}`)).body.data[0].id
    const [machine] = (await site().post('/get/products', {})).body.data
    const make = async (status: string) =>
      (await office.post('/orders', { customer, machines: [machine.slug], prices: [528_000], status })).body.data.id
    const open = await make('In preparation')
    const over = await make('Delivered')
    await site().post('/user/change-user', { address: { address: '2 New Road' } }, { token, as: 'json' })

    const deletion = { orders: 2, open_orders: [open], order_years: 10 }
    const asked = await site().get('/api/user/deletion', { Authorization: `Bearer ${token}` })
    expect(asked.body.data).toEqual(deletion)
    expect((await office.get(`/customers/${customer}`)).body.data.deletion).toEqual(deletion)
    const kept = { name: 'Ada Field', address: expect.stringMatching(/^1 Quay, HU1, Hull, United Kingdom/) }
    const exported = (await dataOf(token)).body.data.orders.find(({ id }: { id: number }) => id === open)
    expect(exported).toMatchObject({ ...kept, kept_until: expect.stringMatching(/^20[3-9]\d-/) })

    expect((await site().post('/api/user/delete', { password }, { token })).status).toBe(200)
    const order = (await office.get(`/orders/${open}`)).body.data
    expect(order).toMatchObject({
      customer: { id: 0, name: 'Ada Field' },
      buyer: kept,
      email: '',
      told: false,
      machines: [{ slug: machine.slug, price: 528_000 }],
    })
    const found = (await office.get('/orders?search=ada+field')).body.data.map(({ id }: { id: number }) => id)
    expect(found).toEqual([over, open])
    const paper = await office.get(`/orders/${open}/order.pdf`)
    expect([paper.status, paper.headers.get('content-type')]).toEqual([200, 'application/pdf'])
    // The order continues, without mails.
    expect((await office.post(`/orders/${open}/status`, { status: 'Delivered' })).body.data.status_name).toBe(
      'Delivered',
    )
    expect(await site().mailTo(email)).toBeUndefined()
  })

  it('staff export and erase all data of a person without an account, by e-mail address [O-73]', async () => {
    const email = 'never@data.example'
    const enquiry = (await enquire(' Never@data.example')).body.reference
    const offer = { name: 'Ada', last_name: 'Field', phone: '01632 960001', manufacturer: 'K', model: 'M', year: 2001 }
    await site().post('/submit-form', { ...offer, email })
    await enquire('stays@data.example')
    const claim = { name: 'Ada', phone: '+44 1632 960001', password: 'Abcdefg1', email }
    expect((await site().post('/registration/account', claim)).status).toBe(201)
    const office = await Office.open(site(), 'staff@brightfill.example', 'Brightfill1')
    await office.post(`/inbox/${enquiry}/answers`, { text: 'Dear Ada' })
    const read = async (address: string) => (await office.post('/persons/data', { email: address })).body.data
    const data = await read(email)
    expect([data.account, data.enquiries.length, data.sell_requests.length]).toEqual([undefined, 1, 1])
    expect(data.threads[0].entries).toMatchObject([{ kind: 'answer', text: 'Dear Ada' }])
    expect(data.mails.length).toBeGreaterThan(0)

    const gone = await office.post('/persons/erase', { email })
    expect(gone.body.data).toEqual({ enquiries: 1, sell_requests: 1 })
    expect(await read(email)).toMatchObject({ enquiries: [], sell_requests: [], threads: [], mails: [] })
    expect((await office.get(`/inbox/${enquiry}`)).status).toBe(404)
    expect(JSON.stringify((await site().get('/dev/mail')).body)).not.toMatch(/never@data/i)
    expect((await office.get(`/customers?search=${email}`)).body.data).toEqual([])
    expect(await enquiriesOf('stays@data.example')).toHaveLength(1)
    const log = (await office.get('/activity?kind=person+erased')).body.data
    expect(log[0]).toMatchObject({ thing: '', before: '2 enquiries and offers' })

    // A person with an account is deleted as a customer; an account that only claims the address protects nothing.
    const token = await confirmed('has@data.example')
    expect((await read('has@data.example')).account.user.email).toBe('has@data.example')
    expect((await office.post('/persons/erase', { email: 'has@data.example' })).status).toBe(409)
    expect((await dataOf(token)).status).toBe(200)
  })

  it('staff cannot delete themselves, and deletion needs a token [R-619]', async () => {
    const token = await site().signIn('staff@brightfill.example')
    expect((await site().post('/api/user/delete', { password: 'Brightfill1' }, { token })).status).toBe(403)
    expect((await site().post('/api/user/delete', { password })).status).toBe(401)
    expect((await site().get('/api/user/data')).status).toBe(401)
  })
})
