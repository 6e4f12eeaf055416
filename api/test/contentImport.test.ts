import { rmSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { CONTENT_FORMAT, type ContentFile } from '@brightfill/shared/contract'
import pg from 'pg'
import { startApi } from '../tooling/apiProcess'
import { withMachines } from '../tooling/largeContent'
import { postgresDatabase, seededDataDir } from './prepared'
import { databaseKinds, incompressible, onDatabases, root, Site } from './site'

const LARGE = 100
/** More than an import can write before the api is killed. */
const ENDLESS = 15_000

jest.setTimeout(120_000)

const totalOf = async (site: Site): Promise<number> => (await site.post('/get/products')).body.total

onDatabases('content', (site) => {
  it('content can be exported and imported again without a change [R-645]', async () => {
    const before = await site().exportContent()
    expect((await site().importContent(before)).body).toEqual({ result: 1 })
    expect(await site().exportContent()).toEqual(before)
  })

  it('an import only changes the times of changed items [R-170, R-412]', async () => {
    const { catalogue, pages, machines, posts, format } = (await site().exportContent()) as ContentFile
    const [post] = posts.filter(({ published_at }) => published_at)
    const [machine, other] = machines.filter(({ published_at }) => published_at)
    if (!post || !machine || !other) throw new Error('The content has too few items')
    const times = async () => {
      const page = (await site().get('/api/data?url=/about-us')).body.data.updated_at
      const article = (await site().post('/get/blog-post', { slug: post.slug })).body.data.updated_at
      const timeOf = async (slug: string) => (await site().post('/get/product-post', { slug })).body.product.updated_at
      return { page, article, machine: await timeOf(machine.slug), other: await timeOf(other.slug) }
    }
    const write = async (items: Partial<ContentFile>) => {
      const file = { format, catalogue, options: {}, pages: [], machines: [], posts: [], ...items }
      expect((await site().importContent(file)).status).toBe(200)
    }
    const before = await times()
    // Published before the import, and unchanged since.
    expect(before.article).toBe(post.published_at)
    await write({ pages, machines, posts })
    expect(await times()).toEqual(before)

    await write({ machines: [{ ...machine, categories: machine.categories.slice(1) }, other] })
    const { machine: filed, ...others } = await times()
    expect(Date.parse(filed)).toBeGreaterThan(Date.parse(before.machine))
    expect({ ...others, machine: before.machine }).toEqual(before)

    const about = pages.filter(({ url }) => url === '/about-us')
    const shorter = about.map((page) => ({ ...page, sections: page.sections.slice(1) }))
    await write({ pages: shorter, posts: [{ ...post, title: `${post.title}.` }] })
    const after = await times()
    expect(Date.parse(after.page)).toBeGreaterThan(Date.parse(before.page))
    expect(Date.parse(after.article)).toBeGreaterThan(Date.parse(before.article))
    await write({ pages: about, machines: [machine], posts: [post] })
  })

  it('a file of a newer release is refused with one clear line, and nothing changes', async () => {
    const before = await site().exportContent()
    const newer = { format: CONTENT_FORMAT + 1, pages: 'of another shape' }
    const { status, body } = await site().importContent(newer)
    expect({ status, errors: body.errors }).toEqual({
      status: 422,
      errors: {
        format: [
          `The file has format ${CONTENT_FORMAT + 1}, of a newer release; this site reads formats up to ${CONTENT_FORMAT}. Upgrade it first, or export the file from a site of this release`,
        ],
      },
    })
    expect(await site().exportContent()).toEqual(before)
  })

  it('a file larger than 32 MB is refused with one clear line [R-554]', async () => {
    const { status, body } = await site().importContent({ pages: 'x'.repeat(32 * 2 ** 20) })
    expect({ status, message: body.message }).toEqual({ status: 413, message: 'The request is too large' })
  })

  it('a machine has the selling state of the file, and is available without one [R-361]', async () => {
    const content = await site().exportContent()
    const first = content.machines.find(({ published_at }: { published_at: string | null }) => published_at)
    const stateOf = async (slug: string) =>
      (await site().post('/get/product-post', { slug })).body.product.selling_state
    for (const [selling_state, shown] of [
      ['sold', 'sold'],
      [undefined, 'available'],
    ]) {
      await site().importContent({ ...content, machines: [{ ...first, selling_state }] })
      expect(await stateOf(first.slug)).toBe(shown)
    }
    const { body } = await site().importContent({ ...content, machines: [{ ...first, selling_state: 'lost' }] })
    expect(JSON.stringify(body.errors)).toContain('selling_state')
  })

  it('rich text is stored without scripts, handlers and addresses that run them, in all content; other text is kept [R-077]', async () => {
    const before: ContentFile = await site().exportContent()
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
    expect((await site().importContent(content)).body).toEqual({ result: 1 })
    const after: ContentFile = await site().exportContent()
    await site().importContent(before)

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
  ])('content with %s is refused, and none of it is written [R-645]', async (_what, change, errors) => {
    const before = await site().exportContent()
    const content = structuredClone(before)
    change(content)
    const { status, body } = await site().importContent(content)

    expect({ status, errors: body.errors }).toEqual({ status: 422, errors })
    expect(await site().exportContent()).toEqual(before)
  })
})

onDatabases('a large import', (site) => {
  let content: ContentFile
  beforeAll(async () => {
    content = await site().exportContent()
  })

  it('shows visitors the old content until all of the new content appears at once [R-645]', async () => {
    const before = await totalOf(site())
    let done = false
    const importing = site()
      .importContent(withMachines(content, LARGE))
      .finally(() => {
        done = true
      })
    const totals = []
    while (!done) {
      totals.push(await totalOf(site()))
      await wait(20)
    }
    expect((await importing).body).toEqual({ result: 1 })
    expect(await totalOf(site())).toBe(before + LARGE)
    expect(totals.every((total) => [before, before + LARGE].includes(total))).toBe(true)
  }, 180_000)

  it('replaces existing machines, and leaves saved ones saved', async () => {
    const user = await site().signIn()
    const saved = async () => (await site().post('/user/get/wishlist', {}, { token: user })).body
    const [machine] = (await site().post('/get/products')).body.data
    await site().post('/post/checked-wishlist', { isChecked: 1, event_id: machine.id }, { token: user })
    const before = { total: await totalOf(site()), saved: await saved() }
    expect((await site().importContent(withMachines(content, LARGE))).body).toEqual({ result: 1 })
    expect({ total: await totalOf(site()), saved: await saved() }).toEqual(before)
  }, 180_000)

  it('names an item that cannot be stored, and writes nothing', async () => {
    const before = await totalOf(site())
    const large = withMachines(content, LARGE)
    const machines = large.machines.map((machine) => ({ ...machine, slug: `other-${machine.slug}` }))
    Object.assign(machines.at(-1) ?? {}, { categories: ['No such category'] })
    const { status, body } = await site().importContent({ ...large, machines })
    expect({ status, errors: body.errors }).toEqual({
      status: 422,
      errors: {
        machines: [
          expect.stringMatching(/^other-\S+ names the option "No such category", which the catalogue does not have$/),
        ],
      },
    })
    expect(await totalOf(site())).toBe(before)
  }, 180_000)
})

describe.each(databaseKinds())('an api killed during an import (%s)', (kind) => {
  it('keeps the old content [R-645]', async () => {
    const url = kind === 'postgresql' ? await postgresDatabase() : undefined
    const dataDir = seededDataDir(kind)
    const env: Record<string, string> = url ? { DATABASE_URL: url } : {}
    const first = await startApi({ root, env, dataDir })
    const site = new Site(first.url, first.stop)
    const before = await site.exportContent()
    const importing = site.importContent(withMachines(before, ENDLESS)).catch(() => 'killed')
    await wait(1000)
    await first.kill()
    expect(await importing).toBe('killed')

    const second = await startApi({ root, env, dataDir })
    const again = new Site(second.url, second.stop)
    expect(await again.exportContent()).toEqual(before)
    expect((await again.importContent(before)).body).toEqual({ result: 1 })
    await second.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }, 180_000)
})

if (databaseKinds().includes('postgresql'))
  describe('an import on a PostgreSQL server', () => {
    it('refuses a second import and small writes to content until its transaction ends [R-645]', async () => {
      const url = await postgresDatabase()
      const one = new pg.Client({ connectionString: url })
      await one.connect()
      const api = await startApi({ root, env: { DATABASE_URL: url }, dataDir: seededDataDir('postgresql') })
      const site = new Site(api.url, api.stop)
      const content = await site.exportContent()
      await one.query("begin; select pg_advisory_xact_lock(hashtext('brightfill import'))")
      expect(await site.importContent(content)).toMatchObject({
        status: 409,
        body: { message: 'Another import is running. Try again when it is done' },
      })
      await one.query('rollback')
      expect((await site.importContent(content)).status).toBe(200)
      await one.end()
      await api.stop()
    }, 180_000)
  })
