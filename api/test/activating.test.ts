import { RegistryClient, registryEnv, SHELL_KEY } from './registryClient'
import { onDatabases } from './site'

onDatabases(
  'activating releases',
  (site) => {
    let registry: RegistryClient
    const liveReleases = async (name: string) =>
      (await registry.list(name)).filter(({ state }) => state === 'live').map(({ release }) => release)

    beforeAll(async () => {
      registry = new RegistryClient(site())
      await registry.begin('blog', 'catalogue')
    })

    it('refuses in one line a release that does not fit the live ones, and changes nothing [R-736]', async () => {
      const before = (await registry.call('GET', '')).body.version
      await registry.publish('blog', 'future000001', { contract: '^2.0.0' })
      await registry.publish('blog', 'react0000001', { shared: { react: '^20.0.0' } })
      await registry.publish('blog', 'unit00000001', { shared: { '@brightfill/shared/maps': '^1.0.0' } })
      await registry.publish('blog', 'object000001', { shared: { constructor: '^1.0.0' } })
      await registry.publish('shell', 'shell200001', { contract: '2.0.0' })
      await registry.publish('account', 'first0000001', { routes: [{ id: 'a', path: '/a/x' }] })
      await registry.publish('orders', 'first0000001', { routes: [{ id: 'b', path: '/a/:b' }] })

      const refusals = [
        [
          { blog: 'future000001' },
          422,
          /^blog@future000001 was built for contract \^2\.0\.0, but shell@shell000001 offers 1\.4\.0$/,
        ],
        [
          { blog: 'react0000001' },
          422,
          /^blog@react0000001 requires react \^20\.0\.0, but shell@shell000001 provides 19\.3\.1$/,
        ],
        [
          { blog: 'unit00000001' },
          422,
          /^blog@unit00000001 requires @brightfill\/shared\/maps, which shell@shell000001 does not provide$/,
        ],
        [
          { blog: 'object000001' },
          422,
          /^blog@object000001 requires constructor, which shell@shell000001 does not provide$/,
        ],
        [
          { shell: 'shell200001' },
          422,
          /^blog@blog000001 was built for contract \^1\.0\.0, but shell@shell200001 offers 2\.0\.0$/,
        ],
        [
          { account: 'first0000001', orders: 'first0000001' },
          422,
          /^orders@first0000001 takes \/a\/:b, which belongs to account \(\/a\/x\)$/,
        ],
        [{ blog: 'unknown00001' }, 404, /^There is no release blog@unknown00001$/],
      ] as const
      for (const [releases, status, line] of refusals) {
        const answer = await registry.activate(releases)
        expect([answer.status, answer.body.message]).toEqual([status, expect.stringMatching(line)])
      }
      expect((await registry.activate({})).status).toBe(422)
      expect((await registry.call('GET', '')).body.version).toBe(before)
    })

    it('makes a new contract live in one step: the shell with all remotes built for it [R-736]', async () => {
      const wide = { contract: '^1.0.0 || ^2.0.0' }
      await registry.publish('blog', 'wide00000001', wide)
      await registry.publish('catalogue', 'wide00000001', wide)
      const { status, body } = await registry.activate({
        shell: 'shell200001',
        blog: 'wide00000001',
        catalogue: 'wide00000001',
      })
      expect([status, body.smoke]).toEqual([200, 'no composition server is running'])
      expect((await registry.post('/shell/rollback')).status).toBe(200)
      expect((await registry.activate({ blog: 'blog000001', catalogue: 'catalogue000001' })).status).toBe(200)
    })

    it('refuses a remote built with a later contract than the shell offers, even if its range allows it [R-736]', async () => {
      await registry.publish('blog', 'later0000001', { builtWith: '1.5.0' })
      await registry.publish('shell', 'shell150001', { contract: '1.5.2' })
      const early = await registry.activate({ blog: 'later0000001' })
      expect([early.status, early.body.message]).toEqual([
        422,
        'blog@later0000001 was built with contract 1.5.0, but shell@shell000001 offers 1.4.0. Release the shell with it first, or build blog with @brightfill/shared 1.4.0',
      ])
      expect((await registry.activate({ shell: 'shell150001' })).status).toBe(200)
      expect((await registry.activate({ blog: 'later0000001' })).status).toBe(200)
      // A rollback at night still works.
      expect((await registry.post('/shell/rollback')).status).toBe(200)
      expect((await registry.activate({ blog: 'blog000001' })).status).toBe(200)
    })

    it('refuses to overwrite another team’s change if asked to, and otherwise lets both go live [R-736]', async () => {
      await registry.publish('blog', 'two000000001')
      await registry.publish('catalogue', 'two000000001')
      const { version } = (await registry.call('GET', '')).body
      const careful = await Promise.all([
        registry.activate({ blog: 'two000000001' }, version),
        registry.activate({ catalogue: 'two000000001' }, version),
      ])
      expect(careful.map(({ status }) => status).sort()).toEqual([200, 409])
      expect(careful.find(({ status }) => status === 409)?.body.message).toContain(`now version ${version + 1}`)

      await registry.activate({ blog: 'blog000001', catalogue: 'catalogue000001' })
      const both = await Promise.all([
        registry.activate({ blog: 'two000000001' }),
        registry.activate({ catalogue: 'two000000001' }),
      ])
      expect(both.map(({ status }) => status)).toEqual([200, 200])
      const { data } = (await registry.call('GET', '')).body
      const now = data.filter(({ state }: { state: string }) => state === 'live')
      expect(now.filter(({ release }: { release: string }) => release === 'two000000001')).toHaveLength(2)
    })

    it('rolls back step by step, never to a release that was itself rolled back [R-738]', async () => {
      for (const release of ['back00000001', 'back00000002', 'back00000003']) {
        await registry.publish('blog', release)
        await registry.activate({ blog: release })
      }
      const liveAfter = async (to?: string) => (await registry.post('/blog/rollback', { to })).body.live?.blog
      expect([await liveAfter(), await liveAfter()]).toEqual(['back00000002', 'back00000001'])
      expect(await liveAfter('back00000003')).toBeUndefined() // it was rolled back from
      await registry.activate({ blog: 'back00000003' })
      expect(await liveAfter('back00000001')).toBe('back00000001')

      await registry.publish('blog', 'never0000001')
      const never = await registry.post('/blog/rollback', { to: 'never0000001' })
      expect([never.status, never.body.message]).toEqual([
        422,
        'blog@never0000001 was not live before; activate it instead',
      ])
      expect((await registry.post('/account/rollback')).body.message).toBe('No release of account is live')
    })

    it('runs one canary at a time, until it is withdrawn or goes live for all visitors [R-739]', async () => {
      await registry.publish('blog', 'canary000001')
      await registry.publish('catalogue', 'canary000001')
      expect((await registry.post('/blog/canary', { release: 'canary000001', percent: 5 })).body.canary).toMatchObject({
        percent: 5,
      })
      expect((await registry.post('/blog/canary', { percent: 50 })).body.canary).toMatchObject({
        release: 'canary000001',
        percent: 50,
      })
      const second = await registry.post('/catalogue/canary', { release: 'canary000001', percent: 5 })
      expect([second.status, second.body.message]).toEqual([
        409,
        expect.stringMatching(/^A canary is already running: blog@canary000001 at 50 percent/),
      ])
      expect((await registry.list('blog')).find(({ state }) => state === 'canary')).toMatchObject({
        release: 'canary000001',
        percent: 50,
      })

      expect((await registry.post('/blog/canary', { percent: 0 })).body.canary).toBeNull()
      await registry.post('/blog/canary', { release: 'canary000001', percent: 10 })
      const promoted = (await registry.activate({ blog: 'canary000001' })).body
      expect([promoted.canary, promoted.live.blog]).toEqual([null, 'canary000001'])
      expect((await registry.post('/blog/canary', { release: 'canary000001', percent: 10 })).status).toBe(422)
    })

    it('lets a composition server withdraw a failing canary, once [R-739]', async () => {
      await registry.post('/catalogue/canary', { release: 'canary000001', percent: 20 })
      const withdraw = () =>
        registry.as(SHELL_KEY).post('/canary/withdraw', {
          name: 'catalogue',
          release: 'canary000001',
          reason: 'too many errors',
          numbers: { canary: { views: 20, errors: 9 }, stable: { views: 80, errors: 0 } },
        })
      expect([(await withdraw()).body.withdrawn, (await withdraw()).body.withdrawn]).toEqual([true, false])
      expect((await registry.list('catalogue')).some(({ state }) => state === 'canary')).toBe(false)
    })

    it('refuses to remove a component that a live remote borrows, and names it [R-736]', async () => {
      const lends = { lends: { Cards: './src/Cards.tsx' } }
      await registry.publish('blog', 'lends0000001', lends)
      await registry.publish('blog', 'lends0000002', lends)
      await registry.publish('blog', 'keeps0000001')
      const routes = [{ id: 'home', path: '/', borrows: ['blog/Cards'] }]
      await registry.publish('content', 'borrows00001', { routes })
      await registry.publish('content', 'borrows00002', { routes: [{ id: 'home', path: '/' }] })

      const unlent = /^blog@\w+ does not lend blog\/Cards, which content@borrows00001 borrows on \/$/
      const refusalOf = async (answer: ReturnType<typeof registry.post>) => {
        const { status, body } = await answer
        expect([status, body.message]).toEqual([422, expect.stringMatching(unlent)])
      }
      await refusalOf(registry.activate({ content: 'borrows00001' }))
      await registry.activate({ blog: 'keeps0000001' })
      expect((await registry.activate({ blog: 'lends0000001', content: 'borrows00001' })).status).toBe(200)
      await refusalOf(registry.activate({ blog: 'keeps0000001' }))
      await refusalOf(registry.post('/blog/rollback'))
      await refusalOf(registry.post('/blog/canary', { release: 'keeps0000001', percent: 5 }))

      expect((await registry.activate({ blog: 'lends0000002' })).status).toBe(200)
      expect((await registry.activate({ content: 'borrows00002' })).status).toBe(200)
      expect((await registry.activate({ blog: 'keeps0000001' })).status).toBe(200)
    })

    it('removes a remote from the site, and refuses, with names, while a live remote borrows from it [R-736]', async () => {
      const lends = { lends: { Cards: './src/Cards.tsx' } }
      await registry.publish('stories', 'goes00000001', lends)
      const routes = [{ id: 'home', path: '/', borrows: ['stories/Cards'] }]
      await registry.publish('content', 'shows0000001', { routes })
      const [content] = await liveReleases('content')
      await registry.activate({ stories: 'goes00000001', content: 'shows0000001' })

      const borrowed = await registry.post('/stories/remove')
      expect([borrowed.status, borrowed.body.message]).toEqual([
        422,
        'stories does not lend stories/Cards, which content@shows0000001 borrows on /',
      ])
      expect((await registry.post('/shell/remove')).status).toBe(422)
      await registry.activate({ content: content ?? '' })

      expect((await registry.post('/stories/remove')).status).toBe(200)
      expect(await liveReleases('stories')).toEqual([])
      expect((await registry.post('/stories/remove')).status).toBe(404)
      const [line] = (await registry.call('GET', '/log?name=stories')).body.data
      expect(line).toMatchObject({ action: 'remove', releases: { stories: 'goes00000001' } })
      expect((await registry.activate({ stories: 'goes00000001' })).status).toBe(200)
      await registry.post('/stories/remove')
    })
  },
  registryEnv,
)
