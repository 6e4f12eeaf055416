import { setTimeout as wait } from 'node:timers/promises'
import { RegistryClient, registryEnv, SHELL_KEY } from './registryClient'
import { onDatabases } from './site'

const SMOKE_SECONDS = 8

/** Waits for an activation's candidate, like a composition server, and answers it. */
async function answerCandidate(
  registry: RegistryClient,
  report: object,
): Promise<{ releases: object; changed: string[] }> {
  for (let tries = 0; tries < 100; tries += 1) {
    const [candidate] = (await registry.live()).body.candidates
    if (candidate) {
      await registry.as(SHELL_KEY).post(`/candidates/${candidate.id}`, report)
      return candidate
    }
    await wait(50)
  }
  throw new Error('No candidate came')
}

onDatabases(
  'the registry with composition servers',
  (site) => {
    let registry: RegistryClient
    const live = async () => (await registry.live()).body
    /** Activates while a composition server runs and sends this report. */
    const activate = async (releases: Record<string, string>, report: object, by = registry) => {
      await live()
      return Promise.all([by.activate(releases), answerCandidate(registry, report)])
    }

    beforeAll(() => {
      registry = new RegistryClient(site())
    })

    it('tells composition servers that nothing is live, then all that is [R-741]', async () => {
      expect((await registry.as(SHELL_KEY).post('/live', { server: 'first' })).body).toMatchObject({
        version: 0,
        live: {},
        canary: null,
      })
      await registry.begin('blog', 'catalogue')
      expect(await live()).toMatchObject({
        version: 1,
        live: { shell: 'shell000001', blog: 'blog000001', catalogue: 'catalogue000001' },
        candidates: [],
      })
    })

    it('has a composition server render releases before they go live, and refuses those that fail [R-737]', async () => {
      await registry.publish('blog', 'smoke0000001')
      const before = (await live()).live
      const failures = [{ route: '/blogs', message: 'window is not defined' }]
      const [failed, candidate] = await activate({ blog: 'smoke0000001' }, { ok: false, failures })
      expect(candidate).toMatchObject({ releases: { ...before, blog: 'smoke0000001' }, changed: ['blog'] })
      expect([failed.status, failed.body.message]).toEqual([
        422,
        'The smoke render failed: /blogs: window is not defined',
      ])
      expect((await live()).live).toEqual(before)

      const [passed] = await activate({ blog: 'smoke0000001' }, { ok: true, failures: [] })
      expect([passed.status, passed.body.smoke]).toEqual([200, 'every page rendered'])
      expect(await live()).toMatchObject({ live: { blog: 'smoke0000001' }, candidates: [] })
    })

    it('has one release of a deployable rendered at a time, because each takes a process on all servers [R-737]', async () => {
      await registry.publish('blog', 'queue0000001')
      await live()
      const first = registry.activate({ blog: 'queue0000001' })
      while ((await live()).candidates.length === 0) await wait(50)
      const second = await registry.activate({ blog: 'queue0000001' })
      expect([second.status, second.body.message]).toEqual([409, 'Another release of blog is being tested. Try again'])
      await answerCandidate(registry, { ok: true, failures: [] })
      expect((await first).status).toBe(200)
    })

    it('records the skipped pages, the author of an activation and the IP address [R-742]', async () => {
      const { id, key } = await registry.newKey('blog', 'Blog team')
      await registry.publish('blog', 'skips0000001')
      const skipped = [{ route: '/posts/:slug', message: 'no example is known' }]
      const [activated] = await activate(
        { blog: 'skips0000001' },
        { ok: true, failures: [], skipped },
        registry.as(key),
      )
      const smoke = 'every page rendered, but skipped /posts/:slug: no example is known'
      expect(activated.body.smoke).toBe(smoke)
      const lines = (await registry.call('GET', '/log?name=blog')).body.data
      expect(lines.slice(0, 3)).toMatchObject([
        { action: 'activate', releases: { blog: 'skips0000001' }, by: `Blog team (key ${id}) from 127.0.0.1`, smoke },
        { action: 'publish', releases: { blog: 'skips0000001' }, by: 'platform from 127.0.0.1' },
        { action: 'create-key', reason: `key ${id}`, by: 'platform from 127.0.0.1' },
      ])
      expect((await registry.call('GET', '/log?name=catalogue')).body.data).not.toContainEqual(lines[0])
    })

    it('refuses a release that no server renders in time, but rolls back without waiting [R-737, R-738]', async () => {
      await registry.publish('blog', 'late00000001')
      await live()
      const late = await registry.activate({ blog: 'late00000001' })
      expect([late.status, late.body.message]).toEqual([422, 'The smoke render did not finish within 8 s'])

      await live()
      expect((await registry.post('/blog/rollback')).status).toBe(200) // no server renders, so waiting would fail
    })

    it('tells composition servers when content changed [R-741]', async () => {
      const before = (await live()).content_version
      expect((await live()).content_version).toBe(before)
      const content = await site().exportContent()
      await site().importContent({ ...content, pages: [] }) // the menu of its pages needs remotes that are not live
      expect((await live()).content_version).not.toBe(before)
    })
  },
  { ...registryEnv, RELEASE_SMOKE_SECONDS: `${SMOKE_SECONDS}` },
)
