import { randomUUID } from 'node:crypto'
import { request } from 'node:http'
import { text } from 'node:stream/consumers'
import { type Call, everyCall, officeThreadCalls } from '@brightfill/shared/contract'
import { enquire, offer, slug } from './enquire'
import { newPerson, Office } from './office'
import { contentExamples, type Example } from './sentContent'
import { machineExamples } from './sentMachines'
import { type Answer, onDatabases } from './site'

const contact = { name: 'Ada', company_name: 'Field', phone: '+44 1632 960002', email: 'ada@keys.example' }
const sell = {
  name: 'Ada',
  last_name: 'Field',
  phone: '+44 1632 960002',
  email: 'ada@keys.example',
  manufacturer: 'Tarnpak',
  model: 'AC-9000 S',
  year: 2016,
}
const registration = { name: 'Ada', phone: '+44 1632 960002', password: 'Abcdefg1' }

/** One message of each kind, by the path of its call. */
const examples: Record<string, (office: Office) => Promise<Example>> = {
  '/submit-form-footer': async () => ({ fields: contact, changed: { ...contact, message: 'And a conveyor?' } }),
  '/submit-form': async () => ({ fields: sell, changed: { ...sell, year: 2017 } }),
  '/registration/account': async () => ({
    fields: { ...registration, email: 'new@keys.example' },
    changed: { ...registration, email: 'other@keys.example' },
  }),
  '/api/office/inbox/:reference/status': inThread('status', { status: 'in work' }, { status: 'offer sent' }),
  '/api/office/inbox/:reference/assigned': async (office) => {
    const { id } = (await office.get('/me')).body.data
    return inThread('assigned', { to: id }, { to: null })(office)
  },
  '/api/office/inbox/:reference/notes': inThread('notes', { text: 'Call them' }, { text: 'Do not call them' }),
  '/api/office/inbox/:reference/next-step': inThread(
    'next-step',
    { next_step: { text: 'Call', on: '2030-01-31' } },
    { next_step: null },
  ),
  '/api/office/inbox/:reference/answers': inThread('answers', { text: 'Dear Ada' }, { text: 'Dear Mrs Field' }),
  '/api/office/inbox/:reference/offer': inThread('offer', { price: 18_000 }, { price: 17_000 }),
  '/api/office/inbox/:reference/decision': inThread('decision', { decision: 'declined' }, { decision: 'accepted' }),
  '/api/office/templates': async () => ({
    fields: { name: 'Once', text: 'Dear {name}' },
    changed: { name: 'Twice', text: 'Dear {name}' },
  }),
  '/api/office/orders': async (office) => {
    const fields = await anOrder(office, 'ordered@keys.example')
    return { fields, changed: { ...fields, note: 'By lorry' } }
  },
  '/api/office/orders/:id/status': async (office) => {
    const { id } = (await office.post('/orders', await anOrder(office, 'status@keys.example'))).body.data
    const fields = { status: 'In transit' }
    return { address: `/api/office/orders/${id}/status`, fields, changed: { status: 'Delivered' } }
  },
  '/api/office/orders/:id/prices': async (office) => {
    const { id } = (await office.post('/orders', await anOrder(office, 'prices@keys.example'))).body.data
    return { address: `/api/office/orders/${id}/prices`, fields: { prices: [5] }, changed: { prices: [6] } }
  },
  '/api/office/order-statuses': async () => ({ fields: { names: ['Ordered'] }, changed: { names: ['Sent'] } }),
  '/api/office/customers/invitations': async () => {
    const fields = { email: 'customer@keys.example', name: 'Nadia' }
    return { fields, changed: { ...fields, name: 'Nadia Brandt' } }
  },
  '/api/office/customers/:id/confirmation': async (office) => ofCustomer(office, 'confirmation'),
  '/api/office/customers/:id/reset': async (office) => ofCustomer(office, 'reset'),
  '/api/office/staff/invitations': async () => {
    const fields = { email: 'invited@keys.example', name: 'Tess', roles: ['sales'] }
    return { fields, changed: { ...fields, roles: ['admin'] } }
  },
  '/api/office/staff/roles': async (office) => {
    await newPerson(office.site, 'roles@keys.example', ['sales'])
    const { data } = (await office.get('/staff')).body
    const { id } = data.find(({ email }: { email: string }) => email === 'roles@keys.example')
    return { fields: { id, roles: ['editor'] }, changed: { id, roles: ['admin'] } }
  },
  ...machineExamples,
  ...contentExamples,
  '/api/office/maintenance': async () => ({ fields: { on: false }, changed: { on: true } }),
}

async function ofCustomer(office: Office, action: string): Promise<Example> {
  const idOf = async (email: string) => {
    await office.site.post('/registration/account', { ...registration, email })
    return (await office.get(`/customers?search=${email}`)).body.data[0].id
  }
  const address = `/api/office/customers/${await idOf(`${action}@keys.example`)}/${action}`
  const otherAddress = `/api/office/customers/${await idOf(`other-${action}@keys.example`)}/${action}`
  return { address, fields: {}, changed: {}, otherAddress }
}

function inThread(action: string, fields: object, changed: object) {
  return async ({ site }: Office): Promise<Example> => {
    const isOffer = action === 'offer' || action === 'decision'
    const reference = await (isOffer ? offer(site, 'seller@keys.example') : enquire(site))
    return { address: `/api/office/inbox/${reference}/${action}`, fields, changed }
  }
}

async function anOrder(office: Office, email: string) {
  await newPerson(office.site, email)
  const [customer] = (await office.get(`/customers?search=${email}`)).body.data
  return { customer: customer.id, machines: [slug], status: 'In preparation' }
}

/** Mails can only be resent after they were given up: see inboxMail.test.ts. */
const needsLostMail: string = officeThreadCalls.resendMail.path

/** Mails may be sent in the meantime. */
const factsOf = (body: object) => JSON.stringify(body).replaceAll('"state":"waiting"', '"state":"sent"')

const sends: Call[] = everyCall.filter((call: Call) => call.sends && call.path !== needsLostMail)

onDatabases('a message', (site) => {
  let office: Office
  beforeAll(async () => {
    office = await Office.open(site(), 'staff@brightfill.example', 'Brightfill1')
  })

  /** Counts so far: mails, lines of the log, enquiries. */
  async function done(): Promise<number[]> {
    const mails = (await site().get('/dev/mail')).body.data.length
    return [mails, (await office.get('/activity')).body.total, (await office.get('/inbox?show=all')).body.total]
  }
  const send = (path: string, fields: object, key?: string, headers: Record<string, string> = {}): Promise<Answer> =>
    site().post(path, fields, {
      as: 'json',
      headers: { ...office.headers(), ...headers, ...(key && { 'Idempotency-Key': key }) },
    })

  /** Sends like a browser without scripts; the headers of `fetch` would give it away. */
  const sendDocument = (fields: Record<string, string>) =>
    new Promise<string>((resolve, reject) => {
      const headers = { 'Sec-Fetch-Mode': 'navigate', 'Content-Type': 'application/x-www-form-urlencoded' }
      const sent = request(`${site().url}/submit-form-footer`, { method: 'POST', headers }, (answer) =>
        text(answer).then(resolve, reject),
      )
      sent.on('error', reject).end(new URLSearchParams(fields).toString())
    })

  it.each(sends.map(({ path, summary }) => [summary, path]))(
    '"%s" sent twice with one key acts once, and each copy gets the first outcome [R-640]',
    async (_summary, path) => {
      const example = await examples[path]?.(office)
      if (!example) throw new Error(`The test has no example of ${path}`)
      const { address = path, otherAddress = address } = example
      const key = randomUUID()
      const first = await send(address, example.fields, key)
      const after = await done()
      const copy = await send(address, example.fields, key)
      expect(first.status).toBeLessThan(300)
      expect(copy.status).toBe(first.status)
      expect(factsOf(copy.body)).toBe(factsOf(first.body))

      const other = await send(otherAddress, example.changed, key)
      expect([other.status, other.body.code]).toEqual([422, 'key_used'])
      expect(other.body.message).toContain('send again to send this version as well')
      expect(await done()).toEqual(after)
    },
  )

  it('that arrives five times at the same moment is stored and mailed once [R-640]', async () => {
    const before = await done()
    const key = randomUUID()
    const copies = await Promise.all(Array.from({ length: 5 }, () => send('/submit-form-footer', contact, key)))
    expect(new Set(copies.map(({ body }) => body.reference)).size).toBe(1)
    const [mails = 0, log, enquiries = 0] = before
    expect(await done()).toEqual([mails + 2, log, enquiries + 1]) // to staff, and the copy
  })

  it('that was refused can be corrected and sent again with its key [R-640]', async () => {
    const key = randomUUID()
    expect((await send('/submit-form-footer', { ...contact, phone: '1' }, key)).status).toBe(422)
    expect((await send('/submit-form-footer', contact, key)).status).toBe(201)
  })

  it('has its own key; without keys every copy is stored, and a key that is too short is refused [R-640]', async () => {
    const [, , before = 0] = await done()
    for (const key of [randomUUID(), randomUUID(), undefined, undefined])
      await send('/submit-form-footer', contact, key)
    expect((await done())[2]).toBe(before + 4)
    expect((await send('/submit-form-footer', contact, 'short')).status).toBe(422)
  })

  it('that a browser without scripts sends again by Reload is stored once [R-640]', async () => {
    const [, , before = 0] = await done()
    const [first, second] = [await sendDocument(contact), await sendDocument(contact)]
    expect(JSON.parse(second).reference).toBe(JSON.parse(first).reference)
    await sendDocument({ ...contact, message: 'Another one' })
    expect((await done())[2]).toBe(before + 2)
  })

  it('of one form is not a copy of another form’s message with the same key [R-640]', async () => {
    const key = randomUUID()
    expect((await send('/submit-form-footer', contact, key)).status).toBe(201)
    expect((await send('/submit-form', sell, key)).body.code).toBe('key_used')
  })
})
