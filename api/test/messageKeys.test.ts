import { Office } from './office'
import { onDatabases } from './site'

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

onDatabases('a message whose answer was lost', (site) => {
  const received = async () => {
    const office = await Office.open(site(), 'staff@brightfill.example', 'Brightfill1')
    return (await office.get('/inbox?show=all')).body.total
  }
  const mailsAbout = async (reference: string) => {
    const { data } = (await site().get('/dev/mail')).body
    return data.filter(({ subject }: { subject: string }) => subject.includes(reference)).length
  }

  it.each([
    ['contact', '/submit-form-footer', contact],
    ['sell', '/submit-form', sell],
  ])('is stored and mailed once by the %s form, and told again [R-610, R-611]', async (form, call, fields) => {
    const before = await received()
    const message = { ...fields, key: `1764000000000-${form}-1` }
    const sent = [await site().post(call, message, { as: 'json' }), await site().post(call, message, { as: 'json' })]
    expect(sent.map(({ status }) => status)).toEqual([201, 201])
    const [first, second] = sent.map(({ body }) => body)
    expect(second).toEqual({ result: 1, reference: first.reference, answer_by: first.answer_by })
    expect(await received()).toBe(before + 1)
    expect(await mailsAbout(first.reference)).toBe(2) // to staff, and the copy
  })

  it('is stored once although both copies arrive at the same moment [R-610]', async () => {
    const before = await received()
    const message = { ...contact, key: '1764000000000-both-at-once' }
    const answers = await Promise.all(Array.from({ length: 5 }, () => site().post('/submit-form-footer', message)))
    expect(new Set(answers.map(({ body }) => body.reference)).size).toBe(1)
    expect(await received()).toBe(before + 1)
    expect(await mailsAbout(answers[0]?.body.reference)).toBe(2)
  })

  it('has a key of its own for each message; without keys every message is stored [R-610]', async () => {
    const before = await received()
    const keys = ['1764000000000-one-of-two', '1764000000000-two-of-two', undefined, undefined]
    for (const key of keys) await site().post('/submit-form-footer', { ...contact, ...(key && { key }) })
    expect(await received()).toBe(before + 4)
    expect((await site().post('/submit-form-footer', { ...contact, key: 'short' })).status).toBe(422)
  })
})
