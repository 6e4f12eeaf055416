import { randomUUID } from 'node:crypto'
import { type Call, everyCall } from '@brightfill/shared/contract'
import { Office } from './office'
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

interface Example {
  fields: object
  /** The same message with other words. */
  changed: object
}

/** One message of each kind, by the path of its call. */
const examples: Record<string, () => Promise<Example>> = {
  '/submit-form-footer': async () => ({ fields: contact, changed: { ...contact, message: 'And a conveyor?' } }),
  '/submit-form': async () => ({ fields: sell, changed: { ...sell, year: 2017 } }),
  '/registration/account': async () => ({
    fields: { ...registration, email: 'new@keys.example' },
    changed: { ...registration, email: 'other@keys.example' },
  }),
}

const sends: Call[] = everyCall.filter((call: Call) => call.sends)

onDatabases('a message', (site) => {
  let office: Office
  beforeAll(async () => {
    office = await Office.open(site(), 'staff@brightfill.example', 'Brightfill1')
  })

  /** How much was done so far: mails, lines of the log, enquiries. */
  async function done(): Promise<number[]> {
    const mails = (await site().get('/dev/mail')).body.data.length
    return [mails, (await office.get('/activity')).body.total, (await office.get('/inbox?show=all')).body.total]
  }
  const send = (path: string, fields: object, key?: string, headers: Record<string, string> = {}): Promise<Answer> =>
    site().post(path, fields, {
      as: 'json',
      headers: { ...office.headers(), ...headers, ...(key && { 'Idempotency-Key': key }) },
    })

  it.each(sends.map(({ path, summary }) => [summary, path]))(
    '"%s" sent twice with one key acts once, and each copy gets the first outcome [R-640]',
    async (_summary, path) => {
      const example = await examples[path]?.()
      if (!example) throw new Error(`The test has no example of ${path}`)
      const key = randomUUID()
      const first = await send(path, example.fields, key)
      const after = await done()
      const copy = await send(path, example.fields, key)
      expect(first.status).toBeLessThan(300)
      expect(copy.status).toBe(first.status)
      expect(copy.body).toEqual(first.body)

      const other = await send(path, example.changed, key)
      expect([other.status, other.body.code]).toEqual([422, 'key_used'])
      expect(other.body.message).toContain('send again to send this version as well')
      expect(await done()).toEqual(after)
    },
  )

  it('that comes five times at the same moment is stored and mailed once [R-640]', async () => {
    const before = await done()
    const key = randomUUID()
    const copies = await Promise.all(Array.from({ length: 5 }, () => send('/submit-form-footer', contact, key)))
    expect(new Set(copies.map(({ body }) => body.reference)).size).toBe(1)
    const [mails = 0, log, enquiries = 0] = before
    expect(await done()).toEqual([mails + 2, log, enquiries + 1]) // to staff, and the copy
  })

  it('that was refused is free to come again with its key, corrected [R-640]', async () => {
    const key = randomUUID()
    expect((await send('/submit-form-footer', { ...contact, phone: '1' }, key)).status).toBe(422)
    expect((await send('/submit-form-footer', contact, key)).status).toBe(201)
  })

  it('has a key of its own; without keys every copy is stored, and a key that is too short is refused [R-640]', async () => {
    const [, , before = 0] = await done()
    for (const key of [randomUUID(), randomUUID(), undefined, undefined])
      await send('/submit-form-footer', contact, key)
    expect((await done())[2]).toBe(before + 4)
    expect((await send('/submit-form-footer', contact, 'short')).status).toBe(422)
  })

  it('that a browser without scripts sends again by Reload is stored once [R-640]', async () => {
    const [, , before = 0] = await done()
    const asDocument = { 'Sec-Fetch-Mode': 'navigate', 'User-Agent': 'Browser 1' }
    const copies = [1, 2].map(() => send('/submit-form-footer', contact, undefined, asDocument))
    const [first, second] = await Promise.all(copies)
    expect(second?.body).toEqual(first?.body)
    await send('/submit-form-footer', { ...contact, message: 'Another one' }, undefined, asDocument)
    expect((await done())[2]).toBe(before + 2)
  })

  it('of one form is no copy of what another form sent with its key [R-640]', async () => {
    const key = randomUUID()
    expect((await send('/submit-form-footer', contact, key)).status).toBe(201)
    expect((await send('/submit-form', sell, key)).body.code).toBe('key_used')
  })
})
