import { setTimeout as wait } from 'node:timers/promises'
import { RegistryClient, registryEnv, SHELL_KEY } from './registryClient'
import { onDatabases } from './site'

onDatabases(
  'simultaneous changes of releases',
  (site) => {
    let registry: RegistryClient
    // The call for composition servers would make the registry wait for one.
    const blog = async () => (await registry.list('blog')).find(({ state }) => state === 'live')?.release
    const canary = async () => (await registry.list()).find(({ state }) => state === 'canary')?.release
    const told = ({ status, body }: { status: number; body: { message?: string } }) => [status, body.message]
    const lends = { lends: { Cards: './src/Cards.tsx' } }

    beforeAll(async () => {
      registry = new RegistryClient(site())
      await registry.begin('blog', 'content')
      for (const id of ['1', '2', '3', '4'])
        await registry.publish('blog', `blog20000${id}`, { ...(id > '1' && lends) })
      const routes = [{ id: 'home', path: '/', borrows: ['blog/Cards'] }]
      await registry.publish('content', 'borrows00001', { routes })
    })

    it('two rollbacks of the same release go back once [R-738]', async () => {
      for (const id of ['1', '2']) await registry.activate({ blog: `blog20000${id}` })
      const back = () => registry.post('/blog/rollback', { from: 'blog200002' })
      expect((await Promise.all([back(), back()])).map(told).sort()).toEqual([
        [200, undefined],
        [409, 'blog@blog200002 is no longer live; blog200001 is'],
      ])
      expect(await blog()).toBe('blog200001')
    })

    it('another team’s canary that does not fit ends, and does not delay a rollback [R-739]', async () => {
      await registry.activate({ blog: 'blog200003' })
      await registry.post('/content/canary', { release: 'borrows00001', percent: 5 })
      const { status, body } = await registry.post('/blog/rollback')
      expect([status, body.smoke]).toEqual([
        200,
        'it has been live before; the canary content@borrows00001, which does not fit it, ended',
      ])
      expect([await blog(), await canary()]).toEqual(['blog200001', undefined])
    })

    it('a canary ends when its own release, or a later one, is live for all visitors [R-739]', async () => {
      await registry.activate({ blog: 'blog200003' })
      await registry.post('/blog/canary', { release: 'blog200002', percent: 5 })
      await registry.activate({ blog: 'blog200004' })
      expect([await blog(), await canary()]).toEqual(['blog200004', undefined])
      await registry.post('/blog/canary', { release: 'blog200003', percent: 5 })
      expect((await registry.post('/blog/rollback')).status).toBe(200)
      expect([await blog(), await canary()]).toEqual(['blog200003', undefined])
    })

    it('a canary shows the checks that its team skipped [R-742]', async () => {
      await registry.post('/blog/canary', { release: 'blog200004', percent: 5, skipped: 'tests,hydration' })
      const [entry] = (await registry.call('GET', '/log')).body.data
      expect(entry).toMatchObject({ action: 'canary', smoke: expect.stringContaining('not checked: tests, hydration') })
      await registry.post('/blog/canary', { percent: 0 })
    })

    it('a release deleted during its trial does not go live, and delays no other [R-736]', async () => {
      await registry.live() // a composition server runs, and renders releases before they go live
      await registry.publish('blog', 'gone00000001')
      const activated = registry.activate({ blog: 'gone00000001' })
      const candidate = await candidateOf(registry)
      expect((await registry.call('DELETE', '/blog/gone00000001')).status).toBe(200)
      await registry.as(SHELL_KEY).post(`/candidates/${candidate}`, { ok: true, failures: [] })
      expect(told(await activated)).toEqual([404, 'There is no release blog@gone00000001'])
      expect(await blog()).toBe('blog200003')
      expect((await registry.post('/blog/rollback')).status).toBe(200)
    })
  },
  registryEnv,
)

async function candidateOf(registry: RegistryClient): Promise<string> {
  for (let tries = 0; tries < 100; tries += 1) {
    const [candidate] = (await registry.live()).body.candidates
    if (candidate) return candidate.id
    await wait(50)
  }
  throw new Error('No candidate came')
}
