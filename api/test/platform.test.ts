import { spawnSync } from 'node:child_process'
import { request as httpRequest } from 'node:http'
import path from 'node:path'
import { type ContentFile, Problem } from '@brightfill/shared/contract'
import { Value } from 'typebox/value'
import { incompressible, onBothDatabases, type Site } from './site'

const main = path.resolve(__dirname, '../dist/main.js')

function expectProblem(body: unknown) {
  expect([...Value.Errors(Problem, body)]).toEqual([])
}

/** Sends an address as it is; fetch would tidy it up. */
function raw(site: Site, address: string): Promise<number> {
  return new Promise((resolve, reject) => {
    httpRequest(site.url, { path: address }, (response) => resolve(response.resume().statusCode ?? 0))
      .on('error', reject)
      .end()
  })
}

onBothDatabases('platform', (site) => {
  it('live and ready, also during maintenance [R-556]', async () => {
    expect((await site().get('/healthz')).status).toBe(200)
    expect((await site().get('/readyz')).body).toEqual({ status: 'ready' })
  })

  it('an unknown address is 404, a wrong method 405 with Allow [R-553]', async () => {
    const unknown = await site().get('/api/nothing')
    expect(unknown.status).toBe(404)
    expectProblem(unknown.body)
    const wrong = await site().get('/api/get/products')
    expect(wrong.status).toBe(405)
    expect(wrong.headers.get('allow')).toBe('POST')
  })

  it('too large, too long and not text are refused in the one shape [R-552, R-554]', async () => {
    const contact = { name: 'a', company_name: 'b', phone: '01632 960001' }
    const answers = {
      413: await site().post('/submit-form-footer', { ...contact, message: 'x'.repeat(1_100_000) }, { as: 'json' }),
      422: await site().post('/submit-form-footer', { ...contact, message: 'x'.repeat(4001) }),
    }
    for (const [status, { status: answered, body }] of Object.entries(answers)) {
      expect(answered).toBe(Number(status))
      expectProblem(body)
    }
    for (const name of ['a\u0000b', 'x'.repeat(121), '   '])
      expect((await site().post('/submit-form-footer', { ...contact, name })).status).toBe(422)
  })

  it('every answer carries the security headers and a request id [R-559]', async () => {
    const { headers } = await site().get('/pages')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
    expect(headers.get('x-request-id')).toMatch(/^[\w-]{36}$/)
  })

  it('calls from pages of other sites are refused [R-560]', async () => {
    const foreign = await site().get('/pages', { Origin: 'https://elsewhere.example' })
    expect(foreign.status).toBe(403)
    expect(foreign.headers.get('access-control-allow-origin')).toBeNull()
  })

  it('media with type, ranges and caching, smaller copies in modern formats, nothing outside [R-561, R-613]', async () => {
    const video = await site().get('/storage/video/scroll-filler-assembly.mp4', { Range: 'bytes=0-99' })
    expect([video.status, video.headers.get('content-length'), video.headers.get('content-type')]).toEqual([
      206,
      '100',
      'video/mp4',
    ])
    const copy = await site().get('/storage/machines/capper/01-hero.webp?w=300&format=avif')
    expect([copy.status, copy.headers.get('content-type')]).toEqual([200, 'image/avif'])
    expect(copy.headers.get('cache-control')).toMatch(/max-age=\d{5,}/)
    for (const address of [
      '/storage/../../etc/passwd',
      '/storage/%2e%2e/%2e%2e/etc/passwd',
      '/storage/..%5c..%5cx',
      '/storage/',
      '/storage/brand',
      '/storage/a%00',
    ]) {
      expect(await raw(site(), address)).toBeGreaterThanOrEqual(400)
    }
    expect((await site().get('/storage/none.webp?w=320')).status).toBe(404)
  })

  it('an unknown page is 404 with empty fields and the options asked for [R-566, R-567]', async () => {
    const { status, body } = await site().get('/fields?url=/nope&options=footer,faq')
    expect(status).toBe(404)
    expect(body.fields).toEqual({ sections: [], by_key: {} })
    expect(Object.keys(body.options).sort()).toEqual(['faq', 'footer'])
    expect((await site().get('/api/data')).status).toBe(422)
  })

  it('the menu is a list of id, title and url in its order, without pages that are not in it [R-568]', async () => {
    const token = await site().signIn('staff@brightfill.example')
    const { pages } = (await site().get('/api/staff/content', { Authorization: `Bearer ${token}` })).body
    const inMenu = pages
      .filter(({ menu_position }: { menu_position: number | null }) => menu_position !== null)
      .sort((a: { menu_position: number }, b: { menu_position: number }) => a.menu_position - b.menu_position)
    const { body } = await site().get('/pages')

    expect(body.map(({ url }: { url: string }) => url)).toEqual(inMenu.map(({ url }: { url: string }) => url))
    for (const link of body)
      expect(link).toEqual({ id: expect.any(Number), title: expect.any(String), url: expect.any(String) })
  })

  it('the home page has its sections in order, also by key [R-200, R-565]', async () => {
    const { fields, options } = (await site().get('/fields?url=/')).body
    expect(fields.sections.map(({ type }: { type: string }) => type)).toEqual([
      'banner',
      'slider',
      'slider',
      'video',
      'sell-form',
      'services',
      'blog',
      'slogan',
      'discover',
      'faq',
    ])
    expect(fields.by_key[fields.sections[0].key]).toEqual(fields.sections[0])
    expect(fields.Meta['Meta title']).toBeTruthy()
    expect(options['Meta site']['Icon site']).toBeTruthy()
  })

  it('forms are stored once and announced to staff; a filled trap stores nothing [R-610, R-611, R-612, R-255]', async () => {
    const staff = await site().signIn('staff@brightfill.example')
    const enquiries = async () =>
      (await site().get('/api/staff/enquiries', { Authorization: `Bearer ${staff}` })).body.data
    const contact = { name: ' Ada ', company_name: 'Field', phone: '+44 1632 960002', slug: 'no-such-machine' }

    const { status, body } = await site().post('/submit-form-footer', contact, { as: 'json' })
    expect(status).toBe(201)
    expect((await enquiries())[0]).toMatchObject({
      reference: body.reference,
      name: 'Ada',
      machine_slug: 'no-such-machine',
    })
    expect((await site().mailTo('sales@brightfill.example'))?.subject).toBe(`Enquiry ${body.reference}`)
    const before = (await enquiries()).length
    expect((await site().post('/submit-form-footer', { ...contact, website: 'x' })).status).toBe(201)
    expect((await enquiries()).length).toBe(before)
    const refused = await site().post('/submit-form', {}, { as: 'json' })
    expect(refused.status).toBe(422)
    expect(Object.keys(refused.body.errors).sort()).toEqual([
      'email',
      'last_name',
      'manufacturer',
      'model',
      'name',
      'phone',
      'year',
    ])
  })

  it.each([
    ['enquiries', '/submit-form-footer', { company_name: 'Field' }],
    [
      'sell-requests',
      '/submit-form',
      { last_name: 'Field', email: 'ada@staff.example', manufacturer: 'Tarnpak', model: 'AC-9000 S', year: 2016 },
    ],
  ])('staff see %s, newest first, and mark them as handled and back [R-615, R-616]', async (list, call, fields) => {
    const token = await site().signIn('staff@brightfill.example')
    const read = async (before = '') =>
      (await site().get(`/api/staff/${list}${before}`, { Authorization: `Bearer ${token}` })).body.data
    const mark = (id: number, handled: boolean) =>
      site().post(`/api/staff/${list}/handled`, { id, handled }, { token, as: 'json' })
    const send = async () => (await site().post(call, { name: 'Ada', phone: '01632 960001', ...fields })).body.reference
    const references = [await send(), await send()]
    const [newest, older] = await read()

    expect([older.reference, newest.reference]).toEqual(references)
    expect((await read(`?before=${newest.id}`))[0].reference).toBe(older.reference)
    expect((await mark(newest.id, true)).body).toEqual({ result: 1 })
    expect((await read())[0].handled_at).toMatch(/Z$/)
    await mark(newest.id, false)
    expect((await read())[0].handled_at).toBeNull()
    expect((await mark(999_999, true)).status).toBe(404)
    expect((await site().get(`/api/staff/${list}`, { Authorization: `Bearer ${await site().signIn()}` })).status).toBe(
      403,
    )
  })

  it('the header search answers three groups, five each when nothing is typed [R-569, R-570]', async () => {
    const all = (await site().post('/search')).body
    expect([all.pages.length, all.products.length, all.blog_posts.length]).toEqual([5, 5, 5])
    expect((await site().post('/search', { query: 'SERV' })).body.pages).toEqual([
      { title: 'Services', url: '/services' },
    ])
  })

  it('content can be carried out and in again without a change [R-557]', async () => {
    const token = await site().signIn('staff@brightfill.example')
    const read = async () => (await site().get('/api/staff/content', { Authorization: `Bearer ${token}` })).body
    const before = await read()
    expect((await site().post('/api/staff/content', before, { token, as: 'json' })).body).toEqual({ result: 1 })
    expect(await read()).toEqual(before)
  })

  it('rich text is stored without scripts, handlers and addresses that run them, wherever content holds it; other text is kept [R-077]', async () => {
    const token = await site().signIn('staff@brightfill.example')
    const read = async () =>
      (await site().get('/api/staff/content', { Authorization: `Bearer ${token}` })).body as ContentFile
    const before = await read()
    const hostile = '<p onclick="x()">Kefir <a href="javascript:x()">here</a><script>x()</script></p>'
    const clean = '<p>Kefir <a>here</a></p>'
    const title = 'Fill & cap <b>'
    const columns = {
      type: 'columns' as const,
      key: 'rich',
      fields: { 'Title section': title, 'Left text': hostile, 'Right text': hostile },
    }
    const services = {
      type: 'services' as const,
      key: 'rich-list',
      fields: { 'Title section': title, 'Services Repeater': [{ icon: 'public/a.svg', text: hostile }] },
    }
    const faq = {
      'Mini title section': '',
      'Title section': title,
      'FAQ content': [{ text: title, description: hostile }],
    }
    const [page, [machine]] = [before.pages.slice(-1), before.machines]
    const content = {
      ...before,
      options: { ...before.options, faq },
      pages: page.map((last) => ({ ...last, sections: [columns, services] })),
      machines: [
        { ...machine, description: hostile, tabs_description: { ...machine?.tabs_description, text: hostile } },
      ],
    }
    expect((await site().post('/api/staff/content', content, { token, as: 'json' })).body).toEqual({ result: 1 })
    const after = await read()
    await site().post('/api/staff/content', before, { token, as: 'json' })

    const fieldsOf = (key: string) =>
      after.pages.flatMap(({ sections }) => sections).find((section) => section.key === key)?.fields
    expect(fieldsOf('rich')).toEqual({ 'Title section': title, 'Left text': clean, 'Right text': clean })
    expect(fieldsOf('rich-list')).toMatchObject({ 'Title section': title, 'Services Repeater': [{ text: clean }] })
    expect(after.options.faq?.['FAQ content']).toEqual([{ text: title, description: clean }])
    expect(after.machines.find(({ slug }) => slug === machine?.slug)).toMatchObject({
      description: clean,
      tabs_description: { text: clean },
    })
  })

  it.each<[what: string, change: (content: ContentFile) => void, errors: object]>([
    [
      'a section twice',
      ({ pages: [home] }) => home?.sections.push(...home.sections.slice(0, 1)),
      { pages: ['/ names something twice'] },
    ],
    [
      'an option twice',
      ({ machines: [machine] }) => machine?.categories.push(...machine.categories),
      { machines: [expect.stringMatching(/^\S+ names something twice$/)] },
    ],
    [
      'a former slug twice',
      ({ machines: [machine] }) => Object.assign(machine ?? {}, { former_slugs: ['of-old', 'of-old'] }),
      { machines: [expect.stringMatching(/^\S+ names something twice$/)] },
    ],
    [
      'a name longer than an index holds',
      ({ catalogue }) => catalogue.categories.push(incompressible),
      { catalogue: ['categories holds a value that cannot be stored'] },
    ],
  ])('content with %s is refused, and nothing of it is written [R-615]', async (_what, change, errors) => {
    const token = await site().signIn('staff@brightfill.example')
    const read = async () => (await site().get('/api/staff/content', { Authorization: `Bearer ${token}` })).body
    const before = await read()
    const content = structuredClone(before)
    change(content)
    const { status, body } = await site().post('/api/staff/content', content, { token, as: 'json' })

    expect({ status, errors: body.errors }).toEqual({ status: 422, errors })
    expect(await read()).toEqual(before)
  })
})

describe('start', () => {
  it.each([
    ['API_PORT', '70000'],
    ['RATE_PROFILE', 'fast'],
    ['PUBLIC_ORIGIN', 'example.org'],
    ['PUBLIC_ORIGIN', 'https://www.brightfill.example'], // in development
    ['TRUST_PROXY', 'the-balancer'],
    ['DATABASE_URL', 'mysql://x'],
    ['LINKEDIN_CLIENT_ID', 'only-the-id'],
  ])('stops with one line that names %s', (name, value) => {
    const { status, stderr } = spawnSync(process.execPath, [main], {
      env: { PATH: process.env.PATH, [name]: value },
      encoding: 'utf8',
    })
    expect(status).toBe(1)
    expect(stderr.trim().split('\n')).toHaveLength(1)
    expect(stderr).toContain(name.replace('_ID', ''))
  })
})
