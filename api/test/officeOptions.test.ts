import { newPerson, Office } from './office'
import { onDatabases } from './site'

const DAY = 86_400_000

onDatabases('options of the site in the office', (site) => {
  let editor: Office
  beforeAll(async () => {
    await newPerson(site(), 'editor@options.example', ['editor'], 'Ines Carvalho')
    editor = await Office.open(site(), 'editor@options.example')
  })

  const at = (name: string) => `/options/${encodeURIComponent(name)}`
  const open = async (name: string) => (await editor.get(at(name))).body.data
  const shown = async (name: string) => (await site().get('/fields')).body.options[name]

  async function save(name: string, item: object) {
    const { version } = await open(name)
    return editor.post(`${at(name)}/draft`, { item, version })
  }
  async function publish(name: string, item: object) {
    const saved = (await save(name, item)).body.data
    return editor.post(`${at(name)}/publish`, { version: saved.version })
  }
  async function publishCompany(change: object) {
    const { item } = await open('Meta site')
    return publish('Meta site', { Company: { ...item.Company, ...change } })
  }

  it('are listed with the author of their changes, and are public only once published [O-12]', async () => {
    const saved = await save('footer', { 'Title section': 'Tell us more' })
    expect(saved.body.data).toMatchObject({ id: 'footer', state: 'changes', draft: { by: 'Ines Carvalho' } })
    expect((await shown('footer'))['Title section']).not.toBe('Tell us more')
    expect((await editor.get('/options')).body.data).toMatchObject([
      { id: 'Meta site', state: 'live' },
      { id: 'header', state: 'live' },
      { id: 'footer', state: 'changes', changed_by: 'Ines Carvalho' },
      { id: 'faq', state: 'live' },
    ])
    await editor.post(`${at('footer')}/publish`, { version: saved.body.data.version })
    expect((await shown('footer'))['Title section']).toBe('Tell us more')
    expect((await open('footer')).state).toBe('live')
    const { data } = (await editor.get(`${at('footer')}/versions`)).body
    expect(data).toMatchObject([
      { number: 2, by: 'Ines Carvalho' },
      { number: 1, by: '' },
    ])
    const restored = await editor.post(`${at('footer')}/restore`, {
      number: 1,
      version: (await open('footer')).version,
    })
    expect(restored.body.data.item['Title section']).toBe('Tell us what you need to fill')
  })

  it('have a form from their schemas, and no other fields [O-23]', async () => {
    const { data } = (await editor.get('/option-schemas')).body
    expect(data.header.properties['Notice until']).toMatchObject({ title: 'Shown until' })
    const saved = await save('faq', { strange: 1, 'Title section': 'Asked often' })
    expect(saved.body.data.item).not.toHaveProperty('strange')
    const question = { text: 'Why?', description: '<p onclick="x()">So.</p>' }
    await publish('faq', { 'FAQ content': [question] })
    expect((await shown('faq'))['FAQ content']).toEqual([{ text: 'Why?', description: '<p>So.</p>' }])
  })

  it('are refused when implausible, at the field [O-77]', async () => {
    const refused = await publishCompany({
      'Opening hours': [{ Days: [], Opens: '', Closes: '17:30' }],
      'Closing days': [{ From: '2026-12-24', Until: '2026-12-01', Reason: '' }],
      'Time zone': 'Hull',
    })
    expect(refused.status).toBe(422)
    expect(Object.keys(refused.body.errors).sort()).toEqual([
      'Company.Closing days.0.Until',
      'Company.Opening hours.0.Days',
      'Company.Opening hours.0.Opens',
      'Company.Time zone',
    ])
    const { version } = await open('Meta site')
    await editor.post(`${at('Meta site')}/discard`, { version })
    expect((await open('Meta site')).state).toBe('live')
  })

  it('never go offline, not even by a plan [O-77]', async () => {
    const { version } = await open('header')
    const offline_at = new Date(Date.now() + DAY).toISOString()
    expect((await editor.post(`${at('header')}/plan`, { version, offline_at })).status).toBe(422)
  })

  it('include closing days, which move the promised day of an answer [O-77]', async () => {
    const day = (ahead: number) =>
      new Date(Date.now() + ahead * DAY).toLocaleDateString('sv', { timeZone: 'Europe/London' })
    const closed = { From: day(0), Until: day(10), Reason: 'Christmas' }
    expect((await publishCompany({ 'Closing days': [closed] })).status).toBe(200)
    const contact = { name: 'Ada', company_name: 'Field', phone: '+44 1632 960002', email: '', message: 'Milk' }
    const { body } = await site().post('/submit-form-footer', contact)
    const isWeekend = (date: string) => [0, 6].includes(new Date(date).getUTCDay())
    expect(body.answer_by).toBe([day(11), day(12), day(13)].find((date) => !isWeekend(date)))
  })

  it('include a notice, which shows from its first to its last moment [O-77]', async () => {
    const soon = (ms: number) => new Date(Date.now() + ms).toISOString()
    const notice = { Notice: 'At the fair', 'Notice from': soon(5_000), 'Notice until': soon(10_000) }
    expect((await publish('header', notice)).status).toBe(200)
    const look = async () => (await shown('header')).Notice
    expect(await look()).toBe('')
    await until(look, 'At the fair')
    await until(look, '')
  })
})

async function until(ask: () => Promise<unknown>, wanted: unknown): Promise<void> {
  const end = Date.now() + 12_000
  while ((await ask()) !== wanted) {
    if (Date.now() > end) throw new Error(`No ${wanted} in time`)
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
}
