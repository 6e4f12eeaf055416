import { enquire, offer } from './enquire'
import { newPerson, Office } from './office'
import { onDatabases } from './site'

onDatabases('mails about a status', (site) => {
  let office: Office
  beforeAll(async () => {
    await newPerson(site(), 'hanna@status.example', ['sales'], 'Hanna Lindqvist')
    office = await Office.open(site(), 'hanna@status.example')
  })
  const mailsTo = async (address: string): Promise<{ subject: string; text: string }[]> =>
    (await site().get('/dev/mail')).body.data.filter(
      // Without the copy of the form, which has the subject of the whole conversation.
      ({ to, subject, text }: { to: string; subject: string; text: string }) =>
        to === address && /^Your (offer|enquiry)/.test(subject) && !text.startsWith('Thank you for your message'),
    )

  it('tell a seller about the offer made to us, not about ours [O-46]', async () => {
    const email = 'seller@status.example'
    const reference = await offer(site(), email)
    await office.post(`/inbox/${reference}/status`, { status: 'in work' })
    await office.post(`/inbox/${reference}/status`, { status: 'offer sent' })
    await office.post(`/inbox/${reference}/decision`, { decision: 'accepted' })
    const mails = await mailsTo(email)
    expect(mails.map(({ subject }) => subject)).toEqual([`Your offer ${reference}`, `Your offer ${reference}`])
    const texts = mails.map(({ text }) => text).join()
    expect(texts).toContain('We are looking at the Tarnpak AC-9000 S')
    expect(texts).toContain('We are glad to accept your offer of the Tarnpak AC-9000 S')
    expect(texts).not.toMatch(/enquiry|your decision|sent you an offer/)
    await office.post(`/inbox/${reference}/answers`, { text: 'Dear Ingrid' })
    expect((await mailsTo(email)).map(({ subject }) => subject)).toEqual(Array(3).fill(`Your offer ${reference}`))
  })

  it('are not sent automatically to a seller after a declined offer [O-46]', async () => {
    const email = 'declined@status.example'
    const reference = await offer(site(), email)
    await office.post(`/inbox/${reference}/decision`, { decision: 'declined' })
    expect(await mailsTo(email)).toEqual([])
  })

  it('are shown to staff before they are sent, and need an address [O-46]', async () => {
    const told = async (reference: string) => (await office.get(`/inbox/${reference}`)).body.data.told
    const email = 'told@status.example'
    const asked = await enquire(site(), { email })
    const words = await told(asked)
    expect(Object.keys(words)).toEqual(['in work', 'offer sent', 'won'])
    await office.post(`/inbox/${asked}/status`, { status: 'won' })
    expect((await mailsTo(email))[0]?.text).toContain(words.won)
    expect(await told(await offer(site(), email))).toEqual({
      'in work': expect.stringContaining('you offered us'),
      won: expect.stringContaining('We are glad to accept your offer'),
    })
    expect(await told(await enquire(site(), { email: '' }))).toEqual({})
  })

  it('an unassigned enquiry is assigned to the colleague who starts to work on it, and the customer is told [O-42, O-46]', async () => {
    const reference = await enquire(site())
    const { id } = (await office.get('/me')).body.data
    const worked = (await office.post(`/inbox/${reference}/status`, { status: 'in work' })).body.data
    expect(worked.assigned).toMatchObject({ id })
    const closed = await enquire(site())
    expect((await office.post(`/inbox/${closed}/status`, { status: 'won' })).body.data.assigned).toBeNull()
  })

  it('an unassigned enquiry is assigned to the colleague who plans its next step, who gets the reminder [O-42]', async () => {
    const reference = await enquire(site())
    const { id } = (await office.get('/me')).body.data
    const set = async (next_step: object | null) =>
      (await office.post(`/inbox/${reference}/next-step`, { next_step })).body.data
    expect((await set(null)).assigned).toBeNull()
    const data = await set({ text: 'Call', on: '2026-12-01' })
    expect(data.assigned).toEqual({ id, name: 'Hanna Lindqvist' })
    expect(data.time_line.slice(-2)).toMatchObject([
      { kind: 'assigned', before: '', after: 'Hanna Lindqvist' },
      { kind: 'next step', after: '2026-12-01' },
    ])
    const again = await set({ text: 'Write', on: '2026-12-02' })
    expect(again.time_line.filter(({ kind }: { kind: string }) => kind === 'assigned')).toHaveLength(1)
  })
})
