import { newPerson, Office, takeRole } from './office'
import { registryEnv, SHELL_KEY } from './registryClient'
import { onDatabases } from './site'

onDatabases(
  'a link that shows a draft to a colleague without an account',
  (site) => {
    let editor: Office
    let admin: Office
    beforeAll(async () => {
      await newPerson(site(), 'editor@shares.example', ['editor'], 'Ines Carvalho')
      await newPerson(site(), 'admin@shares.example', ['admin'], 'Ada Penrose')
      editor = await Office.open(site(), 'editor@shares.example')
      admin = await Office.open(site(), 'admin@shares.example')
    })

    async function share(kind: string, id: number | string, by = editor) {
      const { status, body } = await by.post(`/${kind}/${id}/shares`)
      expect(status).toBe(200)
      const link = new URL(body.data.link)
      return { ...body.data, address: link.pathname, token: link.searchParams.get('draft') ?? '' }
    }
    const what = (token: string, key = SHELL_KEY) =>
      site().post('/api/get/shared-draft', { token }, { as: 'json', token: key })
    /** The headers of a composition server's calls for a page. */
    const forPage = (token: string) => ({ 'x-preview': token, 'x-shell-key': SHELL_KEY })
    const save = async (kind: string, id: number | string, item: object) => {
      const { version } = (await editor.get(`/${kind}/${id}`)).body.data
      expect((await editor.post(`/${kind}/${id}/draft`, { version, item })).status).toBe(200)
    }
    const homeId = async () =>
      (await editor.get('/pages')).body.data.find(({ url }: { url: string }) => url === '/').id as number
    const footer = async (headers = {}) => (await site().get('/fields?options=footer', headers)).body.options.footer

    it('shows the draft of a page, a machine, an article and an option only to pages that composition servers render [O-21]', async () => {
      const machine = (await editor.post('/machines', { item: { name: 'Shared filler', slug: 'shared-filler' } })).body
      const article = (await editor.post('/articles', { item: { title: 'Shared notes', slug: 'shared-notes' } })).body
      const home = await homeId()
      const { item } = (await editor.get(`/pages/${home}`)).body.data
      await save('pages', home, { meta: { ...item.meta, 'Meta title': 'Only in the draft' } })
      await save('options', 'footer', { 'Title section': 'A draft of the footer' })

      const ofMachine = await share('machines', machine.data.id)
      const ofArticle = await share('articles', article.data.id)
      const ofHome = await share('pages', home)
      const ofFooter = await share('options', 'footer')
      expect([ofMachine, ofArticle, ofHome, ofFooter].map(({ address }) => address)).toEqual([
        '/products/shared-filler',
        '/blogs/shared-notes',
        '/',
        '/',
      ])

      const product = (headers: object) =>
        site().post('/get/product-post', { slug: 'shared-filler' }, { headers: { ...headers } })
      const post = (headers: object) =>
        site().post('/get/blog-post', { slug: 'shared-notes' }, { headers: { ...headers } })
      const title = async (headers: Record<string, string>) =>
        (await site().get('/fields?url=/', headers)).body.fields.Meta['Meta title']
      expect((await product(forPage(ofMachine.token))).body.product).toMatchObject({ name: 'Shared filler' })
      expect((await post(forPage(ofArticle.token))).body.blog).toMatchObject({ title: 'Shared notes' })
      expect((await footer(forPage(ofFooter.token)))['Title section']).toBe('A draft of the footer')
      expect((await footer(forPage(ofHome.token)))['Title section']).not.toBe('A draft of the footer')
      const onlyHeader = { 'x-preview': ofMachine.token }
      expect([(await product(onlyHeader)).status, (await product({})).status]).toEqual([404, 404])
      expect((await footer({ 'x-preview': ofFooter.token }))['Title section']).not.toBe('A draft of the footer')
      expect(await title(forPage(ofHome.token))).toBe('Only in the draft')
      expect(await title({})).not.toBe('Only in the draft')
    })

    it('works for seven days, shows its page and who shared it, and is given out once [O-21]', async () => {
      const shared = await share('pages', await homeId())
      expect(Date.parse(shared.expires_at) - Date.now()).toBeGreaterThan(6.9 * 86_400_000)
      expect(Date.parse(shared.expires_at) - Date.now()).toBeLessThan(7.1 * 86_400_000)
      expect((await what(shared.token)).body.data).toEqual({
        address: '/',
        by: 'Ines Carvalho',
        expires_at: shared.expires_at,
      })
      const { data } = (await admin.get(`/pages/${await homeId()}/shares`)).body
      expect(data[0]).toEqual({ id: shared.id, by: 'Ines Carvalho', at: shared.at, expires_at: shared.expires_at })
      expect((await what(shared.token, 'another-key')).status).toBe(401)
      expect((await what('forged')).status).toBe(404)
    })

    it('ends when a colleague ends it, and the activity log has both actions [O-11, O-21]', async () => {
      const { id: shared, token } = await share('pages', await homeId())
      const end = () => admin.post(`/pages/${home}/shares/${shared}/end`)
      const home = await homeId()
      expect((await admin.post(`/options/footer/shares/${shared}/end`)).status).toBe(404)
      expect((await end()).status).toBe(200)
      expect([(await what(token)).status, (await end()).status]).toEqual([410, 404])
      const { data } = (await admin.get(`/pages/${home}/shares`)).body
      expect(data.map(({ id }: { id: number }) => id)).not.toContain(shared)
      const log = (await admin.get('/activity?perPage=20')).body.data
      expect(
        log.map(({ kind, person }: { kind: string; person: { name: string } | null }) => `${person?.name}: ${kind}`),
      ).toEqual(expect.arrayContaining(['Ines Carvalho: page shared', 'Ada Penrose: page link ended']))
    })

    it('does not show a draft in the bin, and says so [O-18, O-21]', async () => {
      const { id } = (await editor.post('/articles', { item: { title: 'Binned', slug: 'binned' } })).body.data
      const { token } = await share('articles', id)
      const { version } = (await editor.get(`/articles/${id}`)).body.data
      expect((await editor.post(`/articles/${id}/delete`, { version })).status).toBe(200)
      expect((await what(token)).status).toBe(410)
    })

    it('ends with the role of the colleague who made it [O-21]', async () => {
      await newPerson(site(), 'leaver@shares.example', ['editor', 'sales'], 'Tess Marlow')
      const leaver = await Office.open(site(), 'leaver@shares.example')
      const { token } = await share('pages', await homeId(), leaver)
      await takeRole(site(), 'leaver@shares.example', 'sales')
      expect((await what(token)).status).toBe(200)
      await takeRole(site(), 'leaver@shares.example', 'editor')
      expect((await what(token)).status).toBe(410)
    })
  },
  registryEnv,
)
