import { RegistryClient, registryEnv } from './registryClient'
import { onDatabases } from './site'

onDatabases(
  'menu entries that remotes propose',
  (site) => {
    const routes = [{ id: 'stories', path: '/stories', menu: 'Stories' }]
    const menu = async () => (await site().get('/pages')).body.map(({ title }: { title: string }) => title)
    let registry: RegistryClient
    let own: string[]

    beforeAll(async () => {
      registry = new RegistryClient(site())
      await registry.begin('blog')
      own = await menu()
      for (const release of ['stories000001', 'stories000002']) await registry.publish('stories', release, { routes })
    })

    it('appear at the end of the menu when the remote is live for all visitors, not for a canary [R-746]', async () => {
      await registry.post('/stories/canary', { release: 'stories000001', percent: 10 })
      expect(await menu()).toEqual(own)
      await registry.activate({ stories: 'stories000001' })
      expect(await menu()).toEqual([...own, 'Stories'])
    })

    it('stay as staff have edited them, whatever is released later [R-746]', async () => {
      const changed = async (change: object) => {
        const { pages, ...content } = await site().exportContent()
        const page = pages.find(({ url }: { url: string }) => url === '/stories')
        expect((await site().importContent({ ...content, pages: [{ ...page, ...change }] })).status).toBe(200)
        return menu()
      }
      expect(await changed({ menu_position: null })).toEqual(own)
      await registry.activate({ stories: 'stories000002' })
      expect(await menu()).toEqual(own)
      expect(await changed({ menu_position: 0, title: 'Our stories' })).toEqual(['Our stories', ...own])
    })

    it('disappear with their remote and come back with it, in the menu and in the search [R-746]', async () => {
      const found = async () => (await site().post('/search', { query: 'stories' })).body.pages.length
      expect(await found()).toBe(1)
      await registry.post('/stories/remove')
      expect([await menu(), await found()]).toEqual([own, 0])
      await registry.activate({ stories: 'stories000002' })
      expect([await menu(), await found()]).toEqual([['Our stories', ...own], 1])
    })

    it('disappear with their route: another address, or a release without it, leaves no dead link [R-746]', async () => {
      await registry.publish('tales', 'tales0000001', { routes: [{ id: 'tales', path: '/tales', menu: 'Tales' }] })
      await registry.publish('tales', 'tales0000002', { routes: [{ id: 'tales', path: '/fables', menu: 'Fables' }] })
      await registry.activate({ tales: 'tales0000001' })
      expect(await menu()).toContain('Tales')
      await registry.activate({ tales: 'tales0000002' })
      expect(await menu()).toContain('Fables')
      expect(await menu()).not.toContain('Tales')
      await registry.post('/tales/rollback')
      expect(await menu()).toContain('Tales')
      expect(await menu()).not.toContain('Fables')
    })

    it('do not replace content at their address [R-746]', async () => {
      await registry.publish('about', 'about0000001', {
        routes: [{ id: 'about', path: '/about-us', menu: 'Another name' }],
      })
      const before = await menu()
      expect((await registry.activate({ about: 'about0000001' })).status).toBe(200)
      expect(await menu()).toEqual(before)
    })
  },
  registryEnv,
)
