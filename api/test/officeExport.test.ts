import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { PLATFORM_KEY, startApi } from '../tooling/apiProcess'
import { aPicture, knownFiles, upload } from './mediaFiles'
import { newPerson, Office } from './office'
import { hasPostgresql } from './postgresql'
import { postgresDatabase } from './prepared'
import { root, Site, seededSite } from './site'

const running: Site[] = []

async function start(dataDir: string, env: Record<string, string>): Promise<Site> {
  const api = await startApi({ root, dataDir, env })
  const site = new Site(api.url, api.stop)
  running.push(site)
  return site
}

/** Creates machines in the office: published, renamed, sold, offline, deleted, and an unfinished draft. */
async function makeMachines(office: Office, pictures: string[]) {
  const { categories, bottles } = (await office.get('/catalogue')).body.data
  const begin = async (name: string, slug: string) => {
    const item = { name, slug, images: pictures, categories: [categories[0].name], bottles: [bottles[0].name] }
    return (await office.post('/machines', { item })).body.data
  }
  const act = async ({ id }: { id: number }, action: string, body: object = {}) => {
    const { version } = (await office.get(`/machines/${id}`)).body.data
    const { status, body: answer } = await office.post(`/machines/${id}/${action}`, { version, ...body })
    expect([action, status]).toEqual([action, 200])
    return answer.data
  }
  const sold = await begin('Sold capper', 'sold-capper')
  const specifications = [{ name: 'Heads', value: '8' }]
  const review = { rating: 5, review: 'Runs.', author: 'Ada', position: 'Owner', avatar: pictures[0] }
  await act(sold, 'draft', {
    item: {
      description: '<p>Closes <strong>twist-off</strong> caps.</p>',
      technical_specifications: [{ title: 'Capping', specifications }],
      reviews: [review],
      price: 48_500,
      year: 2019,
    },
  })
  await act(sold, 'publish')
  await act(sold, 'sale', { selling_state: 'sold' })
  const moved = await begin('Moved filler', 'former-filler')
  await act(moved, 'publish')
  await act(moved, 'draft', { item: { slug: 'moved-filler' } })
  await act(moved, 'publish')
  await act(moved, 'draft', { item: { name: 'Not public yet' } })
  await act(await begin('Offline labeller', 'offline-labeller'), 'publish')
  const offline = (await office.get('/machines?search=offline+labeller')).body.data[0]
  await act(offline, 'offline')
  const deleted = await begin('Deleted rinser', 'deleted-rinser')
  await act(deleted, 'publish')
  await act(deleted, 'delete')
  await begin('Only a draft', 'only-a-draft')
}

describe('content of the office, imported into an empty database', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'brightfill-carried-'))
  afterAll(async () => {
    await Promise.all(running.map(({ stop }) => stop()))
    rmSync(folder, { recursive: true, force: true })
  })

  it('is the same when it is exported from there, with its pictures [R-645]', async () => {
    const { dataDir, env } = await seededSite()
    const from = await start(dataDir, env)
    await newPerson(from, 'sales@carried.example', ['sales'])
    const office = await Office.open(from, 'sales@carried.example')
    const files = [await aPicture(900, 600, '#123456').png().toBuffer(), await aPicture(640, 480).jpeg().toBuffer()]
    const pictures: string[] = []
    for (const [place, bytes] of files.entries()) {
      const { path: picture, id } = (await upload(office, 'Line #2.jpg', bytes)).body.data
      pictures.push(picture)
      await office.post(`/media/${id}`, place === 0 ? { alt: 'Six valves', focal: { x: 20, y: 80 } } : { alt: '' })
    }
    await makeMachines(office, pictures)
    const carried = await from.exportContent()
    const names = carried.machines.map(({ name }: { name: string }) => name)
    expect(names).toEqual(expect.arrayContaining(['Sold capper', 'Moved filler', 'Offline labeller']))
    expect(names).not.toContain('Deleted rinser')
    const described = [
      { path: pictures[0], alt: 'Six valves', focal: { x: 20, y: 80 } },
      { path: pictures[1], alt: '', focal: { x: 50, y: 50 } },
    ]
    expect(carried.media).toEqual(expect.arrayContaining(described))

    cpSync(path.join(dataDir, 'media'), path.join(folder, 'media'), { recursive: true })
    const database: Record<string, string> = hasPostgresql ? { DATABASE_URL: await postgresDatabase('empty') } : {}
    const to = await start(folder, { ...database, SEED: 'none' })
    const checked = await to.post('/api/office/content/check', carried, { token: PLATFORM_KEY, as: 'json' })
    expect(checked.body.data.changes.media).toEqual({ added: [...pictures].sort(), changed: [] })
    expect((await to.importContent(carried)).status).toBe(200)
    expect(await to.exportContent()).toEqual(carried)
    const { product } = (await to.post('/get/product-post', { slug: 'former-filler' })).body
    expect(product).toMatchObject({ slug: 'moved-filler', name: 'Moved filler', images: pictures })
    expect(product).toMatchObject({
      alts: { [`${pictures[0]}`]: 'Six valves' },
      focal: { [`${pictures[0]}`]: '20% 80%' },
    })
    for (const picture of pictures) {
      const address = `${to.url}${picture.replace(/^public/, '/storage')}?w=320&format=avif`
      expect((await fetch(address)).status).toBe(200)
    }
    await newPerson(to, 'sales@carried.example', ['sales'])
    const library = await Office.open(to, 'sales@carried.example')
    await knownFiles(library)
    expect((await library.get('/media?search=six+valves')).body.data).toMatchObject([{ width: 900, height: 600 }])
    // The same bytes are the same file here too, with their text.
    const [bytes = new Uint8Array()] = files
    expect((await upload(library, 'Line #2.jpg', bytes)).body.data).toMatchObject({ alt: 'Six valves', used: 3 })
    rmSync(dataDir, { recursive: true, force: true })
  }, 240_000)
})
