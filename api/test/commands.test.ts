import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startApi } from '../tooling/apiProcess.mjs'
import { runCommand } from './command'
import { root, Site } from './site'

describe('commands of the api', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'brightfill-commands-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  it('give an empty site its pages, without machines, once only [R-557]', async () => {
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

  it('check what a public site needs, and name what is missing', async () => {
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

  it('say in one line what is no command', async () => {
    const { code, output } = await runCommand(['fly'], { DATA_DIR: folder })
    expect([code, output.trim().split('\n')]).toEqual([1, [expect.stringContaining('There is no command "fly"')]])
  })
})
