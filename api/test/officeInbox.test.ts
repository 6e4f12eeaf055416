import { enquire, offer, slug } from './enquire'
import { newPerson, Office } from './office'
import { listen } from './officeEvents'
import { PLATFORM_KEY } from './registryClient'
import { onDatabases } from './site'

const [hanna, tom] = ['hanna@inbox.example', 'tom@inbox.example']

onDatabases(
  'the inbox',
  (site) => {
    let office: Office
    let colleague: Office
    beforeAll(async () => {
      await newPerson(site(), hanna, ['sales'], 'Hanna Lindqvist')
      await newPerson(site(), tom, ['sales'], 'Tom Whitlock')
      office = await Office.open(site(), hanna)
      colleague = await Office.open(site(), tom)
    })
    const list = async (query: string, by = office) => (await by.get(`/inbox?${query}`)).body
    const references = async (query: string, by = office): Promise<string[]> =>
      (await list(query, by)).data.map(({ reference }: { reference: string }) => reference)

    it('lists enquiries and offers together, newest first, with filters, search and paging [O-40, R-616]', async () => {
      const first = await enquire(site(), { name: 'Zora', message: 'Kefir in 200 ml PET' })
      const second = await offer(site(), 'ingrid@inbox.example')
      expect((await references('show=open')).slice(0, 2)).toEqual([second, first])
      expect(await references('kind=offer')).toContain(second)
      expect(await references('kind=offer')).not.toContain(first)
      expect(await references('search=KEFIR+zora')).toEqual([first])
      expect(await references('search=100%25')).toEqual([])
      expect((await list('perPage=1&page=2')).data[0].reference).toBe(first)
      expect((await list('perPage=1')).total).toBeGreaterThan(1)
      expect((await list('perPage=500')).errors.perPage).toHaveLength(1)
      const [row] = (await list('search=kefir')).data
      expect(row).toMatchObject({ kind: 'enquiry', subject: 'Rotary bottle filler', status: 'new', unread: true })
      expect(row).toMatchObject({ promised_minutes: 480, overdue: false, assigned: null, next_step: null })

      const unread = (await office.get('/numbers')).body.data.unread
      await office.post(`/inbox/${first}/read`, { unread: false })
      expect(await references('show=unread')).not.toContain(first)
      expect(await references('show=unread', colleague)).toContain(first)
      expect((await office.get('/numbers')).body.data.unread).toBe(unread - 1)
    })

    it('shows all fields of the contact form with their titles, and other enquiries from any spelling of the address [O-41, R-661]', async () => {
      const first = await enquire(site(), {
        email: 'olga@xn--80a1acny.xn--p1ai',
        full_address: ' Dock Street 1, Hull ',
      })
      const second = await enquire(site(), { email: 'Olga@почта.рф\u200b' })
      const thread = async (reference: string) => (await office.get(`/inbox/${reference}`)).body.data
      expect((await thread(first)).details).toEqual([{ title: 'Full address', text: 'Dock Street 1, Hull' }])
      const { details, email, person } = await thread(second)
      expect([details, email]).toEqual([[], 'Olga@почта.рф'])
      expect(person.others).toMatchObject([{ reference: first }])
    })

    it('finds an enquiry and a customer by a telephone number in any notation [O-40, O-49]', async () => {
      const phone = '+44 1482 555 017'
      const reference = await enquire(site(), { phone })
      await enquire(site(), { phone: '+44 1482 555 018' })
      const account = { name: 'Nadia', phone, email: 'nadia@inbox.example', password: 'Abcdefg1' }
      await site().post('/registration/account', account)
      const typed = ['01482 555017', '01482555017', '+441482555017', '0044 1482 555017', '(01482) 555-017', '555017']
      for (const words of [...typed, 'dairy 01482 555017', '01482 555017 margaret'])
        expect([words, await references(`search=${encodeURIComponent(words)}`)]).toEqual([words, [reference]])
      for (const words of [...typed, 'nadia 01482 555017']) {
        const { data } = (await office.get(`/customers?search=${encodeURIComponent(words)}`)).body
        expect([words, data.map(({ name }: { name: string }) => name)]).toEqual([words, ['Nadia']])
      }
      expect(await references('search=01482+555019')).toEqual([])
      const sizes = await enquire(site(), { message: 'For bottles of 250 and 500 ml' })
      expect(await references('search=500+250')).toEqual([sizes])
    })

    it('the home page has waiting enquiries, late ones first, a week’s plan and anonymous counts by day [O-51, O-52]', async () => {
      const home = async () => (await office.get('/home')).body.data
      const counts = ({ enquiries }: { enquiries: object[] }) => enquiries.at(-1) as Record<string, number>
      const before = await home()
      const day = before.enquiries.at(-1).on
      const asked = await enquire(site(), { name: 'Quentin' })
      const sold = await offer(site(), 'quentin@inbox.example')
      const spam = await enquire(site())
      await office.post(`/inbox/${spam}/status`, { status: 'spam' })
      const { id } = (await office.get('/me')).body.data
      await office.post(`/inbox/${asked}/assigned`, { to: id })
      await office.post(`/inbox/${asked}/next-step`, { next_step: { text: 'Call', on: day } })
      const after = await home()
      expect(counts(after)).toMatchObject({
        machine: (counts(before).machine ?? 0) + 1,
        contact: counts(before).contact,
      })
      expect(counts(after).sell).toBe((counts(before).sell ?? 0) + 1)
      expect(after.waiting.slice(0, 2).map(({ reference }: { reference: string }) => reference)).toEqual([asked, sold])
      expect(after.planned).toEqual([{ on: day, reference: asked, what: 'step', name: 'Quentin', text: 'Call' }])
      expect(after.machines[0]).toMatchObject({ slug, asked: before.machines[0].asked + 1, saved: expect.any(Number) })
      expect([after.enquiries.length, after.customers.length, after.orders.length]).toEqual([60, 60, 60])
      const { waiting, planned, ...numbers } = after
      expect(JSON.stringify(numbers)).not.toMatch(/quentin|inbox.example/i)
    })

    it('the home page counts the machines on the site without a picture and without a price [O-51]', async () => {
      const lacking = async () => (await office.get('/home')).body.data.machines_lacking
      const { machines, catalogue } = await site().exportContent()
      const [machine] = machines.filter(
        (each: { slug: string; published_at: string | null; price: number | null }) =>
          each.slug !== slug && each.published_at && each.price,
      )
      const write = (change: object) =>
        site().importContent({ catalogue, posts: [], options: {}, pages: [], machines: [{ ...machine, ...change }] })
      const before = await lacking()
      await write({ images: [], price: null })
      expect(await lacking()).toEqual({ picture: before.picture + 1, price: before.price + 1 })
      await write({ images: [], price: null, published_at: null })
      expect(await lacking()).toEqual(before)
      await write({})
    })

    it('shows the customer, the machine, the customer’s other activity and the whole history [O-41]', async () => {
      const email = 'demo@brightfill.example'
      const earlier = await offer(site(), ` ${email} `)
      const reference = await enquire(site(), { email, wants_visit: '1' })
      const { data } = (await office.get(`/inbox/${reference}`)).body
      expect(data).toMatchObject({ email, company_name: 'Holloway Dairy', message: 'Is it there?' })
      expect(data).toMatchObject({ wants_visit: true, wants_quote: false })
      expect(data.machine).toMatchObject({
        slug,
        live: true,
        selling_state: 'available',
        picture: expect.stringMatching(/^public\//),
      })
      expect(data.person).toMatchObject({ account_id: expect.any(Number), orders: 8 })
      expect(data.person.others[0]).toMatchObject({ reference: earlier, kind: 'offer' })
      expect(data.time_line).toMatchObject([{ kind: 'arrived', by: null, text: 'Is it there?' }])
      expect((await office.get('/inbox/E-22222222')).status).toBe(404)
    })

    it('records status, assignee, notes and next step in the timeline and in the log [O-42]', async () => {
      const reference = await enquire(site())
      const act = async (action: string, body: object) =>
        (await office.post(`/inbox/${reference}/${action}`, body)).body.data
      const id = (await colleague.get('/me')).body.data.id
      expect((await act('assigned', { to: id })).assigned).toEqual({ id, name: 'Tom Whitlock' })
      expect(await references('show=mine', colleague)).toContain(reference)
      expect((await office.post(`/inbox/${reference}/assigned`, { to: 999_999 })).status).toBe(422)
      await act('notes', { text: '@tom can we hold it until Friday?' })
      expect((await site().mailTo(tom))?.text).toContain('until Friday?')
      expect((await act('next-step', { next_step: { text: 'Call', on: '2020-01-31' } })).next_step).toEqual({
        text: 'Call',
        on: '2020-01-31',
      })
      expect((await colleague.get('/numbers')).body.data.due).toBe(1)
      expect((await office.post(`/inbox/${reference}/status`, { status: 'lost' })).body.errors.reason).toHaveLength(1)
      const lost = await act('status', { status: 'lost', reason: 'Bought new' })
      expect(lost.time_line.map(({ kind }: { kind: string }) => kind)).toEqual([
        'arrived',
        'assigned',
        'note',
        'next step',
        'status',
      ])
      expect(lost.time_line.at(-1)).toMatchObject({ before: 'new', after: 'lost', text: 'Bought new' })
      const { data } = (await office.get(`/activity?thing=${reference}`)).body
      expect(data.map(({ kind }: { kind: string }) => kind)).toEqual(['status', 'next step', 'note', 'assigned'])
      expect(data[1]).toMatchObject({ kind: 'next step', before: '', after: '2020-01-31, Call' })
      expect(JSON.stringify(data)).not.toMatch(/margaret/i)
      const file = await office.get(`/activity.csv?thing=${reference}`)
      expect(file.headers.get('content-type')).toMatch(/^text\/csv/)
      const [head, newest, ...older] = String(file.body).trim().split('\r\n')
      expect(head).toContain('When,Who,Account,From,What,On,Before,After')
      expect(newest).toMatch(new RegExp(`,Hanna Lindqvist,.*,status,${reference},new,lost$`))
      expect(older).toHaveLength(3)
    })

    it('stores a note once when it is sent again after a lost answer, and twice when it is written twice [O-92, R-640]', async () => {
      const reference = await enquire(site())
      const note = (key: string) => office.post(`/inbox/${reference}/notes`, { text: 'Called, nobody there' }, key)
      await note('key-of-the-first-call')
      await note('key-of-the-first-call')
      const { body } = await note('key-of-the-second-call')
      const texts = body.data.time_line.map(({ text }: { text: string }) => text)
      expect(texts).toEqual(['Is it there?', 'Called, nobody there', 'Called, nobody there'])
    })

    it('customers see their own enquiries and mails about a status, but never that they are lost [O-46]', async () => {
      const email = 'customer@inbox.example'
      await newPerson(site(), email)
      const token = await site().signIn(email, 'Abcdefg1')
      const mine = async () => (await site().get('/api/user/enquiries', { Authorization: `Bearer ${token}` })).body.data
      const reference = await enquire(site(), { email })
      expect(await mine()).toMatchObject([{ reference, status: 'received', subject: 'Rotary bottle filler' }])
      await office.post(`/inbox/${reference}/status`, { status: 'in work' })
      expect((await mine())[0].status).toBe('in work')
      expect((await site().mailTo(email))?.text).toContain('We are working on your enquiry')
      await office.post(`/inbox/${reference}/status`, { status: 'spam' })
      expect((await mine())[0].status).toBe('closed')
      expect(JSON.stringify(await mine())).not.toContain('spam')
      expect((await office.get(`/inbox/${reference}`)).body.data.time_line.at(-2)).toMatchObject({
        kind: 'mail',
        by: null,
      })
    })

    it('an accepted offer becomes the draft of a machine with its data, once [O-45]', async () => {
      const reference = await offer(site(), 'seller@inbox.example')
      const enquiry = await enquire(site())
      expect((await office.post(`/inbox/${enquiry}/offer`, { price: 5 })).status).toBe(409)
      const early = await office.post(`/inbox/${reference}/offer`, { visit_on: '0026-05-12' })
      expect(early.body.errors).toEqual({ visit_on: ['Must be a full date, such as 2026-05-12'] })
      const priced = await office.post(`/inbox/${reference}/offer`, { price: 18_000, visit_on: '2026-11-26' })
      expect(priced.body.data.offer).toMatchObject({ price: 18_000, visit_on: '2026-11-26', decision: null })
      const decisions = await Promise.all(
        [office, colleague].map((by) => by.post(`/inbox/${reference}/decision`, { decision: 'accepted' })),
      )
      expect(decisions.map(({ status }) => status).sort()).toEqual([200, 409])
      const { data } = (await office.get(`/inbox/${reference}`)).body
      expect(data).toMatchObject({ status: 'won', offer: { decision: 'accepted', machine_id: expect.any(Number) } })
      const found = await site().post('/get/products', { filters: { search: 'Tarnpak AC-9000' } })
      expect(JSON.stringify(found.body.data)).not.toContain(reference.toLowerCase())
      const machine = (await office.get(`/machines/${data.offer.machine_id}`)).body.data
      expect(machine).toMatchObject({
        state: 'draft',
        item: { manufacturer: 'Tarnpak', model: 'AC-9000 S', year: 2016 },
        live: null,
      })
    })

    it('two colleagues who answer see each other, and the second answer needs a confirmation [O-47]', async () => {
      const reference = await enquire(site(), { email: 'twice@inbox.example' })
      const { version } = (await office.get(`/inbox/${reference}`)).body.data
      await colleague.post(`/inbox/${reference}/presence`, { open: true, writing: true })
      expect((await office.get(`/inbox/${reference}`)).body.data.present).toMatchObject([
        { name: 'Tom Whitlock', writing: true },
      ])
      expect((await colleague.post(`/inbox/${reference}/answers`, { text: 'Dear Margaret', version })).status).toBe(200)
      const second = await office.post(`/inbox/${reference}/answers`, { text: 'Dear Mrs Holloway', version })
      expect([second.status, second.body.changed.by]).toEqual([409, 'Tom Whitlock'])
      expect(second.body.changed.present.data.time_line.at(-1).text).toBe('Dear Margaret')
      expect((await office.post(`/inbox/${reference}/answers`, { text: 'Dear Mrs Holloway' })).status).toBe(200)
      await colleague.post(`/inbox/${reference}/presence`, { open: false, writing: false })
      expect((await office.get(`/inbox/${reference}`)).body.data.present).toEqual([])
      expect((await office.post(`/inbox/${await enquire(site(), { email: '' })}/answers`, { text: 'x' })).status).toBe(
        422,
      )
    })

    it('templates have unique names [O-43]', async () => {
      const saved = await office.post('/templates', { name: 'Thanks', text: 'Dear {name}' })
      expect(saved.body.data).toMatchObject({ name: 'Thanks', text: 'Dear {name}' })
      expect((await office.post('/templates', { name: 'Thanks', text: 'x' })).body.errors.name).toHaveLength(1)
      const { id } = saved.body.data
      await office.post('/templates', { id, name: 'Thanks', text: 'Hello {name}' })
      const { data } = (await office.get('/templates')).body
      expect(data.filter(({ name }: { name: string }) => name === 'Thanks')).toEqual([
        { id, name: 'Thanks', text: 'Hello {name}', version: expect.any(Number) },
      ])
      const [deed] = (await office.get('/activity?kind=template+saved')).body.data
      expect(deed).toMatchObject({ thing: 'Thanks', before: 'Dear {name}', after: 'Hello {name}' })
      expect((await office.post('/templates/remove', { id })).status).toBe(200)
      expect((await office.post('/templates/remove', { id })).status).toBe(404)
    })

    it('finds customers, and shows one with all their data [O-49]', async () => {
      const { data, total } = (await office.get('/customers?search=holloway+taunton')).body
      expect([data, total]).toEqual([[], 0])
      const found = (await office.get('/customers?search=MARGARET+holl&sort=name&order=asc')).body
      expect(found.data[0]).toMatchObject({
        name: 'Margaret Holloway',
        email: 'demo@brightfill.example',
        confirmed: true,
      })
      const customer = (await office.get(`/customers/${found.data[0].id}`)).body.data
      expect(customer).toMatchObject({ address: '12 Weir Lane, Taunton, Somerset, TA1 9ZZ, United Kingdom' })
      expect(customer.orders).toHaveLength(8)
      const own = (await office.get('/me')).body.data.id
      expect((await office.get(`/customers/${own}`)).status).toBe(404)
    })

    it('an open office learns within two seconds of a new enquiry and of being closed [O-44]', async () => {
      const listener = await Office.open(site(), hanna)
      const events = await listen(listener)
      expect(events.headers.get('content-type')).toMatch(/^text\/event-stream/)
      let waited = 2_000
      for (let tries = 0; waited >= 2_000 && tries < 5; tries += 1) {
        const since = Date.now()
        await events.hear(await enquire(site())) // a busy machine may be late once
        waited = Date.now() - since
      }
      expect(waited).toBeLessThan(2_000)
      expect(events.heard).toContain('"what":"arrived"')
      await listener.post('/session/end')
      await enquire(site())
      await events.hear('event: closed')
      expect(events.heard).toContain('event: closed')
      expect(await events.hasEnded()).toBe(true)
    })
  },
  { PLATFORM_KEY },
)
