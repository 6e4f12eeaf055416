import type { DraftPage } from '@brightfill/shared/contract'
import { newPerson, Office } from './office'
import { RegistryClient, registryEnv, SHELL_KEY } from './registryClient'
import { onDatabases } from './site'

onDatabases(
  'pages in the office',
  (site) => {
    let editor: Office
    beforeAll(async () => {
      await newPerson(site(), 'editor@pages.example', ['editor'], 'Ines Carvalho')
      editor = await Office.open(site(), 'editor@pages.example')
      // The content remote, which has all addresses without another remote.
      const registry = new RegistryClient(site())
      await registry.begin('blog')
      await registry.publish('blog', 'blog000002', { routes: [{ id: 'article', path: '/blogs/:slug' }] })
      const routes = ['/', '/about-us', '/legal/:page', '/*'].map((path, place) => ({ id: `content-${place}`, path }))
      await registry.publish('content', 'content00001', { routes })
      await registry.activate({ content: 'content00001', blog: 'blog000002' })
    })

    const onSite = async (url: string) => site().get(`/fields?url=${encodeURIComponent(url)}`)
    const menu = async () => (await site().get('/pages')).body.map(({ url }: { url: string }) => url)
    const list = async () => (await editor.get('/pages')).body.data
    const rowOf = async (url: string) => (await list()).find((row: { url: string }) => row.url === url)
    const open = async (id: number) => (await editor.get(`/pages/${id}`)).body.data
    async function act(id: number, action: string, body: object = {}) {
      const { version } = await open(id)
      return editor.post(`/pages/${id}/${action}`, { version, ...body })
    }
    const save = (id: number, item: Partial<DraftPage>) => act(id, 'draft', { item })
    const create = (url: string, title = 'Trade fairs') => editor.post('/pages', { item: { url, title } })

    const intro = { key: 'intro', type: 'intro', fields: { 'Title section': 'Where to meet us' } }
    const faq = { key: 'faq', type: 'faq', fields: { 'Title section': 'Questions' } }
    /** A page that is on the site. */
    async function published(url: string, sections: DraftPage['sections'] = [intro, faq]) {
      const { id } = (await create(url)).body.data
      await save(id, { sections })
      expect((await act(id, 'publish')).status).toBe(200)
      return id as number
    }

    it('a changed section is public once the page is published, and not before [O-12, O-15]', async () => {
      const { id } = await rowOf('/about-us')
      const { item } = await open(id)
      const [first, ...rest] = item.sections
      const changed = { ...first, fields: { ...first.fields, 'Title section': 'Who we are today' } }
      expect((await save(id, { sections: [changed, ...rest] })).body.data).toMatchObject({ id, state: 'changes' })
      const titleOf = async () => (await onSite('/about-us')).body.fields.sections[0].fields['Title section']
      expect(await titleOf()).toBe(first.fields['Title section'])
      expect((await act(id, 'publish')).body.data).toMatchObject({ state: 'live', draft: null })
      expect(await titleOf()).toBe('Who we are today')
      expect((await editor.get(`/pages/${id}/versions`)).body.data).toHaveLength(2)
      await act(id, 'restore', { number: 1 })
      await act(id, 'publish')
      expect(await titleOf()).toBe(first.fields['Title section'])
    })

    it('a page keeps the order of its sections, and does not show hidden ones [O-24]', async () => {
      const hidden = { key: 'slogan', type: 'slogan', hidden: true, fields: aSlogan }
      const id = await published('/ordered', [faq, hidden, intro])
      const shown = async () => (await onSite('/ordered')).body.fields.sections.map(({ key }: { key: string }) => key)
      expect(await shown()).toEqual(['faq', 'intro'])
      const file = await site().exportContent()
      const page = file.pages.find(({ url }: { url: string }) => url === '/ordered')
      expect(page.sections.map(({ hidden = false }: { hidden?: boolean }) => hidden)).toEqual([false, true, false])
      expect((await site().importContent(file)).status).toBe(200)
      expect((await open(id)).state).toBe('live')
      await save(id, { sections: [intro, { ...hidden, hidden: false }] })
      await act(id, 'publish')
      expect(await shown()).toEqual(['intro', 'slogan'])
    })

    it('publishing reports what a section lacks, at its field and without the fields of other kinds [O-23]', async () => {
      const { id } = (await create('/refused')).body.data
      const noPicture = { src: '', alt: '', width: 0, height: 0 }
      await save(id, {
        sections: [
          { key: 'a', type: 'intro', fields: { 'Title section': 'Opening', Image: noPicture } },
          { key: 'b', type: 'steps', fields: { 'Title section': 'How' } },
          { key: 'c', type: 'carousel', fields: {} },
        ],
      })
      expect((await act(id, 'publish')).body.errors).toEqual({
        'sections.0.fields.Image': ['Choose a picture'],
        'sections.1.fields.Steps': ['Is required'],
        'sections.2': ['The site does not support this kind of section. Remove it'],
      })
      expect((await onSite('/refused')).status).toBe(404)
    })

    it('rich text of a section is sanitised when it is saved', async () => {
      const text = '<p onclick="x()">Fine</p><script>x()</script>'
      const { id } = (await create('/cleaned')).body.data
      const columns = { key: 'text', type: 'columns', fields: { 'Title section': 'Text', 'Left text': text } }
      const { item } = (await save(id, { sections: [columns] })).body.data
      expect(item.sections[0].fields['Left text']).toBe('<p>Fine</p>')
    })

    it.each([
      ['/about-us', 'Another page has this address'],
      ['/office/pages', 'The site needs this address'],
      ['/api', 'The site needs this address'],
      ['/user', 'The site needs this address'],
      ['/blogs/fair', 'This address belongs to /blogs/:slug, which another part of the site shows'],
      ['/Trade Fairs', 'Use lower-case letters, digits and hyphens after a slash, such as /trade-fairs'],
      ['trade-fairs', 'Use lower-case letters, digits and hyphens after a slash, such as /trade-fairs'],
    ])('a new page at %s is refused with the reason [O-27]', async (url, reason) => {
      const refused = await create(url)
      expect([refused.status, refused.body.errors]).toEqual([422, { url: [reason] }])
    })

    it('a new page is on the site once it is published, and keeps its address [O-27]', async () => {
      const id = await published('/trade-fairs')
      expect((await onSite('/trade-fairs')).body.fields.Meta).toEqual({ 'Meta title': '', 'Meta description': '' })
      expect(await rowOf('/trade-fairs')).toMatchObject({ id, state: 'live', in_menu: false })
      await save(id, { url: '/fairs' })
      expect(Object.keys((await act(id, 'publish')).body.errors)).toEqual(['url'])
      await act(id, 'discard')
      expect((await create('/trade-fairs')).body.errors).toEqual({ url: ['Another page has this address'] })
    })

    it('a page taken offline disappears with its menu entry, and comes back with it [O-27]', async () => {
      const id = await published('/offline')
      const file = await site().exportContent()
      const pages = file.pages.map((page: { url: string }) =>
        page.url === '/offline' ? { ...page, menu_position: 9 } : page,
      )
      await site().importContent({ ...file, pages })
      expect(await menu()).toContain('/offline')
      expect((await act(id, 'offline')).body.data.state).toBe('offline')
      expect([(await onSite('/offline')).status, (await menu()).includes('/offline')]).toEqual([404, false])
      expect((await site().importContent(await site().exportContent())).status).toBe(200)
      expect((await onSite('/offline')).status).toBe(404)
      await act(id, 'publish')
      expect(await menu()).toContain('/offline')
    })

    it('deleting a page lists the links to it, removes it from site, list and menu, and restoring brings it back offline as it was [O-18]', async () => {
      const id = await published('/binned')
      const link = { text: 'Visit', url: '/binned#hall' }
      const left = '<p><a href="/binned">There</a></p>'
      const columns = { 'Title section': 'Text', 'Left text': left }
      await published('/leads-there', [{ key: 'text', type: 'columns', fields: { ...columns, 'Text Button': link } }])
      await published('/leads-elsewhere', [
        { key: 'text', type: 'columns', fields: { ...columns, 'Left text': '<a href="/binned-2">x</a>' } },
      ])
      const { entries, version } = (await editor.get('/menu')).body.data
      const ids = entries.map((entry: { id: number }) => entry.id)
      await editor.post('/menu', { pages: [...ids, id], version })
      expect((await editor.get(`/pages/${id}/uses`)).body.data).toEqual([
        { kind: 'menu', count: 1 },
        { kind: 'pages', count: 1 },
      ])
      const live = await open(id)
      expect((await act(id, 'delete')).status).toBe(200)
      expect([(await onSite('/binned')).status, (await menu()).includes('/binned'), await rowOf('/binned')]).toEqual([
        404,
        false,
        undefined,
      ])
      expect((await editor.get(`/pages/${id}`)).status).toBe(404)
      expect((await editor.get('/menu')).body.data.entries).toHaveLength(entries.length)
      expect((await create('/binned')).body.errors.url).toEqual([
        'A page in the bin has this address. Restore it instead',
      ])
      const file = await site().exportContent()
      expect(file.pages.map(({ url }: { url: string }) => url)).not.toContain('/binned')
      expect((await editor.get('/page-bin')).body.data).toMatchObject([{ id: String(id), by: 'Ines Carvalho' }])
      const back = (await editor.post(`/page-bin/${id}/restore`)).body.data
      expect(back).toMatchObject({ state: 'offline', item: { sections: live.item.sections } })
      expect((await editor.get('/page-bin')).body.data).toEqual([])
    })

    it('a deleted draft is in no list until it is restored [O-18]', async () => {
      const { id } = (await create('/never-published', 'Never published')).body.data
      await act(id, 'delete')
      const { data } = (await editor.get('/editor-home')).body
      expect([
        await rowOf('/never-published'),
        data.drafts.some(({ key }: { key: string }) => key === String(id)),
      ]).toEqual([undefined, false])
      await editor.post(`/page-bin/${id}/restore`)
      expect(await rowOf('/never-published')).toMatchObject({ id, state: 'draft' })
    })

    it('the menu has the pages that staff choose, in their order, and refuses unknown ones [O-27]', async () => {
      const id = await published('/in-the-menu')
      const { entries, version } = (await editor.get('/menu')).body.data
      const ids = entries.map((entry: { id: number }) => entry.id)
      const set = (pages: number[], from = version) => editor.post('/menu', { pages, version: from })
      const changed = await set([id, ...ids.toReversed()])
      expect(changed.body.data.entries.map((entry: { id: number }) => entry.id)).toEqual([id, ...ids.toReversed()])
      expect((await menu())[0]).toBe('/in-the-menu')
      expect((await set(ids)).status).toBe(409)
      expect((await set([...ids, 99_999], changed.body.data.version)).status).toBe(404)
      expect((await set(ids, changed.body.data.version)).body.data.entries).toEqual(entries)
      expect(await menu()).not.toContain('/in-the-menu')
    })

    it('an editor’s home page has their drafts and plans, pages without a description, and dead links [O-51]', async () => {
      const link = { text: 'Book', url: '/booking' }
      const columns = { 'Title section': 'Visit us', 'Left text': '<p><a href="/trade-fairs-2020">Before</a></p>' }
      const text = { key: 'text', type: 'columns', fields: { ...columns, 'Text Button': link } }
      const id = await published('/visits', [intro, text])
      const publish_at = new Date(Date.now() + 86_400_000).toISOString()
      await save(id, { title: 'Visits' })
      await act(id, 'plan', { publish_at })
      const { data } = (await editor.get('/editor-home')).body
      const page = { kind: 'page', key: String(id) }
      expect(data.drafts[0]).toMatchObject({ ...page, title: 'Visits' })
      expect(data.planned).toMatchObject([{ ...page, title: 'Visits', action: 'publish', at: publish_at }])
      expect(data.undescribed).toContainEqual({ id, title: 'Trade fairs', url: '/visits' })
      const links = data.dead_links.filter(({ key }: { key: string }) => key === String(id))
      expect(links.map((dead: { link: string }) => dead.link).sort()).toEqual(['/booking', '/trade-fairs-2020'])

      const { catalogue, machines } = await site().exportContent()
      const file = { catalogue, options: {}, pages: [], posts: [] }
      const machine = machines.find(({ published_at }: { published_at: string | null }) => published_at)
      const description = '<p><a href="/booking">Book a visit</a> <a href="/storage/sheet.pdf">Sheet</a></p>'
      await site().importContent({ ...file, machines: [{ ...machine, description }] })
      const now = (await editor.get('/editor-home')).body.data.dead_links
      const ofMachine = now.filter(({ kind }: { kind: string }) => kind === 'machine')
      expect(ofMachine.map((dead: { link: string }) => dead.link).sort()).toEqual(['/booking', '/storage/sheet.pdf'])
      await site().importContent({ ...file, machines: [machine] })
    })

    it('a page outside the menu is listed for search engines while it is public [R-170, R-562]', async () => {
      const listed = async () => {
        const { body } = await site().post('/api/get/page-addresses', {}, { token: SHELL_KEY })
        return body.data.map(({ url }: { url: string }) => url)
      }
      const { id } = (await create('/not-in-the-menu')).body.data
      await save(id, { sections: [intro] })
      expect(await listed()).toEqual(expect.arrayContaining(['/', '/legal/privacy']))
      expect(await listed()).not.toContain('/not-in-the-menu')
      await act(id, 'publish')
      expect(await listed()).toContain('/not-in-the-menu')
      await act(id, 'offline')
      expect(await listed()).not.toContain('/not-in-the-menu')
    })

    it('the home page never goes offline', async () => {
      const { id } = await rowOf('/')
      expect([(await act(id, 'offline')).status, (await act(id, 'delete')).status]).toEqual([422, 422])
      expect((await onSite('/')).status).toBe(200)
    })
  },
  registryEnv,
)

const aSlogan = { 'Left text': '', 'Right text': '', 'Social links': [], Slogan: 'Full speed', Date: '1998' }
