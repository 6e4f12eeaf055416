import { readOverride } from '@brightfill/shared/node'
import { Office } from './office'
import { RegistryClient, registryEnv, SHELL_KEY } from './registryClient'
import { onDatabases } from './site'

onDatabases(
  'a link to a release that is not live',
  (site) => {
    let registry: RegistryClient
    const override = (name: string, release: string, client = registry) => client.post(`/${name}/override`, { release })

    beforeAll(async () => {
      registry = new RegistryClient(site())
      await registry.begin('blog', 'catalogue')
      await registry.publish('blog', 'early0000001')
    })

    it('is signed for that release, its files and eight hours [R-740]', async () => {
      const { key } = await registry.newKey('blog', 'Blog team')
      const { status, body } = await override('blog', 'early0000001', registry.as(key))
      expect(status).toBe(200)
      const ticket = new URL(body.url).searchParams.get('override') ?? ''
      const read = readOverride(SHELL_KEY, ticket)
      expect(read).toMatchObject({
        name: 'blog',
        release: 'early0000001',
        digest: expect.stringMatching(/^[\w-]{64}$/),
      })
      expect(new Date((read?.until ?? 0) * 1000).toISOString()).toBe(body.until)
      expect(readOverride(SHELL_KEY, ticket, Date.parse(body.until))).toBeUndefined()
    })

    it('can be made by its team and by admins, and changes nothing for visitors [R-740]', async () => {
      const before = (await registry.call('GET', '')).body.version
      const { key } = await registry.newKey('catalogue', 'Catalogue team')
      expect((await override('blog', 'early0000001', registry.as(key))).status).toBe(403)
      const office = await Office.open(site(), 'staff@brightfill.example', 'Brightfill1')
      const made = await office.post('/releases/override', { name: 'blog', release: 'early0000001' })
      expect([made.status, made.body.url]).toEqual([200, expect.stringContaining('/?override=blog@early0000001.')])
      expect((await office.get('/activity?kind=release+shown+early')).body.data).toMatchObject([
        { thing: 'blog', after: 'early0000001' },
      ])
      expect((await registry.call('GET', '')).body.version).toBe(before)
    })

    it('is in the activation log, with who made it and from where [R-742]', async () => {
      const { key, id } = await registry.newKey('blog', 'Blog pipeline')
      await override('blog', 'early0000001', registry.as(key))
      const office = await Office.open(site(), 'staff@brightfill.example', 'Brightfill1')
      await office.post('/releases/override', { name: 'blog', release: 'early0000001' })
      const { data } = (await registry.call('GET', '/log?name=blog')).body
      const line = { action: 'override', releases: { blog: 'early0000001' } }
      expect(data.slice(0, 2)).toMatchObject([
        { ...line, by: expect.stringMatching(/\(office\) from 127\.0\.0\.1$/) },
        { ...line, by: `Blog pipeline (key ${id}) from 127.0.0.1` },
      ])
    })

    it('is refused for pages with passwords, and for releases that are live, missing or unfit [R-740]', async () => {
      await registry.publish('account', 'early0000001', { routes: [{ id: 'login', path: '/login' }] })
      await registry.publish('blog', 'future000001', { contract: '^9.0.0' })
      const refusals = [
        ['account', 'early0000001', 422, /^No one can preview a release of account/],
        ['shell', 'shell000001', 422, /^No one can preview a release of shell/],
        ['blog', 'blog000001', 422, 'blog@blog000001 is already live for everyone'],
        ['blog', 'nowhere00001', 404, 'There is no release blog@nowhere00001'],
        ['blog', 'future000001', 422, /^blog@future000001 was built for contract \^9\.0\.0/],
      ] as const
      for (const [name, release, status, message] of refusals) {
        const answer = await override(name, release)
        expect([answer.status, answer.body.message]).toEqual([
          status,
          typeof message === 'string' ? message : expect.stringMatching(message),
        ])
      }
    })
  },
  registryEnv,
)
