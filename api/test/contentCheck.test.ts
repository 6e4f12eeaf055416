import type { ContentCheck, ContentFile } from '@brightfill/shared/contract'
import { PLATFORM_KEY } from '../tooling/apiProcess'
import { RegistryClient, registryEnv } from './registryClient'
import { read, type Site, startSite } from './site'

/** A site with live releases for the addresses of machines, articles and three pages. */
async function siteWithRoutes(): Promise<Site> {
  const site = await startSite(undefined, registryEnv)
  const registry = new RegistryClient(site)
  const routes = (all: Record<string, string>) => ({
    routes: Object.entries(all).map(([id, path]) => ({
      id,
      path,
      ...(path.includes(':') && { example: path.replace(':slug', 'one') }),
    })),
  })
  await registry.begin('blog')
  const content = { home: '/', about: '/about-us', services: '/services' }
  const catalogue = { products: '/products', product: '/products/:slug' }
  const blog = { blogs: '/blogs', ArticleBlog: '/blogs/:slug', post: '/posts/:slug' }
  await registry.publish('content', 'routes000001', routes(content))
  await registry.publish('catalogue', 'routes000001', routes(catalogue))
  await registry.publish('blog', 'routes000001', routes(blog))
  const id = 'routes000001'
  const { status, body } = await registry.activate({ content: id, catalogue: id, blog: id })
  if (status !== 200) throw new Error(body.message)
  return site
}

describe('a content file checked before its import', () => {
  let site: Site
  let content: ContentFile
  beforeAll(async () => {
    site = await siteWithRoutes()
    content = await site.exportContent()
  }, 120_000)
  afterAll(() => site.stop())

  async function check(file: object): Promise<ContentCheck> {
    const answer = await fetch(`${site.url}/api/office/content/check`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${PLATFORM_KEY}`, 'Content-Type': 'application/json' },
      body: JSON.stringify(file),
    })
    const { status, body } = await read(answer)
    expect({ status, message: body.message }).toEqual({ status: 200, message: undefined })
    return body.data
  }
  const only = (parts: Partial<ContentFile>): ContentFile => ({
    ...content,
    options: {},
    pages: [],
    machines: [],
    posts: [],
    ...parts,
  })
  const first = <Item>([item]: readonly Item[]): Item => item as Item // the demo has some of each

  it('changes nothing and has no errors when the site exported it [R-645]', async () => {
    const { changes, problems } = await check(content)
    expect(changes).toEqual({})
    expect(problems.filter(({ level }) => level === 'error')).toEqual([])
  })

  it('lists what would be new and what would change, and writes nothing [R-645]', async () => {
    const machine = first(content.machines)
    const file = only({
      machines: [
        { ...machine, price: 12_345 },
        { ...machine, slug: 'brand-new' },
      ],
    })
    expect((await check(file)).changes).toEqual({ machines: { added: ['brand-new'], changed: [machine.slug] } })
    expect(await site.exportContent()).toEqual(content)
  })

  it('must not repeat an address or have a menu entry that leads nowhere: an import refuses it too [R-645]', async () => {
    const page = first(content.pages)
    const machine = first(content.machines)
    const file = only({ pages: [{ ...page, url: '/trade-fairs', menu_position: 9 }], machines: [machine, machine] })
    const messages = {
      pages: ['/trade-fairs is in the menu, but no page of the site has its address'],
      machines: [`${machine.slug} is in the file more than once`],
    }
    const { problems } = await check(file)
    expect(problems.filter(({ level }) => level === 'error')).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ list: 'machines', item: machine.slug, message: 'is in the file more than once' }),
        expect.objectContaining({ list: 'pages', item: '/trade-fairs' }),
      ]),
    )
    const refused = await site.importContent(file)
    expect({ status: refused.status, errors: refused.body.errors }).toEqual({ status: 422, errors: messages })
  })

  it('gets warnings about dead links and missing pictures, and can be imported anyway [R-645]', async () => {
    const machine = { ...first(content.machines), slug: 'warned', images: ['public/machines/nowhere.jpg'] }
    machine.description = '<p><a href="/products/gone">A machine</a> <a href="/blogs">Articles</a></p>'
    const { problems } = await check(only({ machines: [machine] }))
    expect(problems).toEqual([
      {
        level: 'warning',
        list: 'machines',
        item: 'warned',
        message: 'links to /products/gone, which is not on the site',
      },
      { level: 'warning', list: 'machines', item: 'warned', message: 'a file is missing: public/machines/nowhere.jpg' },
    ])
    expect((await site.importContent(only({ machines: [machine] }))).status).toBe(200)
  })

  it('is refused, item by item, when the database cannot store it [R-645]', async () => {
    const machine = { ...first(content.machines), slug: 'unfit', categories: ['No such category'] }
    expect((await check(only({ machines: [machine] }))).problems).toContainEqual({
      level: 'error',
      list: 'machines',
      item: 'unfit',
      message: 'names the option "No such category", which the catalogue does not have',
    })
  })
})
