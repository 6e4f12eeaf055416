import { createHash } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { create, extract } from 'tar'
import { startApi } from '../tooling/apiProcess'
import { withMachines } from '../tooling/largeContent'
import { runCommand } from './command'
import { untilWaiting } from './lockedOut'
import { onPostgresql } from './postgresql'
import type { DatabaseKind } from './prepared'
import { postgresDatabase, seededDataDir } from './prepared'
import { RegistryClient, registryEnv } from './registryClient'
import { root, Site } from './site'

const running: Site[] = []
const PLATFORM_KEY = 'the-platform-key-of-the-backup-tests'

describe('a backup', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'brightfill-backup-'))
  afterAll(async () => {
    await Promise.all(running.map(({ stop }) => stop()))
    rmSync(folder, { recursive: true, force: true })
  })
  it('of a running site restores an equal site (embedded)', () => comesBack('embedded', 'embedded'), 400_000)
  onPostgresql(
    'of a running site restores an equal site (postgresql)',
    () => comesBack('postgresql', 'postgresql'),
    400_000,
  )
  onPostgresql(
    'moves a site from the embedded database to a server',
    () => comesBack('embedded', 'postgresql'),
    400_000,
  )

  it('that an attacker changed adds neither links nor unlisted files, and cannot fill the disk', async () => {
    const work = mkdtempSync(path.join(folder, 'doctored-'))
    const file = path.join(work, 'site.tar.gz')
    expect((await runCommand(['backup', file], { DATA_DIR: seededDataDir() })).code).toBe(0)
    const parts = path.join(work, 'parts')
    mkdirSync(parts)
    await extract({ file, cwd: parts })
    const pack = (name: string) => create({ cwd: parts, file: name, gzip: true }, ['rows', 'media.json', 'media'])

    writeFileSync(path.join(parts, 'media/page.html'), 'not in the list')
    const added = path.join(work, 'added.tar.gz')
    await pack(added)
    const dataDir = path.join(work, 'restored')
    expect((await runCommand(['restore', added], { DATA_DIR: dataDir })).code).toBe(0)
    expect(existsSync(path.join(dataDir, 'media/page.html'))).toBe(false)
    writeFileSync(path.join(dataDir, 'media/later.html'), 'added to the site')
    const verified = await runCommand(['verify', file], { DATA_DIR: dataDir })
    expect(verified).toEqual({ code: 1, output: expect.stringContaining('media/later.html was added') })

    const secret = path.join(work, 'secret')
    writeFileSync(secret, 'of this machine')
    const sums = JSON.parse(readFileSync(path.join(parts, 'media.json'), 'utf8'))
    const sum = createHash('sha256').update('of this machine').digest('hex')
    writeFileSync(path.join(parts, 'media.json'), JSON.stringify({ ...sums, 'link.txt': sum }))
    symlinkSync(secret, path.join(parts, 'media/link.txt'))
    const linked = path.join(work, 'linked.tar.gz')
    await pack(linked)
    const refused = await runCommand(['restore', linked], { DATA_DIR: path.join(work, 'second') })
    expect(refused).toEqual({ code: 1, output: expect.stringContaining('media/link.txt is missing') })

    rmSync(path.join(parts, 'media'), { recursive: true })
    mkdirSync(path.join(parts, 'media'))
    writeFileSync(path.join(parts, 'media/zeros'), Buffer.alloc(300_000_000))
    writeFileSync(path.join(parts, 'media.json'), JSON.stringify({ zeros: '' }))
    const bomb = path.join(work, 'bomb.tar.gz')
    await pack(bomb)
    const endless = await runCommand(['restore', bomb], { DATA_DIR: path.join(work, 'third') })
    expect(endless).toEqual({ code: 1, output: expect.stringContaining('it is not a backup of a site') })
  }, 400_000)

  onPostgresql(
    'with a slow reader delays imports but no other calls, and is then complete',
    async () => {
      const url = await postgresDatabase()
      const site = await start({ DATA_DIR: seededDataDir('postgresql'), DATABASE_URL: url, ...registryEnv })
      const total = async () => (await site.post('/get/products')).body.total
      const before = await total()
      const backup = new pg.Client({ connectionString: url })
      backup.on('error', () => {}) // the server ends it when the test fails
      await backup.connect()
      await backup.query('begin isolation level repeatable read read only; select count(*) from machine')
      let done = false
      const importing = site.importContent(withMachines(await site.exportContent(), 100)).finally(() => {
        done = true
      })
      const waits: number[] = []
      const until = Date.now() + 15_000
      while (Date.now() < until) {
        const asked = performance.now()
        expect(await total()).toBe(before)
        waits.push(performance.now() - asked)
        await wait(20)
      }
      expect(done).toBe(false)
      expect(Math.max(...waits)).toBeLessThan(1_000) // not as long as the backup takes
      await backup.end()
      expect((await importing).body).toEqual({ result: 1 })
      expect(await total()).toBe(before + 100)
    },
    100_000,
  )

  onPostgresql(
    'has the content of an import that finishes while it waits',
    async () => {
      const url = await postgresDatabase()
      const site = await start({ DATA_DIR: seededDataDir('postgresql'), DATABASE_URL: url, ...registryEnv })
      const content = withMachines(await site.exportContent(), 10)
      const client = new pg.Client({ connectionString: url })
      client.on('error', () => {}) // the server ends it when the test fails
      await client.connect()
      await client.query('begin; lock table account') // the first table that a backup reads, and imports do not use
      const reading = site.get('/backup/rows', { Authorization: `Bearer ${registryEnv.PLATFORM_KEY}` })
      await untilWaiting(client, 1)
      expect((await site.importContent(content)).body).toEqual({ result: 1 })
      await client.end()
      const rows = String((await reading).body).split('\n')
      const rowsOf = (table: string) => rows.filter((row) => row.startsWith(`${table}\t`)).length
      const { machines, pages } = await site.exportContent()
      expect([rowsOf('machine'), rowsOf('page')]).toEqual([machines.length, pages.length])
    },
    100_000,
  )

  it('equals its running site until a file of the site changes', async () => {
    const dataDir = seededDataDir()
    const site = await start({ DATA_DIR: dataDir, ...registryEnv })
    const registry = new RegistryClient(site, registryEnv.PLATFORM_KEY)
    const run = (...words: string[]) =>
      runCommand(words, { DATA_DIR: dataDir, API_PORT: new URL(site.url).port, PLATFORM_KEY: registryEnv.PLATFORM_KEY })
    const file = path.join(folder, 'compared.tgz')
    const picture = path.join(dataDir, 'media', readdirSync(path.join(dataDir, 'media'))[0] ?? '', 'changed.txt')
    // The target of a link is a file of the site too.
    const elsewhere = path.join(folder, 'elsewhere.txt')
    writeFileSync(elsewhere, 'x')
    symlinkSync(elsewhere, picture)
    await registry.live()
    expect((await run('backup', file)).code).toBe(0)
    expect((await run('backup', file)).output).toContain('already exists')
    await registry.live('another-server')
    expect((await run('verify', file)).output).toContain('Equal: ')

    writeFileSync(picture, 'y')
    const { code, output } = await run('verify', file)
    expect([code, output]).toEqual([1, expect.stringContaining('changed.txt is another file')])
    await site.stop()
    expect((await run('restore', file)).output).toContain('There is a site in this')
    rmSync(dataDir, { recursive: true, force: true })
  }, 400_000)

  async function comesBack(from: DatabaseKind, to: DatabaseKind) {
    const source = {
      DATA_DIR: seededDataDir(from),
      ...(from === 'postgresql' && { DATABASE_URL: await postgresDatabase() }),
    }
    const file = path.join(folder, `${from}-${to}.tgz`)
    const site = await start(source)
    const before = await crawl(site)
    const load = sendForms(site)
    const { code, output } = await runCommand(['backup', file], {
      ...source,
      API_PORT: new URL(site.url).port,
      PLATFORM_KEY,
    })
    const acknowledged = await load.stop()
    expect([code, output]).toEqual([0, expect.stringMatching(/\d{3,} rows of \d{2} tables, \d{2,} files of media/)])
    expect(acknowledged).toBeGreaterThan(1)
    await site.stop()

    const target = {
      DATA_DIR: path.join(folder, `${from}-${to}`),
      ...(to === 'postgresql' && { DATABASE_URL: await postgresDatabase('empty') }),
    }
    expect(await runCommand(['restore', file], target)).toEqual({
      code: 0,
      output: expect.stringContaining('The site has'),
    })
    expect(await runCommand(['verify', file], target)).toEqual({ code: 0, output: expect.stringContaining('Equal: ') })
    const restored = await start(target)
    expect(await crawl(restored)).toEqual(before)
    expect(Object.keys(before).length).toBeGreaterThan(80)
    expect(await restored.signIn()).toBeTruthy()
    expect((await restored.post('/submit-form-footer', form(0))).status).toBe(201)
    await restored.stop()
    for (const { DATA_DIR } of [source, target]) rmSync(DATA_DIR, { recursive: true, force: true })
  }
})

async function start({ DATA_DIR, ...env }: { DATA_DIR: string; DATABASE_URL?: string }): Promise<Site> {
  const api = await startApi({ root, dataDir: DATA_DIR, env: { PLATFORM_KEY, ...env } })
  const site = new Site(api.url, api.stop)
  running.push(site)
  return site
}

const form = (number: number) => ({ name: 'Ada', company_name: `Company ${number}`, phone: '01632 960001' })

function sendForms(site: Site) {
  let stopped = false
  const sending = (async () => {
    let acknowledged = 0
    for (; !stopped; acknowledged += 1)
      expect((await site.post('/submit-form-footer', form(acknowledged))).status).toBe(201)
    return acknowledged
  })()
  return {
    stop() {
      stopped = true
      return sending
    },
  }
}

/** All pages, machines, articles and pictures of a site, by address. */
async function crawl(site: Site): Promise<Record<string, unknown>> {
  const found: Record<string, unknown> = {}
  for (const { url } of (await site.get('/api/pages')).body)
    found[url] = (await site.get(`/api/fields?url=${url}`)).body
  const machines = []
  for (let page = 1, last = 1; page <= last; page += 1) {
    const { body } = await site.post('/get/products', { page })
    last = body.total_pages
    machines.push(...body.data)
  }
  for (const { slug } of machines) found[slug] = (await site.post('/get/product-post', { slug })).body
  for (const { slug } of (await site.post('/get/blogs')).body.data)
    found[`blogs/${slug}`] = (await site.post('/get/blog-post', { slug })).body
  const pictures = new Set(JSON.stringify(found).match(/public\/[\w/.-]+\.\w+/g))
  for (const picture of pictures) {
    const answer = await fetch(`${site.url}/storage/${picture.replace('public/', '')}`)
    const bytes = Buffer.from(await answer.arrayBuffer())
    found[picture] = [answer.status, createHash('sha256').update(bytes).digest('hex')]
  }
  return found
}
