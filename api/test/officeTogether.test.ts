import { CONTENT_FORMAT } from '@brightfill/shared/contract'
import { enquire, offer, slug } from './enquire'
import { newPerson, Office, password, takeRole } from './office'
import { PLATFORM_KEY } from './registryClient'
import { type Answer, onDatabases } from './site'

const hanna = 'hanna@together.example'
const tom = 'tom@together.example'

onDatabases(
  'colleagues who work together',
  (site) => {
    let office: Office
    let colleague: Office
    beforeAll(async () => {
      await newPerson(site(), hanna, ['sales'], 'Hanna Lindqvist')
      await newPerson(site(), tom, ['sales'], 'Tom Whitlock')
      office = await Office.open(site(), hanna)
      colleague = await Office.open(site(), tom)
    })
    const read = async (reference: string) => (await office.get(`/inbox/${reference}`)).body.data
    const entries = async (reference: string, kind: string) =>
      (await read(reference)).time_line.filter((entry: { kind: string }) => entry.kind === kind)
    const idOf = async (by: Office) => (await by.get('/me')).body.data.id

    it('see who else asked about a machine, including under its former address [O-41]', async () => {
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

    /** A refused change reports the colleague's: their name and the current record. */
    const toldOf = ({ status, body }: Answer) => [status, body.code, body.changed.by]
    const refusedByTom = [409, 'changed', 'Tom Whitlock']

    it('do not silently overwrite each other’s status, and see who changed it, and to what [O-90, R-641]', async () => {
      const reference = await enquire(site(), { email: 'status@together.example' })
      const { version } = await read(reference)
      await colleague.post(`/inbox/${reference}/status`, { status: 'won' })
      const lost = { status: 'lost', reason: 'No budget' }
      const late = await office.post(`/inbox/${reference}/status`, { ...lost, version })
      expect(toldOf(late)).toEqual(refusedByTom)
      expect(late.body.message).toMatch(
        /^Tom Whitlock has changed this in the meantime\. Your version is not saved yet/,
      )
      const { present } = late.body.changed
      expect(present.data.status).toBe('won')
      const known = await office.post(`/inbox/${reference}/status`, { ...lost, version: present.data.version })
      expect(known.body.data.status).toBe('lost')
    })

    it('change different parts of an enquiry at the same time without a conflict [R-641]', async () => {
      const reference = await enquire(site())
      const { version } = await read(reference)
      await colleague.post(`/inbox/${reference}/status`, { status: 'in work', version })
      await colleague.post(`/inbox/${reference}/notes`, { text: 'Ask for the bottle' })
      const next_step = { text: 'Call', on: '2030-01-31' }
      expect((await office.post(`/inbox/${reference}/next-step`, { next_step, version })).status).toBe(200)
    })

    it('do not silently overwrite each other’s next step [O-90]', async () => {
      const reference = await enquire(site())
      const [call, visit] = [
        { text: 'Call', on: '2030-01-31' },
        { text: 'Visit', on: '2030-02-01' },
      ]
      const { version } = await read(reference)
      const set = (next_step: object | null, began: number, by = office) =>
        by.post(`/inbox/${reference}/next-step`, { next_step, version: began })
      const theirs = (await set(call, version, colleague)).body.data
      const late = await set(visit, version)
      expect(toldOf(late)).toEqual(refusedByTom)
      expect((await read(reference)).next_step).toEqual(call)
      const removed = (await set(null, theirs.version)).body.data
      const own = await set(visit, theirs.version)
      expect(own.body.message).toMatch(/^You have changed this in another window in the meantime/)
      const blank = await set({ text: '   ', on: '2030-01-31' }, removed.version)
      expect([blank.status, blank.body.errors]).toEqual([422, { 'next_step.text': ['Describe the next step'] }])
    })

    it('do not silently overwrite each other’s price and visit, nor decide on another price [O-90]', async () => {
      const reference = await offer(site(), 'seller@together.example')
      const { version } = await read(reference)
      const set = (body: object, by = office) => by.post(`/inbox/${reference}/offer`, body)
      await set({ price: 18_000, version }, colleague)
      const late = await set({ visit_on: '2030-02-01', version })
      expect(toldOf(late)).toEqual(refusedByTom)
      expect(late.body.changed.present.data.offer.price).toBe(18_000)
      const decide = (began: number) =>
        office.post(`/inbox/${reference}/decision`, { decision: 'accepted', version: began })
      expect(toldOf(await decide(version))).toEqual(refusedByTom)
      expect((await read(reference)).offer.decision).toBeNull()
      const known = await set({ visit_on: '2030-02-01', version: late.body.changed.present.data.version })
      expect(known.body.data.offer).toMatchObject({ price: 18_000, visit_on: '2030-02-01' })
      expect((await decide(known.body.data.version)).body).toMatchObject({ data: { offer: { decision: 'accepted' } } })
    })

    it('do not silently overwrite each other’s templates, and cannot save unknown placeholders [O-43]', async () => {
      const words = { name: 'Visit', text: 'Dear {name}, {machine} runs in Hull. {me}' }
      const { id, version } = (await office.post('/templates', words)).body.data
      const save = (text: string, began: number, by = office) =>
        by.post('/templates', { id, name: 'Visit', text, version: began })
      expect((await save('Hello {name}', version, colleague)).status).toBe(200)
      const late = await save('Dear {name}', version)
      expect(toldOf(late)).toEqual(refusedByTom)
      const { data } = late.body.changed.present
      expect(data.text).toBe('Hello {name}')
      expect((await save('Dear {name}', data.version)).body.data.text).toBe('Dear {name}')
      for (const text of ['Dear {Name}', 'Dear {first name}', 'Dear {}']) {
        const { status, body } = await office.post('/templates', { id, name: 'Visit', text })
        expect([status, body.errors.text]).toEqual([422, [expect.stringMatching(/^We cannot fill in \{/)]])
      }
      await office.post('/templates/remove', { id })
    })

    it('do not silently overwrite each other’s maintenance note [O-90]', async () => {
      const options = { as: 'json', token: PLATFORM_KEY } as const
      const call = (fields: object) => site().post('/api/office/maintenance', fields, options)
      const read = await site().get('/api/office/maintenance', { Authorization: `Bearer ${PLATFORM_KEY}` })
      const { version } = read.body.data
      const until = new Date(Date.now() + 3_600_000).toISOString()
      const theirs = await call({ on: true, note: 'Back at noon', until, version })
      expect(theirs.status).toBe(200)
      const late = await call({ on: true, note: 'We move', version })
      expect(toldOf(late)).toEqual([409, 'changed', 'platform key'])
      expect((await site().get('/api/status')).body.notice).toEqual({ note: 'Back at noon', until })
      expect((await call({ on: false, version: theirs.body.data.version })).body.data).toMatchObject({ on: false })
    })

    it('get an enquiry by answering it: it is assigned to them, in work, no longer waiting, and the customer sees Answered [O-40, O-42, O-46, O-51]', async () => {
      const email = 'taken@together.example'
      await newPerson(site(), email)
      const reference = await enquire(site(), { email })
      const waits = async (by: Office) => (await by.get('/numbers')).body.data.waiting
      const mine = async () => {
        const headers = { Authorization: `Bearer ${await site().signIn(email, password)}` }
        return (await site().get('/api/user/enquiries', headers)).body.data[0].status
      }
      const before = [await waits(office), await waits(colleague)]
      await office.post(`/inbox/${reference}/read`, { unread: false })
      expect([await waits(office), await waits(colleague), await mine()]).toEqual([...before, 'received'])

      const { data } = (await office.post(`/inbox/${reference}/answers`, { text: 'Dear Margaret' })).body
      expect(data).toMatchObject({ assigned: { name: 'Hanna Lindqvist' }, status: 'in work' })
      expect(data.answered_at).toBe(data.time_line.at(-1).at)
      expect([await waits(office), await waits(colleague), await mine()]).toEqual([
        ...before.map((count) => count - 1),
        'answered',
      ])
      const chosen = { text: 'Here is our offer', status: 'offer sent' }
      expect((await colleague.post(`/inbox/${reference}/answers`, chosen)).body.data).toMatchObject({
        assigned: { name: 'Tom Whitlock' },
        status: 'offer sent',
      })
      expect(await mine()).toBe('offer sent')
    })

    it('have an enquiry waiting only for its assignee [O-51]', async () => {
      const reference = await enquire(site())
      const waits = async (by: Office) => (await by.get('/numbers')).body.data.waiting
      const before = [await waits(office), await waits(colleague)]
      await office.post(`/inbox/${reference}/assigned`, { to: await idOf(colleague) })
      const [mine = 0, theirs] = before
      expect([await waits(office), await waits(colleague)]).toEqual([mine - 1, theirs])
    })

    it('get a mail when their full name is mentioned, unlike others with the same first name [O-42]', async () => {
      const baker = 'baker@together.example'
      await newPerson(site(), baker, ['sales'], 'Tom Baker')
      const reference = await enquire(site())
      await office.post(`/inbox/${reference}/notes`, { text: '@Tom Whitlock can we hold it? See a@hanna.example' })
      const { data } = (await site().get('/dev/mail')).body
      const told = data.filter(
        ({ subject }: { subject: string }) => subject === `Hanna Lindqvist mentioned you in ${reference}`,
      )
      expect(told.map(({ to }: { to: string }) => to)).toEqual([tom])
    })

    it('keep no open enquiries once they stop answering, and a new step belongs to the colleague who plans it [O-42]', async () => {
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

    it('get mails with a link to new enquiries at once if they want; the log has the setting [O-11, O-44]', async () => {
      await office.post('/me/announcements', { announcements: 'daily' })
      await office.post('/me/announcements', { announcements: 'at once' })
      const [deed] = (await office.get('/activity?kind=announcements')).body.data
      expect(deed).toMatchObject({ before: 'daily', after: 'at once' })
      const asked = await enquire(site())
      expect((await site().mailTo(hanna))?.text).toContain(`/office/enquiries/${asked}`)
      const offered = await offer(site(), 'told@together.example')
      expect((await site().mailTo(hanna))?.text).toContain(`/office/enquiries/${offered}`)
    })

    it('can send the data sheet of a renamed machine, which keeps its count of enquiries, but not of one that left the site [O-43, O-51]', async () => {
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
      // Enquiries under the former name and the new one.
      await enquire(site(), { slug: 'renamed-filler' })
      expect(await asked()).toMatchObject({ slug: 'renamed-filler', asked: before.asked + 1, live: true })
      await write({ slug: 'renamed-filler', former_slugs: [slug], published_at: null })
      expect((await answer()).body.errors.sheet).toHaveLength(1)
      expect(await asked()).toMatchObject({ asked: before.asked + 1, live: false })
    })
  },
  { PLATFORM_KEY },
)
