import { rmSync } from 'node:fs'
import path from 'node:path'
import { startApi } from '../tooling/apiProcess'
import { runProgram } from './runProgram'
import { root, Site, seededSite, startSite } from './site'

interface Sheet {
  text: string
  totalPages: number
  links: string[]
  /** On its first page. */
  pictures: number
  /** The text of its QR code. */
  code?: string
}

describe('a document without its logo and pictures', () => {
  it('is still drawn, and the log says so once [R-366]', async () => {
    const { dataDir, env } = await seededSite()
    rmSync(path.join(dataDir, 'media'), { recursive: true, force: true })
    const api = await startApi({ root, dataDir, env: { ...env, LOG_LEVEL: 'warn' } })
    const site = new Site(api.url, api.stop)
    const { data } = (await site.post('/get/products')).body
    for (const { slug } of data.slice(0, 2)) {
      const { text, pictures } = await runProgram<Sheet>('readPdf', `${site.url}/data-sheets/${slug}.pdf`)
      expect(text).toContain('Brightfill Machinery Ltd')
      expect(pictures).toBe(0)
    }
    await site.stop()
    rmSync(dataDir, { recursive: true, force: true })
    const missing = api
      .output()
      .split('\n')
      .filter((line) => line.includes('created without a missing picture'))
      .map((line) => JSON.parse(line).source)
    expect(missing.filter((source) => /logo/.test(source))).toHaveLength(1)
    expect(missing).toHaveLength(new Set(missing).size)
  }, 180_000)
})

describe('data sheets of machines', () => {
  let site: Site
  beforeAll(async () => {
    site = await startSite()
  }, 180_000)
  afterAll(() => site?.stop())

  const slug = 'screw-capper-sc-12-servo'
  const open = (name: string) => fetch(`${site.url}/data-sheets/${name}.pdf`, { redirect: 'manual' })
  const read = (name: string) => runProgram<Sheet>('readPdf', `${site.url}/data-sheets/${name}.pdf`)

  it('have model, SKU, price, pictures, specification and the address of the page as link and code [R-366]', async () => {
    const answer = await open(slug)
    const { text, totalPages, links, pictures, code } = await read(slug)

    expect(answer.headers.get('content-type')).toBe('application/pdf')
    expect(answer.headers.get('content-disposition')).toBe(`inline; filename="${slug}.pdf"`)
    expect(totalPages).toBeLessThanOrEqual(2)
    for (const words of ['Screw capper', 'SC 12 servo', 'BF-SC12-020', '£94,000', 'Available', '18,000 bottles/h'])
      expect(text).toContain(words)
    for (const words of ['Repeatability', '± 0.05 Nm', 'OPC UA', 'Brightfill Machinery Ltd'])
      expect(text).toContain(words)
    expect(links).toEqual([expect.stringMatching(new RegExp(`^https?://[^/]+/products/${slug}$`))])
    expect(code).toBe(links[0])
    const machines: { slug: string; images: string[] }[] = (await site.exportContent()).machines
    const { images = [] } = machines.find((machine) => machine.slug === slug) ?? {}
    expect(images.length).toBeGreaterThan(0)
    expect(pictures).toBe(1 + Math.min(images.length, 4)) // the logo is one
  })

  it('are stored, and made again when the machine changes [R-366]', async () => {
    const kept = (await open(slug)).headers.get('etag')
    expect((await open(slug)).headers.get('etag')).toBe(kept)
    const content = await site.exportContent()
    const machine = content.machines.find((one: { slug: string }) => one.slug === slug)
    const none = { categories: [], bottles: [], beverages: [], manufacturers: [] }
    // More than fits on two pages, with letters of other languages.
    const specifications = Array.from({ length: 200 }, (_, index) => ({
      name: `Línea ${index}`,
      value: 'Győr, Łódź ≥ 5',
    }))
    const changed = {
      ...machine,
      price: null,
      selling_state: 'reserved',
      former_slugs: ['an-old-capper'],
      technical_specifications: [{ title: 'Everything', specifications }],
    }
    const imported = await site.importContent({
      options: {},
      pages: [],
      posts: [],
      catalogue: none,
      machines: [changed],
    })
    expect(imported.status).toBe(200)

    expect((await open(slug)).headers.get('etag')).not.toBe(kept)
    const { text, totalPages } = await read(slug)
    for (const words of [
      'Price on request',
      'Reserved',
      'Győr, Łódź >= 5',
      'See the machine’s page for the full specification.',
    ])
      expect(text).toContain(words)
    expect(text).not.toContain('£94,000')
    expect(totalPages).toBe(2)
    const former = await open('an-old-capper')
    expect([former.status, former.headers.get('location')]).toEqual([301, `/data-sheets/${slug}.pdf`])
  })

  it('have no price once the machine is sold [R-366]', async () => {
    const { machines } = await site.exportContent()
    const sold = machines.find((one: { selling_state: string; price: unknown }) => one.selling_state === 'sold')
    expect(sold.price).toBeGreaterThan(0)
    const { text } = await read(sold.slug)
    expect(text).toContain('Sold')
    expect(text).not.toMatch(/£|on request/)
    // "As seen, in stock" beside "Sold" would contradict it.
    expect(text).toContain(sold.condition_note.split(',')[0])
    expect(text).not.toContain(sold.condition_note)
  })

  it('exist for published machines only [R-366, R-562]', async () => {
    const { machines } = await site.exportContent()
    const draft = machines.find((machine: { published_at: unknown }) => machine.published_at === null)
    for (const name of [draft.slug, 'no-such-machine', '..%2f..%2fapi', 'X'])
      expect((await open(name)).status).toBe(404)
  })

  it('are made once for simultaneous requests [R-366]', async () => {
    const { data } = (await site.post('/get/products', { page: 1 })).body
    const name = data[3].slug
    const answers = await Promise.all(Array.from({ length: 8 }, () => open(name)))
    const etags = answers.map(({ status, headers }) => `${status} ${headers.get('etag')}`)
    expect(new Set(etags).size).toBe(1)
    expect(answers[0]?.status).toBe(200)
  })
})
