import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startApi } from '../tooling/apiProcess'
import { runCommand } from './command'
import { RegistryClient, registryEnv } from './registryClient'
import { aRelease, archiveOf } from './releaseArchive'
import { root, Site, seededSite } from './site'

describe('commands of the api', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'brightfill-commands-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  it('give an empty site its pages, without machines, and only once [R-557]', async () => {
    const dataDir = path.join(folder, 'starter')
    expect((await runCommand(['migrate'], { DATA_DIR: dataDir })).code).toBe(0)
    expect((await runCommand(['seed', 'starter'], { DATA_DIR: dataDir })).output).toContain('content "starter"')
    expect((await runCommand(['seed', 'demo'], { DATA_DIR: dataDir })).output).toContain('nothing was changed')
    const api = await startApi({ root, dataDir })
    const site = new Site(api.url, api.stop)
    const home = await site.get('/api/fields?url=/')
    expect([home.status, home.body.fields.sections.length]).toEqual([200, 1])
    expect((await site.get(`/storage/${home.body.options.header.Logo.src.replace('public/', '')}`)).status).toBe(200)
    expect((await site.post('/get/products')).body.total).toBe(0)
    expect((await site.get('/storage/machines/capper/01-hero.webp')).status).toBe(404)
    await site.stop()
  }, 180_000)

  it('check the needs of a public site, and list what is missing', async () => {
    const { code, output } = await runCommand(['check'], {
      DATA_DIR: path.join(folder, 'check'),
      RATE_PROFILE: 'production',
      PUBLIC_ORIGIN: 'https://www.brightfill.test',
      PLATFORM_KEY: 'p'.repeat(32),
      DATABASE_URL: 'postgresql://nobody@127.0.0.1:1/none',
    })
    expect(code).toBe(1)
    expect(output).toMatch(/PUBLIC_ORIGIN +ok +https:\/\/www\.brightfill\.test/)
    expect(output).toMatch(/PLATFORM_KEY +ok +set/)
    expect(output).toMatch(/SHELL_KEY +MISSING/)
    expect(output).toMatch(/database +MISSING +connect ECONNREFUSED/)
    expect(output).toMatch(/mail +MISSING/)
  })

  it('check that a public site sets its database, because a missing variable is easy to overlook', async () => {
    const published = { RATE_PROFILE: 'production', PUBLIC_ORIGIN: 'https://www.brightfill.test' }
    const folders = { DATA_DIR: path.join(folder, 'check') }
    expect((await runCommand(['check'], { ...folders, ...published })).output).toMatch(/database +MISSING/)
    expect((await runCommand(['check'], folders)).output).toMatch(/database +ok +DATABASE_URL is unset: embedded/)
  })

  it('publish the first releases of a site, and keep those that teams have made live since [R-733]', async () => {
    const { dataDir, env: database } = await seededSite()
    const api = await startApi({ root, dataDir, env: { ...registryEnv, ...database } })
    const registry = new RegistryClient(api)
    const env = { ...registryEnv, DATA_DIR: dataDir, API_PORT: new URL(api.url).port }
    const live = async () =>
      (await registry.list()).filter(({ state }) => state === 'live').map(({ release }) => release)

    const first = packaged({ shell: 'shell000001', blog: 'blog0000001' })
    const { code, output } = await runCommand(['publish', first], env)
    expect([code, output]).toEqual([0, 'shell: shell000001 is live\nblog: blog0000001 is live\n'])
    await registry.publish('blog', 'ofteam000001')
    await registry.activate({ blog: 'ofteam000001' })

    const next = packaged({ shell: 'shell000002', blog: 'blog0000002' })
    const refused = await runCommand(['publish', next], env)
    expect([refused.code, refused.output]).toEqual([1, expect.stringContaining('blog@ofteam000001')])
    expect((await live()).sort()).toEqual(['ofteam000001', 'shell000001'])
    expect(await registry.list('shell')).toHaveLength(1)
    expect((await runCommand(['publish', '--all', next], env)).code).toBe(0)
    expect((await live()).sort()).toEqual(['blog0000002', 'shell000002'])
    await api.stop()
    rmSync(dataDir, { recursive: true, force: true })
  })

  /** A folder like those of `npm run package`. */
  function packaged(releases: Record<string, string>): string {
    const place = mkdtempSync(path.join(folder, 'releases-'))
    const list = Object.entries(releases).map(([name, release]) => {
      const file = `${name}-${release}.tgz`
      writeFileSync(path.join(place, file), archiveOf(aRelease(name, release)))
      return { name, release, file, signature: 'x'.repeat(86) }
    })
    writeFileSync(path.join(place, 'releases.json'), JSON.stringify(list))
    return place
  }

  it('refuse an unknown command in one line', async () => {
    const { code, output } = await runCommand(['fly'], { DATA_DIR: folder })
    expect([code, output.trim().split('\n')]).toEqual([1, [expect.stringContaining('Unknown command "fly"')]])
  })
})
