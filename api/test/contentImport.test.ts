import { readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { CONTENT_FORMAT, type ContentFile } from '@brightfill/shared/contract'
import pg from 'pg'
import { startApi } from '../tooling/apiProcess.mjs'
import { withMachines } from '../tooling/largeContent.mjs'
import { offer } from './enquire'
import { newPerson, Office } from './office'
import { postgresDatabase, seededDataDir } from './prepared'
import { RegistryClient, registryEnv } from './registryClient'
import { type Answer, databaseKinds, incompressible, onDatabases, root, Site } from './site'

// Written step by step; `npm run import-wait -w api` is the same with 20,000.
const LARGE = 100
/** More than are written before the api is killed. */
const ENDLESS = 1500

// Hundreds of short transactions take their time on a busy machine.
jest.setTimeout(120_000)

const totalOf = async (site: Site): Promise<number> => (await site.post('/get/products')).body.total

onDatabases('content', (site) => {
  it('content can be carried out and in again without a change [R-645]', async () => {
    const before = await site().exportContent()
    expect((await site().importContent(before)).body).toEqual({ result: 1 })
    expect(await site().exportContent()).toEqual(before)
  })

  it('what a site of release 0.5 exported is read as it is [R-645]', async () => {
    const before = await site().exportContent()
    const file = path.join(root, 'api/test/previous/content-0.5.json')
    const former: ContentFile = JSON.parse(readFileSync(file, 'utf8'))
    expect((await site().importContent(former)).body).toEqual({ result: 1 })
    const after: ContentFile = await site().exportContent()
    expect(after.options).toEqual(former.options)
    for (const [list, key] of [
      ['pages', 'url'],
      ['posts', 'slug'],
      ['machines', 'slug'],
    ] as const) {
      const rows: object[] = after[list]
      const find = (row: object) => rows.find((other) => wordOf(other, key) === wordOf(row, key))
      for (const row of former[list]) expect(find(row)).toMatchObject(row)
    }
    expect(after.machines.map(({ selling_state }) => selling_state)).toContain('available')
    await site().importContent(before)
  })

  it('a file of a newer release is refused with a line that says so, and nothing changes', async () => {
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

  it('a file larger than 32 MB is refused with a line that says so [R-554]', async () => {
    const { status, body } = await site().importContent({ pages: 'x'.repeat(32 * 2 ** 20) })
    expect({ status, message: body.message }).toEqual({ status: 413, message: 'The request is larger than allowed' })
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

  it('rich text is stored without scripts, handlers and addresses that run them, wherever content holds it; other text is kept [R-077]', async () => {
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
  ])('content with %s is refused, and nothing of it is written [R-645]', async (_what, change, errors) => {
    const before = await site().exportContent()
    const content = structuredClone(before)
    change(content)
    const { status, body } = await site().importContent(content)

    expect({ status, errors: body.errors }).toEqual({ status: 422, errors })
    expect(await site().exportContent()).toEqual(before)
  })
})

onDatabases(
  'a large import',
  (site) => {
    let content: ContentFile
    beforeAll(async () => {
      content = await site().exportContent()
    })

    it('others get their answers while it runs, from the content before; all of it is there at once [R-645]', async () => {
      const before = await totalOf(site())
      let done = false
      const importing = site()
        .importContent(withMachines(content, LARGE))
        .finally(() => {
          done = true
        })
      const totals = []
      while (!done) {
        const total = await totalOf(site())
        // An answer on its way when the import ended says nothing.
        if (!done) totals.push(total)
        await wait(50) // an import gives way to whoever asks, so asking without a pause would hold it up
      }
      expect((await importing).body).toEqual({ result: 1 })
      const after = await totalOf(site())

      expect(after).toBe(before + LARGE)
      expect(totals.filter((total) => total === before).length).toBeGreaterThan(10)
      expect([...new Set(totals)].every((total) => [before, after].includes(total))).toBe(true)
    }, 180_000)

    it('replaces machines that are there already, and leaves saved ones saved', async () => {
      const user = await site().signIn()
      const saved = async () => (await site().post('/user/get/wishlist', {}, { token: user })).body
      const [machine] = (await site().post('/get/products')).body.data
      await site().post('/post/checked-wishlist', { isChecked: 1, event_id: machine.id }, { token: user })
      const before = { total: await totalOf(site()), saved: await saved() }
      expect((await site().importContent(withMachines(content, LARGE))).body).toEqual({ result: 1 })
      expect({ total: await totalOf(site()), saved: await saved() }).toEqual(before)
    }, 180_000)

    it('names an item that cannot be stored, and nothing is written', async () => {
      const before = await totalOf(site())
      const large = withMachines(content, LARGE)
      const machines = large.machines.map((machine) => ({ ...machine, slug: `other-${machine.slug}` }))
      Object.assign(machines.at(-1) ?? {}, { categories: ['No such category'] })
      const { status, body } = await site().importContent({ ...large, machines })
      expect({ status, errors: body.errors }).toEqual({
        status: 422,
        errors: { machines: ['The catalogue has no option "No such category"'] },
      })
      expect(await totalOf(site())).toBe(before)
    }, 180_000)

    it('no offer becomes a machine and no release adds to the menu meanwhile, which would be lost [O-45, R-135]', async () => {
      await newPerson(site(), 'hanna@import.example', ['sales'], 'Hanna Lindqvist')
      const office = await Office.open(site(), 'hanna@import.example')
      const registry = new RegistryClient(site())
      await registry.begin('blog')
      await registry.publish('tours', 'tours0000001', { routes: [{ id: 'tours', path: '/tours', menu: 'Tours' }] })
      const menu = async () => (await site().get('/pages')).body.map(({ title }: { title: string }) => title)
      const accept = (reference: string) => office.post(`/inbox/${reference}/decision`, { decision: 'accepted' })

      const importing = site().importContent(withMachines(content, 3 * LARGE))
      let reference: string
      let decided: Answer
      do {
        reference = await offer(site(), 'seller@import.example')
        decided = await accept(reference)
      } while (decided.status === 200) // the import has not begun
      const refused = { status: 409, message: 'Content is being imported, try again when that is done' }
      expect({ status: decided.status, message: decided.body.message }).toEqual(refused)
      const activated = await registry.activate({ tours: 'tours0000001' })
      expect({ status: activated.status, message: activated.body.message }).toEqual(refused)

      expect((await importing).body).toEqual({ result: 1 })
      expect((await accept(reference)).status).toBe(200)
      expect((await registry.activate({ tours: 'tours0000001' })).status).toBe(200)
      const { machines }: ContentFile = await site().exportContent()
      expect(machines.some(({ slug }) => slug.endsWith(reference.toLowerCase()))).toBe(true)
      expect(await menu()).toContain('Tours')
    }, 180_000)

    it('another one is refused meanwhile', async () => {
      const [first, second] = await Promise.all([1, 2].map(() => site().importContent(withMachines(content, LARGE))))
      expect([first?.status, second?.status].sort()).toEqual([200, 409])
    }, 180_000)
  },
  registryEnv,
)

describe.each(databaseKinds())('an api that is killed while it imports (%s)', (kind) => {
  it('has the content before, and nothing that was prepared [R-645]', async () => {
    const url = kind === 'postgresql' ? await postgresDatabase() : undefined
    const dataDir = seededDataDir(kind)
    const env: Record<string, string> = url ? { DATABASE_URL: url } : {}
    const first = await startApi({ root, env, dataDir })
    const site = new Site(first.url, first.stop)
    const before = await site.exportContent()
    const importing = site.importContent(withMachines(before, ENDLESS)).catch(() => 'killed')
    await wait(2000)
    await first.kill()
    expect(await importing).toBe('killed')

    if (url) await silence(url)
    const second = await startApi({ root, env, dataDir })
    const again = new Site(second.url, second.stop)
    expect(await again.exportContent()).toEqual(before)
    if (url) expect(await schemas(url)).toEqual(['public'])
    expect((await again.importContent(before)).body).toEqual({ result: 1 })
    await second.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }, 180_000)
})

/** As if half a minute had passed: another api could be the one that imports. */
async function silence(url: string) {
  await query(url, "update setting set updated_at = now() - interval '1 minute' where name = 'import'")
}

function wordOf(row: object, key: string): unknown {
  return (row as Record<string, unknown>)[key] // rows of content
}

async function schemas(url: string): Promise<string[]> {
  const rows = await query(url, "select nspname from pg_namespace where nspname !~ '^(pg_|information_schema)'")
  return rows.map(({ nspname }) => nspname)
}

async function query(url: string, text: string): Promise<{ nspname: string }[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query(text)
  await client.end()
  return rows
}
