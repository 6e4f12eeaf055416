import { Office } from './office'
import { RegistryClient, registryEnv, SHELL_KEY } from './registryClient'
import { onDatabases } from './site'

onDatabases(
  'releases in the office',
  (site) => {
    let registry: RegistryClient
    let office: Office
    const overview = async () => (await office.get('/releases')).body.data

    beforeAll(async () => {
      registry = new RegistryClient(site())
      office = await Office.open(site(), 'staff@brightfill.example', 'Brightfill1')
      await registry.begin('blog', 'catalogue')
      await registry.publish('blog', 'second000001')
    })

    it('show admins what is live, who activated it, and where a rollback leads [O-53]', async () => {
      await registry.activate({ blog: 'second000001' })
      const { live, log, canary } = await overview()
      expect(live.map(({ name }: { name: string }) => name)).toEqual(['blog', 'catalogue', 'shell'])
      expect(live[0]).toMatchObject({
        release: 'second000001',
        previous: 'blog000001',
        published_by: 'platform from 127.0.0.1',
        size: expect.any(Number),
        contract: '^1.0.0',
      })
      expect(live[1]).toMatchObject({ release: 'catalogue000001', previous: null })
      expect([canary, log[0]]).toMatchObject([null, { action: 'activate', releases: { blog: 'second000001' } }])
    })

    it('are rolled back once, even by two admins at the same time; both logs name the admin [O-11, O-53]', async () => {
      const rollBack = () => office.post('/releases/rollback', { name: 'blog', from: 'second000001', to: 'blog000001' })
      expect((await rollBack()).status).toBe(200)
      expect((await rollBack()).status).toBe(409)
      const { live, log } = await overview()
      expect(live[0]).toMatchObject({ release: 'blog000001', previous: null })
      const { name } = (await office.get('/me')).body.data
      expect(log[0]).toMatchObject({ action: 'rollback', by: expect.stringContaining(`${name} (office) from `) })
      expect((await office.get('/activity?kind=release+rolled+back')).body.data).toMatchObject([
        { thing: 'blog', before: 'second000001', after: 'blog000001', person: { name } },
      ])
      const never = await office.post('/releases/rollback', { name: 'blog', from: 'blog000001', to: 'catalogue000001' })
      expect(never.status).toBe(422)
    })

    it('show a canary with the counts of all servers; both logs record that an admin stops it [O-53]', async () => {
      await registry.post('/blog/canary', { release: 'second000001', percent: 10 })
      const running = (await overview()).canary
      expect(running).toMatchObject({ servers: 0, numbers: { canary: { views: 0, errors: 0 } } })
      const count = (server: string, views: number, errors: number, of: { since: string } = running) =>
        registry.as(SHELL_KEY).post('/live', {
          server,
          composition: 'c1',
          trial: {
            name: 'blog',
            release: 'second000001',
            since: of.since,
            numbers: { canary: { views, errors }, stable: { views: 90, errors: 1 } },
          },
        })
      await count('one', 5, 1)
      await count('one', 10, 2)
      await count('two', 6, 3)
      // The count of another trial of the same release, long ago.
      await count('three', 50, 50, { since: '2026-01-01T00:00:00.000Z' })
      expect(await overview()).toMatchObject({
        servers: 3,
        compositions: 1,
        canary: {
          servers: 2,
          percent: 10,
          numbers: { canary: { views: 16, errors: 5 }, stable: { views: 180, errors: 2 } },
        },
      })
      const stop = () => office.post('/releases/canary/stop', { name: 'blog', release: 'second000001' })
      expect([(await stop()).status, (await stop()).status]).toEqual([200, 409])
      const { canary, log } = await overview()
      expect([canary, log[0]]).toMatchObject([
        null,
        { action: 'withdraw', releases: { blog: 'second000001' }, reason: 'stopped in the office' },
      ])
      expect((await office.get('/activity?kind=canary+stopped')).body.total).toBe(1)
    })

    it('have failures and web vitals of all servers, for the last hour and the last day [O-53]', async () => {
      const servers = registry.as(SHELL_KEY)
      const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString()
      const seen = (release: string, views: number, errors: number, LCP: Record<string, number> = {}) => ({
        name: 'blog',
        release,
        views,
        errors,
        vitals: { LCP, INP: {}, CLS: LCP[75] ? { 0: 1, 32: 3 } : {} },
        faults: errors > 3 ? [{ message: 'x is undefined', count: errors - 1 }] : [],
      })
      const report = (server: string, since: string, ...figures: object[]) =>
        servers.post('/figures', { server, since, figures })
      const [now, morning] = [ago(1), ago(600)]
      await report('one', now, seen('second000001', 5, 1, { 60: 1 }))
      // Sent again after a lost answer, with newer counts.
      await report('one', now, seen('second000001', 10, 2, { 60: 3 }))
      await report('two', now, seen('second000001', 30, 4, { 75: 4 }), seen('blog000001', 7, 0))
      await report('two', morning, seen('blog000001', 500, 3, { 60: 1 }))
      await report('gone', ago(1500), seen('blog000001', 900, 9))
      const nothing = { lcp: null, inp: null, cls: null }
      expect((await overview()).figures).toEqual([
        {
          name: 'blog',
          release: 'second000001',
          // 75 of 100 views were at most that fast: 1,213 ms is the middle of the step from 1,156 to 1,272.
          hour: { views: 40, errors: 6, lcp: 1213, inp: null, cls: 0.02 },
          day: { views: 40, errors: 6, lcp: 1213, inp: null, cls: 0.02 },
          course: [...Array(11).fill(0), 150],
          fault: { message: 'x is undefined', count: 3 },
        },
        {
          name: 'blog',
          release: 'blog000001',
          hour: { ...nothing, views: 7, errors: 0 },
          day: { ...nothing, views: 507, errors: 3, lcp: 290 },
          course: Array(12).fill(0),
          fault: null,
        },
      ])
      const none = await report('one', now, {
        ...seen('second000001', 1, 1),
        vitals: { LCP: { fast: 1 }, INP: {}, CLS: {} },
      })
      expect(none.status).toBe(422)
    })
  },
  registryEnv,
)
