import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { AwsClient } from 'aws4fetch'
import { startApi } from '../tooling/apiProcess'
import { startStore } from '../tooling/privateStore'
import { runCommand } from './command'
import { aPicture, upload } from './mediaFiles'
import { newPerson, Office } from './office'
import { seededDataDir } from './prepared'
import { root, Site } from './site'

const seed = path.join(root, 'api/seed/media')
const film = readdirSync(path.join(seed, 'video')).find((name) => name.endsWith('.mp4')) ?? ''
const copy = '/storage/machines/capper/01-hero.webp?w=320&format=webp'

describe('media in an S3-compatible store', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'brightfill-stored-'))
  const dataDirs = { first: path.join(folder, 'first'), second: seededDataDir() }
  let store: Awaited<ReturnType<typeof startStore>>
  /** It fills the store; the other one only has a database. */
  let first: Site
  let second: Site
  const start = async (dataDir: string) => {
    const api = await startApi({ root, dataDir, env: { S3_URL: store.url } })
    return new Site(api.url, api.stop)
  }
  const keysBelow = async (...prefixes: string[]) => {
    const { client, address } = bucketOf(store.url)
    const lists = await Promise.all(
      prefixes.map(async (prefix) => (await client.fetch(`${address}?list-type=2&prefix=${prefix}`)).text()),
    )
    return [...lists.join('').matchAll(/<Key>([^<]+)</g)].map(([, key = '']) => key)
  }
  const ask = (site: Site, address: string, headers: Record<string, string> = {}, method = 'GET') =>
    fetch(site.url + address, { headers, method })

  beforeAll(async () => {
    store = await startStore()
    for (const name of ['media', 'derivatives', 'sheets'])
      rmSync(path.join(dataDirs.second, name), { recursive: true, force: true })
    first = await start(dataDirs.first)
    second = await start(dataDirs.second)
  }, 180_000)
  afterAll(async () => {
    await Promise.all([first?.stop(), second?.stop()])
    await store?.stop()
    for (const used of [folder, dataDirs.second]) rmSync(used, { recursive: true, force: true })
  })

  it('are all served by an api that starts with an empty folder [R-613]', async () => {
    const files = readdirSync(seed, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      // Files of the starter.
      .filter(({ name }) => !name.startsWith('your-'))
    expect(files.length).toBeGreaterThan(50)
    for (const { parentPath, name } of files) {
      const file = path.join(parentPath, name)
      const answer = await ask(second, `/storage/${path.relative(seed, file)}`)
      expect(answer.status).toBe(200)
      expect(Buffer.from(await answer.arrayBuffer()).equals(readFileSync(file))).toBe(true)
    }
    for (const dataDir of Object.values(dataDirs)) expect(existsSync(path.join(dataDir, 'media'))).toBe(false)
  })

  it('have each copy and each data sheet once for all apis [R-366]', async () => {
    const made = await ask(first, copy)
    const again = await ask(second, copy)
    expect([made.status, made.headers.get('content-type')]).toEqual([200, 'image/webp'])
    expect(made.headers.get('last-modified')).toBeTruthy()
    for (const name of ['etag', 'last-modified', 'content-length'])
      expect(again.headers.get(name)).toBe(made.headers.get(name))
    expect(await again.arrayBuffer()).toEqual(await made.arrayBuffer())

    const sheet = '/data-sheets/screw-capper-sc-12-servo.pdf'
    const drawn = await ask(first, sheet)
    expect([drawn.status, drawn.headers.get('content-type')]).toEqual([200, 'application/pdf'])
    expect((await drawn.text()).length).toBeGreaterThan(30_000) // with its pictures
    const known = { 'If-None-Match': drawn.headers.get('etag') ?? '' }
    expect((await ask(first, sheet, known)).status).toBe(304)
  })

  it('show a picture that was replaced in the store, even right after its old copy was read', async () => {
    const name = 'machines/capper/01-hero.webp'
    const before = await (await ask(second, copy)).arrayBuffer()
    const { client, address: bucket } = bucketOf(store.url)
    const put = (file: string) =>
      client.fetch(`${bucket}/media/${name}`, { method: 'PUT', body: readFileSync(path.join(seed, file)) })
    expect((await put('machines/labeller/01-top.webp')).status).toBe(200)
    const made = await keysBelow(`derivatives/${name}`)
    for (const key of made) await client.fetch(`${bucket}/${key}`, { method: 'DELETE' })
    const after = await ask(second, copy)
    await put(name)

    expect(made.length).toBeGreaterThan(0)
    expect(after.status).toBe(200)
    expect(Buffer.from(await after.arrayBuffer()).equals(Buffer.from(before))).toBe(false)
  })

  it('are served in ranges for film players [R-613]', async () => {
    const address = `/storage/video/${film}`
    const bytes = readFileSync(path.join(seed, 'video', film))
    const head = await ask(first, address, {}, 'HEAD')
    expect([head.status, Number(head.headers.get('content-length'))]).toEqual([200, bytes.length])
    expect([head.headers.get('content-type'), head.headers.get('accept-ranges')]).toEqual(['video/mp4', 'bytes'])

    const part = await ask(first, address, { Range: 'bytes=1000-1999' })
    expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 1000-1999/${bytes.length}`])
    expect(Buffer.from(await part.arrayBuffer()).equals(bytes.subarray(1000, 2000))).toBe(true)

    const etag = head.headers.get('etag') ?? ''
    const resumed = await ask(first, address, { Range: 'bytes=1000-1999', 'If-Range': etag })
    const changed = await ask(first, address, { Range: 'bytes=1000-1999', 'If-Range': '"another"' })
    const outside = await ask(first, address, { Range: `bytes=${bytes.length}-` })
    const known = await ask(first, address, { 'If-None-Match': etag })
    const missing = await ask(first, '/storage/video/none.mp4')
    const statuses = [resumed, changed, outside, known, missing].map(({ status }) => status)
    expect(statuses).toEqual([206, 200, 416, 304, 404])
    expect(Buffer.from(await changed.arrayBuffer()).equals(bytes)).toBe(true)
  })

  it('include uploads by staff for all apis, under any name, and no removed files [O-32]', async () => {
    await newPerson(first, 'editor@store.example', ['editor'])
    const office = await Office.open(first, 'editor@store.example')
    const bytes = await aPicture(900, 600).jpeg().toBuffer()
    const { status, body } = await upload(office, 'Füller #2 + 50%?.jpg', bytes)
    expect(status).toBe(200)
    const address = body.data.path.replace('public/', '/storage/')
    expect((await ask(second, address)).headers.get('content-type')).toBe('image/jpeg')
    expect((await ask(second, `${address}?w=320&format=avif`)).headers.get('content-type')).toBe('image/avif')
    expect((await office.get('/media?search=capper')).body.total).toBeGreaterThan(0)
    expect((await upload(office, 'broken.jpg', bytes.subarray(0, 400))).status).toBe(422)
    expect((await office.post(`/media/${body.data.id}/delete`)).status).toBe(200)
    expect((await ask(first, address)).status).toBe(404)
    expect(await keysBelow('media/uploads/', 'derivatives/uploads/')).toEqual([])
  })

  it('keep replaced files for old documents and files in use, but nothing of a refused upload [O-31, O-32]', async () => {
    await newPerson(first, 'media@store.example', ['editor'])
    const office = await Office.open(first, 'media@store.example')
    const before = await keysBelow('media/uploads/', 'derivatives/uploads/')
    const former = (await upload(office, 'former.jpg', await aPicture(900, 600).jpeg().toBuffer())).body.data
    const next = (await upload(office, 'next.jpg', await aPicture(800, 600).jpeg().toBuffer())).body.data
    const address = ({ path: name }: { path: string }) => name.replace('public/', '/storage/')
    const made = (await office.post('/machines', { item: { name: 'Stored', images: [former.path] } })).body.data
    expect((await office.post(`/media/${former.id}/delete`)).status).toBe(409)
    expect((await office.post(`/media/${former.id}/replace`, { by: next.id })).status).toBe(200)
    expect((await office.get(`/machines/${made.id}`)).body.data.item.images).toEqual([next.path])
    expect((await office.post(`/media/${next.id}/delete`)).status).toBe(409)
    for (const file of [former, next]) expect((await ask(second, address(file))).status).toBe(200)

    const { version } = (await office.get(`/machines/${made.id}`)).body.data
    expect((await office.post(`/machines/${made.id}/discard`, { version })).status).toBe(200)
    for (const { id } of [former, next]) expect((await office.post(`/media/${id}/delete`)).status).toBe(200)
    const bytes = await aPicture(900, 700).jpeg().toBuffer()
    const refused = [bytes.subarray(0, 300), Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), Buffer.alloc(0)]
    for (const hostile of refused) expect((await upload(office, 'refused.jpg', hostile)).status).toBe(422)
    expect(await keysBelow('media/uploads/', 'derivatives/uploads/')).toEqual(before)
    expect(readdirSync(path.join(dataDirs.first, 'incoming'))).toEqual([])
  })

  it('can be restored from a backup into another folder of the store', async () => {
    const file = path.join(folder, 'site.tgz')
    const site = { DATA_DIR: path.join(folder, 'restored'), S3_URL: `${store.url}/restored` }
    await first.stop()
    const saved = await runCommand(['backup', file], { DATA_DIR: dataDirs.first, S3_URL: store.url })
    expect(saved).toEqual({ code: 0, output: expect.stringMatching(/\d{2,} files of media/) })
    expect((await runCommand(['restore', file], site)).output).toContain('The site has')
    expect((await runCommand(['verify', file], site)).output).toContain('Equal: ')
    first = await start(dataDirs.first)
    const elsewhere = await runCommand(['verify', file], { ...site, S3_URL: `${store.url}/nowhere` })
    expect([elsewhere.code, elsewhere.output]).toEqual([1, expect.stringContaining('.webp is missing')])
  }, 180_000)

  it('answer 503 while the store is down, and recover with it; everything else keeps working', async () => {
    expect((await ask(first, copy)).status).toBe(200)
    await store.kill()
    for (const address of [copy, `/storage/video/${film}`, '/data-sheets/screw-capper-sc-12-servo.pdf']) {
      const answer = await ask(first, address)
      expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5'])
    }
    expect((await first.get('/api/fields?url=/')).status).toBe(200)
    expect((await first.get('/readyz')).status).toBe(200)
    expect((await first.get('/metrics')).body).toMatch(/^brightfill_store_failures_total [1-9]/m)
    const checked = await runCommand(['check'], { DATA_DIR: dataDirs.first, S3_URL: store.url })
    expect(checked.output).toMatch(/store .*ECONNREFUSED/)
    expect(checked.output).not.toContain('S3RVER')
    await second.stop()
    second = await start(dataDirs.second)
    expect((await second.get('/api/fields?url=/')).status).toBe(200)

    await store.start()
    for (const site of [first, second]) expect((await ask(site, copy)).status).toBe(200)
    expect((await runCommand(['check'], { DATA_DIR: dataDirs.first, S3_URL: store.url })).output).toMatch(
      /store .*answers/,
    )
  }, 120_000)

  it('answer 503 within seconds while the store hangs', async () => {
    store.pause()
    const started = Date.now()
    const answers = await Promise.all([ask(first, copy), ask(first, `/storage/video/${film}`)])
    expect(answers.map(({ status }) => status)).toEqual([503, 503])
    expect(Date.now() - started).toBeLessThan(9_000)
    store.resume()
    expect((await ask(first, copy)).status).toBe(200)
  })
})

function bucketOf(url: string) {
  const { origin, pathname, username, password } = new URL(url)
  const client = new AwsClient({ accessKeyId: username, secretAccessKey: password, service: 's3' })
  return { client, address: origin + pathname }
}
