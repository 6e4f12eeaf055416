import { enquire } from './enquire'
import { newPerson, Office } from './office'
import { onDatabases } from './site'

onDatabases('spam in the inbox', (site) => {
  let office: Office
  beforeAll(async () => {
    await newPerson(site(), 'hanna@spam.example', ['sales'], 'Hanna Lindqvist')
    office = await Office.open(site(), 'hanna@spam.example')
  })
  const statusOf = async (reference: string) => (await office.get(`/inbox/${reference}`)).body.data.status
  const mark = async (references: string[], wanted: object) =>
    (await office.post('/inbox/spam', { references, ...wanted })).body.data
  const home = async (): Promise<string[]> =>
    (await office.get('/home')).body.data.waiting.map(({ reference }: { reference: string }) => reference)

  it('can be marked for many enquiries at once, or all from the same address, and unmarked [O-73]', async () => {
    const email = 'bulk@sender.example'
    const [one, two, three] = [
      await enquire(site(), { email, message: 'Buy followers' }),
      await enquire(site(), { email: 'BULK@sender.example', message: 'Buy more followers' }),
      await enquire(site(), { email: 'other@sender.example', message: 'Do you deliver to Porto?' }),
    ]
    expect(await mark([one], { spam: true })).toEqual([one])
    expect(await mark([one], { spam: true, from_addresses: true })).toEqual([two])
    expect(await statusOf(three)).toBe('new')
    const { time_line } = (await office.get(`/inbox/${two}`)).body.data
    expect(time_line.at(-1)).toMatchObject({ kind: 'status', before: 'new', after: 'spam' })
    expect(await mark([one, two], { spam: false })).toEqual([one, two].toSorted())
    expect(await statusOf(two)).toBe('new')
    await mark([one, two], { spam: true })
    expect(
      await site()
        .mailTo(email)
        .then((mail) => mail?.subject),
    ).toMatch(/^Your (enquiry|offer)/)
  })

  it('gives an enquiry its former status and reason back when it is unmarked [O-73]', async () => {
    const reference = await enquire(site(), { email: 'lost@sender.example' })
    await office.post(`/inbox/${reference}/status`, { status: 'lost', reason: 'Bought new' })
    await mark([reference], { spam: true })
    await mark([reference], { spam: false })
    const { status, reason } = (await office.get(`/inbox/${reference}`)).body.data
    expect({ status, reason }).toEqual({ status: 'lost', reason: 'Bought new' })
  })

  it('pushes no other enquiry off the home page, neither many from one sender nor new ones from a known one [O-73]', async () => {
    const real = await enquire(site(), { email: 'real@buyer.example', message: 'We need a filler' })
    const flood: string[] = []
    for (let number = 0; number < 9; number += 1)
      flood.push(await enquire(site(), { email: 'flood@sender.example', message: `Offer ${number}` }))
    const shown = await home()
    expect(shown).toContain(real)
    expect(shown.filter((reference) => flood.includes(reference))).toHaveLength(1)
    await mark(flood.slice(0, 1), { spam: true })
    // From a known sender of spam: after everything else.
    const again = await home()
    const ofFlood = again.findIndex((reference) => flood.includes(reference))
    expect(again).toContain(real)
    expect(ofFlood === -1 || ofFlood === again.length - 1).toBe(true)
  })
})
