import { CONTENT_FORMAT } from '@brightfill/shared/contract'
import { enquire, offer, slug } from './enquire'
import { newPerson, Office, takeRole } from './office'
import { PLATFORM_KEY } from './registryClient'
import { onDatabases } from './site'

const hanna = 'hanna@together.example'
const tom = 'tom@together.example'

onDatabases(
  'colleagues at one enquiry',
  (site) => {
    let office: Office
    let colleague: Office
    beforeAll(async () => {
      await newPerson(site(), hanna, ['sales'], 'Hanna Lindqvist')
      await newPerson(site(), tom, ['sales'], 'Tom Whitlock')
      office = await Office.open(site(), hanna)
      colleague = await Office.open(site(), tom)
    }, 60_000)
    const read = async (reference: string) => (await office.get(`/inbox/${reference}`)).body.data
    const entries = async (reference: string, kind: string) =>
      (await read(reference)).time_line.filter((entry: { kind: string }) => entry.kind === kind)
    const idOf = async (by: Office) => (await by.get('/me')).body.data.id

    it('see who else asked about a machine, also under its former address [O-41]', async () => {
      const { machines, ...content } = await site().exportContent()
      const file = { ...content, format: CONTENT_FORMAT, pages: [], posts: [] }
      const asked = { ...machines[0], slug: 'asked-before', name: 'Asked before', former_slugs: [] }
      await site().importContent({ ...file, machines: [asked] })
      await enquire(site(), { slug: 'asked-before' })
      await site().importContent({
        ...file,
        machines: [{ ...asked, slug: 'asked-now', former_slugs: ['asked-before'] }],
      })
      const reference = await enquire(site(), { slug: 'asked-now' })
      const { machine } = await read(reference)
      expect(machine).toMatchObject({ slug: 'asked-now', also_asked: 1 })
    })

    it('do not replace the status of each other unseen; sent again it is set once [O-42, O-90]', async () => {
      const reference = await enquire(site(), { email: 'status@together.example' })
      const set = (status: string, former: string, reason?: string) =>
        office.post(`/inbox/${reference}/status`, { status, former, reason })
      await colleague.post(`/inbox/${reference}/status`, { status: 'won' })
      const late = await set('lost', 'new', 'No budget')
      expect([late.status, late.body.message]).toEqual([409, expect.stringContaining('set this to "won" meanwhile')])
      expect((await read(reference)).status).toBe('won')
      for (const _ of ['sent', 'sent again']) expect((await set('lost', 'won', 'No budget')).status).toBe(200)
      expect(await entries(reference, 'status')).toHaveLength(2)
    })

    it('do not replace the next step of each other unseen; sent again it is set once [O-42, O-90]', async () => {
      const reference = await enquire(site())
      const [call, visit] = [
        { text: 'Call', on: '2030-01-31' },
        { text: 'Visit', on: '2030-02-01' },
      ]
      const set = (next_step: object | null, former: object | null, by = office) =>
        by.post(`/inbox/${reference}/next-step`, { next_step, former })
      for (const _ of ['sent', 'sent again']) expect((await set(call, null, colleague)).status).toBe(200)
      expect(await entries(reference, 'next step')).toHaveLength(1)
      const late = await set(visit, null)
      expect([late.status, late.body.message]).toEqual([409, expect.stringContaining('to 2030-01-31, Call')])
      expect((await read(reference)).next_step).toEqual(call)
      expect((await set(null, call)).status).toBe(200)
      expect((await set(visit, call)).body.message).toContain('to none')
      const blank = await set({ text: '   ', on: '2030-01-31' }, null)
      expect([blank.status, blank.body.errors]).toEqual([422, { 'next_step.text': ['Say what is next'] }])
    })

    it('do not replace the price and the visit of each other unseen [O-45]', async () => {
      const reference = await offer(site(), 'seller@together.example')
      const set = (body: object, by = office) => by.post(`/inbox/${reference}/offer`, body)
      const none = { price: null, visit_on: null }
      await set({ price: 18_000, visit_on: null, former: none }, colleague)
      const late = await set({ price: null, visit_on: '2030-02-01', former: none })
      expect([late.status, late.body.message]).toEqual([409, expect.stringContaining('to 18000, no visit')])
      expect((await set({ price: 18_000, former: none })).status).toBe(200)
      const known = await set({ visit_on: '2030-02-01', former: { price: 18_000, visit_on: null } })
      expect(known.body.data.offer).toMatchObject({ price: 18_000, visit_on: '2030-02-01' })
    })

    it('do not decide an offer for a price that a colleague has changed meanwhile [O-45]', async () => {
      const reference = await offer(site(), 'decided@together.example')
      const decide = (price: number) =>
        office.post(`/inbox/${reference}/decision`, { decision: 'accepted', former: { price, visit_on: null } })
      await colleague.post(`/inbox/${reference}/offer`, { price: 17_000 })
      const late = await decide(18_000)
      expect([late.status, late.body.message]).toEqual([409, expect.stringContaining('to 17000, no visit')])
      expect((await read(reference)).offer.decision).toBeNull()
      expect((await decide(17_000)).body.data.offer.decision).toBe('accepted')
    })

    it('a template that a colleague changed meanwhile is not replaced unseen, and one that nothing fills is refused [O-43]', async () => {
      const words = { name: 'Visit', text: 'Dear {name}, {machine} runs in Hull. {me}' }
      const { id } = (await office.post('/templates', words)).body.data
      const save = (text: string, former: object, by = office) =>
        by.post('/templates', { id, name: 'Visit', text, former })
      expect((await save('Hello {name}', words, colleague)).status).toBe(200)
      const late = await save('Dear {name}', words)
      expect([late.status, late.body.message]).toEqual([
        409,
        expect.stringContaining('changed this template meanwhile'),
      ])
      // Its answer was lost on the way, and the browser sends it again.
      expect((await save('Hello {name}', words)).status).toBe(200)
      expect((await save('Dear {name}', { ...words, text: 'Hello {name}' })).body.data.text).toBe('Dear {name}')
      for (const text of ['Dear {Name}', 'Dear {first name}', 'Dear {}']) {
        const { status, body } = await office.post('/templates', { id, name: 'Visit', text })
        expect([status, body.errors.text]).toEqual([422, [expect.stringMatching(/^Nothing fills \{/)]])
      }
      await office.post('/templates/remove', { id })
    })

    it('do not replace what a colleague told visitors of maintenance unseen [O-54]', async () => {
      const call = (fields: object) =>
        site().post('/api/office/maintenance', fields, { as: 'json', token: PLATFORM_KEY })
      const off = { on: false, note: '', until: null }
      const until = new Date(Date.now() + 3_600_000).toISOString()
      const theirs = { on: true, note: 'Back at noon', until }
      expect((await call({ ...theirs, former: off })).status).toBe(200)
      const late = await call({ on: true, note: 'We move', former: off })
      expect([late.status, late.body.message]).toEqual([409, expect.stringContaining('the note "Back at noon"')])
      expect((await site().get('/api/status')).body.notice).toEqual({ note: 'Back at noon', until })
      expect((await call({ ...theirs, former: off })).status).toBe(200) // sent again, because its answer was lost
      expect((await call({ on: false, former: theirs })).body.data).toEqual(off)
    })

    it('who is named by the whole name gets the mail, and nobody else of that first name [O-42]', async () => {
      const baker = 'baker@together.example'
      await newPerson(site(), baker, ['sales'], 'Tom Baker')
      const reference = await enquire(site())
      await office.post(`/inbox/${reference}/notes`, { text: '@Tom Whitlock can we hold it? See a@hanna.example' })
      const { data } = (await site().get('/dev/mail')).body
      const told = data.filter(
        ({ subject }: { subject: string }) => subject === `Hanna Lindqvist named you at ${reference}`,
      )
      expect(told.map(({ to }: { to: string }) => to)).toEqual([tom])
    })

    it('whoever answers no enquiries any more has none that is open, and a new step is of who plans it [O-42]', async () => {
      const email = 'leaver@together.example'
      await newPerson(site(), email, ['sales', 'editor'], 'Lea Verney')
      const to = await idOf(await Office.open(site(), email))
      const assigned = async () => {
        const reference = await enquire(site())
        await office.post(`/inbox/${reference}/assigned`, { to })
        return reference
      }
      const [open, won] = [await assigned(), await assigned()]
      await office.post(`/inbox/${won}/status`, { status: 'won' })
      await takeRole(site(), email, 'sales')
      expect((await read(open)).assigned).toBeNull()
      const [, freed] = await entries(open, 'assigned')
      expect(freed).toMatchObject({ by: null, before: 'Lea Verney', after: '' })
      expect((await read(won)).assigned).toMatchObject({ id: to })
      await office.post(`/inbox/${won}/next-step`, { next_step: { text: 'Ask again', on: '2030-01-31' } })
      expect((await read(won)).assigned).toMatchObject({ id: await idOf(office) })
    })

    it('whoever wants to hear of enquiries at once gets their address in the office; the log has the wish [O-11, O-44]', async () => {
      await office.post('/me/announcements', { announcements: 'daily' })
      await office.post('/me/announcements', { announcements: 'at once' })
      const [deed] = (await office.get('/activity?kind=announcements')).body.data
      expect(deed).toMatchObject({ before: 'daily', after: 'at once' })
      const asked = await enquire(site())
      expect((await site().mailTo(hanna))?.text).toContain(`/office/enquiries/${asked}`)
      const offered = await offer(site(), 'told@together.example')
      expect((await site().mailTo(hanna))?.text).toContain(`/office/enquiries/${offered}`)
    })

    it('the data sheet goes out for a machine with a new slug, whose enquiries stay counted, and not for one that left the site [O-43, O-51]', async () => {
      const reference = await enquire(site(), { email: 'sheet@together.example' })
      const { machines, catalogue } = await site().exportContent()
      const machine = machines.find((each: { slug: string }) => each.slug === slug)
      const write = (change: object) =>
        site().importContent({ catalogue, posts: [], options: {}, pages: [], machines: [{ ...machine, ...change }] })
      const answer = () => office.post(`/inbox/${reference}/answers`, { text: 'Here it is', sheet: true })
      const asked = async () =>
        (await office.get('/home')).body.data.machines.find(({ name }: { name: string }) => name === machine.name)
      const before = await asked()
      await write({ slug: 'renamed-filler', former_slugs: [slug] })
      expect((await answer()).body.data.time_line.at(-1).mail).toMatchObject({ sheet: true })
      // Asked about by the former name and by the new one.
      await enquire(site(), { slug: 'renamed-filler' })
      expect(await asked()).toMatchObject({ slug: 'renamed-filler', asked: before.asked + 1, live: true })
      await write({ slug: 'renamed-filler', former_slugs: [slug], published_at: null })
      expect((await answer()).body.errors.sheet).toHaveLength(1)
      expect(await asked()).toMatchObject({ asked: before.asked + 1, live: false })
    })
  },
  { PLATFORM_KEY },
)
