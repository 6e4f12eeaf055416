import { spawnSync } from 'node:child_process'
import { request as httpRequest } from 'node:http'
import path from 'node:path'
import { Problem } from '@brightfill/shared/contract'
import sharp from 'sharp'
import { Value } from 'typebox/value'
import { slug as machine, offer } from './enquire'
import { Office } from './office'
import { onDatabases, type Site } from './site'

const main = path.resolve(__dirname, '../dist/main.js')

function expectProblem(body: unknown) {
  expect([...Value.Errors(Problem, body)]).toEqual([])
}

/** Sends an address unchanged; fetch would normalise it. */
function raw(site: Site, address: string): Promise<number> {
  return new Promise((resolve, reject) => {
    httpRequest(site.url, { path: address }, (response) => resolve(response.resume().statusCode ?? 0))
      .on('error', reject)
      .end()
  })
}

onDatabases('platform', (site) => {
  it('is live and ready, even during maintenance [R-556]', async () => {
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

  it('names at most a hundred faults of a request', async () => {
    const value = Array.from({ length: 9_000 }, (_, index) => index)
    const answer = await site().post('/get/products', { filters: { category: { value } } }, { as: 'json' })
    expect(answer.status).toBe(422)
    expect(JSON.stringify(answer.body).length).toBeLessThan(20_000)
  })

  it('requests that are too large, too long or not text are refused in the common shape [R-552, R-554]', async () => {
    const contact = { name: 'a', company_name: 'b', phone: '01632 960001' }
    const answers = {
      413: await site().post('/submit-form-footer', { ...contact, message: 'x'.repeat(1_100_000) }, { as: 'json' }),
      422: await site().post('/submit-form-footer', { ...contact, message: 'x'.repeat(4001) }),
    }
    for (const [status, { status: answered, body }] of Object.entries(answers)) {
      expect(answered).toBe(Number(status))
      expectProblem(body)
    }
    for (const address of ['/%', '/pages/%ff%']) {
      const { status, body } = await site().get(address)
      expect(status).toBe(400)
      expectProblem(body)
    }
    for (const name of ['\u0000', 'x'.repeat(121), '   '])
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

  it('media have type, ranges, caching and smaller copies in modern formats, and nothing outside is served [R-561, R-613]', async () => {
    const video = await site().get('/storage/video/scroll-filler-assembly.mp4', { Range: 'bytes=0-99' })
    expect([video.status, video.headers.get('content-length'), video.headers.get('content-type')]).toEqual([
      206,
      '100',
      'video/mp4',
    ])
    const copy = await site().get('/storage/machines/capper/01-hero.webp?w=300&format=avif')
    expect([copy.status, copy.headers.get('content-type')]).toEqual([200, 'image/avif'])
    expect(copy.headers.get('cache-control')).toMatch(/max-age=\d{5,}/)
    const preview = await fetch(`${site().url}/storage/machines/capper/01-hero.webp?preview=1`)
    expect([preview.status, preview.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
    const { width, height } = await sharp(Buffer.from(await preview.arrayBuffer())).metadata()
    expect([width, height]).toEqual([1200, 630])
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

  it('an unknown page is 404 with empty fields and the requested options [R-566, R-567]', async () => {
    const { status, body } = await site().get('/fields?url=/nope&options=footer,faq')
    expect(status).toBe(404)
    expect(body.fields).toEqual({ sections: [], by_key: {} })
    expect(Object.keys(body.options).sort()).toEqual(['faq', 'footer'])
    expect((await site().get('/api/data')).status).toBe(422)
  })

  it('the menu is an ordered list of id, title and url, without pages outside it [R-568]', async () => {
    const { pages } = await site().exportContent()
    const inMenu = pages
      .filter(({ menu_position }: { menu_position: number | null }) => menu_position !== null)
      .sort((a: { menu_position: number }, b: { menu_position: number }) => a.menu_position - b.menu_position)
    const { body } = await site().get('/pages')

    expect(body.map(({ url }: { url: string }) => url)).toEqual(inMenu.map(({ url }: { url: string }) => url))
    for (const link of body)
      expect(link).toEqual({ id: expect.any(Number), title: expect.any(String), url: expect.any(String) })
  })

  it('the home page has its sections in order, and by key [R-200, R-565]', async () => {
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
    const office = await Office.open(site(), 'staff@brightfill.example', 'Brightfill1')
    const enquiries = async () => (await office.get('/inbox?kind=enquiry')).body.data
    const contact = { name: ' Ada ', company_name: 'Field', phone: '+44 1632 960002', slug: 'no-such-machine' }

    const { status, body } = await site().post('/submit-form-footer', contact, { as: 'json' })
    expect(status).toBe(201)
    expect((await enquiries())[0]).toMatchObject({
      reference: body.reference,
      name: 'Ada',
      company_name: 'Field',
    })
    expect((await site().mailTo('sales@brightfill.example'))?.subject).toBe(`New enquiry ${body.reference}`)
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

  it('a visitor who gave an address gets a copy with the reference and the day of the answer, but not the text', async () => {
    const email = 'buyer@copies.example'
    const contact = { name: 'Ada', company_name: 'Field', phone: '+44 1632 960002', email, message: 'Milk, 1 l' }
    const { body } = await site().post('/submit-form-footer', { ...contact, slug: machine, wants_visit: '1' })
    const copy = await site().mailTo(email)
    expect(copy?.subject).toBe(`Your enquiry ${body.reference}`)
    expect(copy?.reply_to).toBe('sales@brightfill.example')
    expect(copy?.text).toContain('call +44 1632 960180 or write to sales@brightfill.example')
    expect(copy?.text).not.toMatch(/Milk|Field|Ada/)
    const day = new Date(body.answer_by)
    expect(day.getTime()).toBeGreaterThan(Date.now() - 86_400_000)
    expect([0, 6]).not.toContain(day.getUTCDay())
    expect(copy?.text).toContain(
      `will reply by ${day.toLocaleDateString('en-GB', { weekday: 'short', timeZone: 'UTC' })}`,
    )
  })

  it('a visitor who offers a machine gets a copy that can be answered', async () => {
    const email = 'seller@copies.example'
    const reference = await offer(site(), email)
    const copy = await site().mailTo(email)
    expect(copy).toMatchObject({
      subject: `Your offer ${reference}`,
      reply_to: 'sales@brightfill.example',
    })
    expect(copy?.text).not.toMatch(/Solheim|Tarnpak/)
  })

  it.each([
    ['contact', '/submit-form-footer', { company_name: 'Field' }],
    [
      'sell',
      '/submit-form',
      { last_name: 'Field', email: 'ada@phones.example', manufacturer: 'Tarnpak', model: 'AC-9000 S', year: 2016 },
    ],
  ])('the %s form refuses an invalid phone number, and stores nothing [R-765]', async (_form, call, fields) => {
    const office = await Office.open(site(), 'staff@brightfill.example', 'Brightfill1')
    const stored = async () => (await office.get('/inbox?show=all')).body.total
    const before = await stored()
    for (const phone of ['abc', '12', '+44 abc 960001', '1'.repeat(40)]) {
      const { status, body } = await site().post(call, { name: 'Ada', phone, ...fields })
      expect([phone, status, Object.keys(body.errors)]).toEqual([phone, 422, ['phone']])
    }
    expect(await stored()).toBe(before)
  })

  it('the header search answers three groups, five each without a text [R-569, R-570]', async () => {
    const all = (await site().post('/search')).body
    expect([all.pages.length, all.products.length, all.blog_posts.length]).toEqual([5, 5, 5])
    expect((await site().post('/search', { query: 'SERV' })).body.pages).toContainEqual({
      title: 'Services',
      url: '/services',
    })
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
