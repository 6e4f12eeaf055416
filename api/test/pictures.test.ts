import { setMaxListeners } from 'node:events'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { PICTURE_WIDTHS } from '@brightfill/shared/constants'
import sharp from 'sharp'
import { startApi } from '../tooling/apiProcess'
import { hasPostgresql } from './postgresql'
import { postgresDatabase } from './prepared'
import { root, Site, seededSite } from './site'

/** Where Linux shares the processor between sessions: the session of the low-priority process. */
function yieldingGroups(api: number): string[] {
  if (!existsSync('/proc/self/autogroup')) return []
  const makers = readFileSync(`/proc/${api}/task/${api}/children`, 'utf8')
    .trim()
    .split(' ')
    .filter((pid) => readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('yielding'))
  expect(makers).not.toEqual([])
  return makers.map((pid) => readFileSync(`/proc/${pid}/autogroup`, 'utf8').trim())
}

const emptyDatabase = async () => (hasPostgresql ? { DATABASE_URL: await postgresDatabase('empty') } : undefined)

describe('copies of pictures', () => {
  let dataDir: string
  let site: Site
  beforeAll(async () => {
    const own = await seededSite()
    dataDir = own.dataDir
    const api = await startApi({ root, ...own })
    site = new Site(api.url, api.stop)
  }, 180_000)
  afterAll(async () => {
    await site?.stop()
    rmSync(dataDir, { recursive: true, force: true })
  })

  const pictures = readdirSync(path.join(root, 'api/seed/media/machines'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.webp'))
    .map((name) => `/storage/machines/${name}`)
  /** The addresses of this many different copies. */
  const copies = (count: number, format: string) =>
    pictures.flatMap((name) => PICTURE_WIDTHS.map((w) => `${name}?w=${w}&format=${format}`)).slice(0, count)
  const ask = (address: string, client: string, signal?: AbortSignal) =>
    fetch(site.url + address, { headers: { 'X-Forwarded-For': client }, signal })
  const made = (folder = dataDir) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
      (name) =>
        name.startsWith('derivatives/') && /\.(avif|webp)$/.test(path.basename(name)) && /-\d+\.\w+$/.test(name),
    )

  it('are refused to a client that asks for too many, still made for others, and dropped when their client has left', async () => {
    const gone = new AbortController()
    setMaxListeners(0, gone.signal)
    const asked = copies(70, 'avif').map((address) => ask(address, '203.0.113.1', gone.signal))
    const refused = await Promise.race(
      asked.map(async (answer) => ((await answer).ok ? new Promise<never>(() => {}) : answer)),
    )
    expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([503, true])
    expect((await ask(`${pictures.at(-1)}?w=320&format=avif`, '203.0.113.2')).status).toBe(200)
    gone.abort()
    await Promise.allSettled(asked)
    expect((await ask(`${pictures.at(-2)}?w=320&format=avif`, '203.0.113.2')).status).toBe(200)
    const before = made().length
    await wait(1500)

    expect(made().length).toBe(before)
    expect(before).toBeLessThan(30)
  })

  it('are made once for simultaneous requests, which take one place in the queue', async () => {
    const address = `${pictures.at(-3)}?w=640&format=avif`
    const answers = await Promise.all(Array.from({ length: 90 }, () => ask(address, '203.0.113.5')))

    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  })

  it('are removed once a replaced picture has a new copy', async () => {
    const name = String(pictures.at(-4)).replace('/storage/', '')
    const ofPicture = () => readdirSync(path.join(dataDir, 'derivatives', name))
    await ask(`/storage/${name}?w=320&format=webp`, '203.0.113.6')
    const [before] = ofPicture()
    const later = new Date(Date.now() + 60_000)
    utimesSync(path.join(dataDir, 'media', name), later, later)
    await ask(`/storage/${name}?w=480&format=webp`, '203.0.113.6')

    expect(ofPicture()).toEqual([expect.stringMatching(/-480\.webp$/)])
    expect(ofPicture()).not.toContain(before)
  })

  it('are made of phone pictures with 48 megapixels [R-777]', async () => {
    const picture = sharp({ create: { width: 8064, height: 6048, channels: 3, background: '#0b1f3a' } })
    await picture.jpeg().toFile(path.join(dataDir, 'media/phone.jpg'))
    const copy = await ask('/storage/phone.jpg?w=320&format=avif', '203.0.113.7')
    expect([copy.status, copy.headers.get('content-type')]).toEqual([200, 'image/avif'])
  })

  it('are available under any name, as is the picture itself [R-068]', async () => {
    const picture = sharp({ create: { width: 10, height: 10, channels: 3, background: '#0b1f3a' } })
    await picture.jpeg().toFile(path.join(dataDir, 'media/50% off #1?.jpg'))
    const address = '/storage/50%25%20off%20%231%3F.jpg'
    for (const size of ['', '?w=320&format=webp']) expect((await ask(address + size, '203.0.113.9')).status).toBe(200)
  })

  it('of an animated picture have all its frames, in the format that supports them [R-777]', async () => {
    const frame = (background: string) =>
      sharp({ create: { width: 700, height: 500, channels: 3, background } })
        .png()
        .toBuffer()
    const frames = await Promise.all(['#0b1f3a', '#ffffff'].map(frame))
    await sharp(frames, { join: { animated: true } })
      .gif()
      .toFile(path.join(dataDir, 'media/moving.gif'))
    const copy = await ask('/storage/moving.gif?w=320&format=webp', '203.0.113.8')
    expect(copy.status).toBe(200)
    const { width, pages } = await sharp(await copy.arrayBuffer(), { animated: true }).metadata()
    expect([width, pages]).toEqual([320, 2])
    expect((await ask('/storage/moving.gif?w=320&format=avif', '203.0.113.8')).status).toBe(404)
  })

  it('of the top picture of the home page are ready for most screens after an import [R-713]', async () => {
    const { dataDir: folder, env } = await seededSite()
    const poster = 'video/banner-filling-line-poster.webp'
    for (const name of readdirSync(path.join(folder, 'media'), { recursive: true, encoding: 'utf8' }))
      if (name.includes('.') && name !== poster) rmSync(path.join(folder, 'media', name))
    const api = await startApi({ root, dataDir: folder, env: { ...env, PICTURES_AHEAD: '1' } })
    const own = new Site(api.url, api.stop)
    const content = { options: {}, pages: [], posts: [], machines: [] }
    const catalogue = { categories: [], bottles: [], beverages: [], manufacturers: [] }
    expect((await own.importContent({ ...content, catalogue })).status).toBe(200)
    const wanted = PICTURE_WIDTHS.filter((width) => width <= 1280)
    const widths = () => made(folder).map((name) => Number(name.match(/-(\d+)\.avif$/)?.[1]))
    for (let tries = 0; tries < 300 && widths().length < wanted.length; tries += 1) await wait(200)
    expect(new Set(widths())).toEqual(new Set(wanted))
    await own.stop()
    rmSync(folder, { recursive: true, force: true })
  }, 120_000)

  it('in common sizes are made in advance for a new site', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'brightfill-pictures-'))
    const env = { ...(await emptyDatabase()), SEED: 'demo', PICTURES_AHEAD: '1' }
    const fresh = await startApi({ root, dataDir: folder, env })
    for (let tries = 0; tries < 500 && made(folder).length === 0; tries += 1) await wait(200)
    expect(made(folder).length).toBeGreaterThan(0)
    for (const group of yieldingGroups(Number(fresh.pid))) expect(group).toMatch(/ nice 19$/)
    await fresh.stop()
    rmSync(folder, { recursive: true, force: true })
  }, 180_000)

  it('are made only on request if the operator wants that', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'brightfill-asked-'))
    const env = { ...(await emptyDatabase()), SEED: 'demo', PICTURES_AHEAD: '0' }
    const api = await startApi({ root, dataDir: folder, env })
    const { status } = await fetch(`${api.url}${pictures[0]}?w=320&format=avif`)
    await wait(2_000)
    await api.stop()
    const found = made(folder)
    rmSync(folder, { recursive: true, force: true })

    expect(status).toBe(200)
    expect(found).toEqual([expect.stringMatching(/-320\.avif$/)])
  })
})
