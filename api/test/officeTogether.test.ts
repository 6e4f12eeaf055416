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

    it('do not replace the status of each other unseen; sent again it is set once [O-42, O-57]', async () => {
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

    it('do not replace the next step of each other unseen; sent again it is set once [O-42, O-57]', async () => {
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

    it('who is named by the whole name gets the mail, and nobody else of that first name [O-42]', async () => {
      const baker = 'baker@together.example'
      await newPerson(site(), baker, ['sales'], 'Tom Baker')
      const reference = await enquire(site())
      await office.post(`/inbox/${reference}/notes`, { text: '@Tom Whitlock can we hold it? See a@hanna.example' })
      const { data } = (await site().get('/dev/mail')).body
      const told = data.filter(({ text }: { text: string }) => text.includes(`/office/enquiries/${reference}`))
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

    it('the log has which mails of new enquiries somebody wants [O-11, O-44]', async () => {
      await office.post('/me/announcements', { announcements: 'daily' })
      await office.post('/me/announcements', { announcements: 'at once' })
      const [deed] = (await office.get('/activity?kind=announcements')).body.data
      expect(deed).toMatchObject({ before: 'daily', after: 'at once' })
    })

    it('the data sheet goes out for a machine with a new slug, and not for one that left the site [O-43]', async () => {
      const reference = await enquire(site(), { email: 'sheet@together.example' })
      const { machines, catalogue } = await site().exportContent()
      const machine = machines.find((each: { slug: string }) => each.slug === slug)
      const write = (change: object) =>
        site().importContent({ catalogue, posts: [], options: {}, pages: [], machines: [{ ...machine, ...change }] })
      const answer = () => office.post(`/inbox/${reference}/answers`, { text: 'Here it is', sheet: true })
      await write({ slug: 'renamed-filler', former_slugs: [slug] })
      expect((await answer()).body.data.time_line.at(-1).mail).toMatchObject({ sheet: true })
      await write({ slug: 'renamed-filler', former_slugs: [slug], published_at: null })
      expect((await answer()).body.errors.sheet).toHaveLength(1)
    })
  },
  { PLATFORM_KEY },
)
