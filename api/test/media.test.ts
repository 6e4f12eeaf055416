import sharp from 'sharp'
import { aFilm, aPdf, aPicture, knownFiles, upload } from './mediaFiles'
import { newPerson, Office } from './office'
import { onDatabases } from './site'

const storage = (path: string) => path.replace(/^public\//, '/storage/')

onDatabases('the media library', (site) => {
  let office: Office
  beforeAll(async () => {
    await newPerson(site(), 'editor@media.example', ['editor'], 'Priya Nair')
    office = await Office.open(site(), 'editor@media.example')
    await knownFiles(office)
  })
  const bytesOf = async (address: string) => {
    const answer = await fetch(site().url + address)
    expect(answer.status).toBe(200)
    return Buffer.from(await answer.arrayBuffer())
  }

  it('stores a picture upright and without its location, with a copy at once [O-28, O-29]', async () => {
    const taken = await aPicture(1200, 800)
      .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1' }, IFD0: { Model: 'Phone 9' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    expect((await sharp(taken).metadata()).exif).toBeDefined()

    const { status, body } = await upload(office, 'Line #2 – 50%?.JPG', taken)

    expect(status).toBe(200)
    expect(body.data).toMatchObject({
      name: 'Line #2 – 50%?.JPG',
      kind: 'picture',
      width: 800,
      height: 1200,
      alt: null,
    })
    expect(body.data).toMatchObject({ focal: { x: 50, y: 50 }, added_by: 'Priya Nair', used: 0, uses: [] })
    expect(body.data.path).toMatch(/^public\/uploads\/line-2-50-[\da-f]{12}\.jpg$/)
    const { exif, orientation, width } = await sharp(await bytesOf(storage(body.data.path))).metadata()
    expect({ exif, orientation, width }).toEqual({ exif: undefined, orientation: undefined, width: 800 })
    const copy = await sharp(await bytesOf(`${storage(body.data.path)}?w=320&format=avif`)).metadata()
    expect([copy.width, copy.height]).toEqual([320, 480])
  })

  it('recognises the same bytes under any name, and stores them once [O-29]', async () => {
    const bytes = await aPicture(900, 600, '#123456').png().toBuffer()
    const [first, second] = await Promise.all([upload(office, 'a.png', bytes), upload(office, 'b.png', bytes)])
    const third = await upload(office, 'c.jpg', bytes)
    expect(new Set([first, second, third].map(({ body }) => body.data.id)).size).toBe(1)
    expect(third.body.data.path).toBe(first.body.data.path)
  })

  it.each(['jpeg', 'png', 'webp', 'avif', 'gif'] as const)(
    'accepts %s by its content, whatever its name [O-28]',
    async (format) => {
      const bytes = await aPicture(640, 480, '#445566').toFormat(format).toBuffer()
      const { status, body } = await upload(office, 'picture.exe', bytes)
      expect([status, body.message ?? '']).toEqual([200, ''])
      const ending = { jpeg: 'jpg', png: 'png', webp: 'webp', avif: 'webp', gif: 'png' }[format]
      expect(body.data.path).toMatch(new RegExp(`^public/uploads/picture-[\\da-f]{12}\\.${ending}$`))
      expect((await sharp(await bytesOf(storage(body.data.path))).metadata()).width).toBe(640)
    },
  )

  it('stores a film without its location, at exactly the same length [O-28, O-29]', async () => {
    const { status, body } = await upload(office, 'test run.mp4', aFilm())
    expect([status, body.data.kind]).toEqual([200, 'film'])
    const stored = await bytesOf(storage(body.data.path))
    expect(stored).toHaveLength(aFilm().length)
    expect(stored.includes('+51.5074') || stored.includes('Model of the phone')).toBe(false)
    expect(stored.includes(Buffer.alloc(4096, 7))).toBe(true)
  })

  it('serves a PDF as a download [O-28]', async () => {
    const { body } = await upload(office, 'data sheet.pdf', aPdf())
    expect(body.data).toMatchObject({ kind: 'pdf', width: null, height: null })
    const answer = await fetch(site().url + storage(body.data.path))
    expect([answer.headers.get('content-type'), answer.headers.get('content-disposition')]).toEqual([
      'application/pdf',
      'attachment',
    ])
  })

  it('lists files that were already in the store, and finds them by name, text and kind', async () => {
    const list = (query: string) => office.get(`/media?${query}`)
    const found = (await list('search=rotary+01-hero')).body
    expect(found.total).toBe(1)
    expect(found.data[0]).toMatchObject({
      path: 'public/machines/rotary-filler/01-hero.webp',
      width: 1200,
      height: 900,
    })
    expect(found.data[0].used).toBeGreaterThan(0)
    await upload(office, 'sheet 9.pdf', aPdf('2 0 obj <</Type/Catalog>> endobj'))
    expect((await list('kind=pdf&search=sheet+9')).body.total).toBe(1)
    expect((await list('kind=film&search=sheet+9')).body.total).toBe(0)
    const unused = (await list('unused=1&perPage=100')).body
    expect(unused.data.every(({ used }: { used: number }) => used === 0)).toBe(true)
    expect(unused.total).toBeGreaterThan(0)
  })

  it('asks for the text of a picture once, and accepts "decorative" [O-30]', async () => {
    const { body } = await upload(office, 'text.png', await aPicture(320, 240, '#667788').png().toBuffer())
    const { id } = body.data
    const missing = async () => (await office.get(`/media?without_alt=1&search=text.png`)).body.total
    expect(await missing()).toBe(1)
    const described = await office.post(`/media/${id}`, { alt: ' Four valves ', focal: { x: 64, y: 52 } })
    expect(described.body.data).toMatchObject({ alt: 'Four valves', focal: { x: 64, y: 52 } })
    expect((await office.post(`/media/${id}`, { alt: '' })).body.data).toMatchObject({
      alt: '',
      focal: { x: 64, y: 52 },
    })
    expect(await missing()).toBe(0)
    expect((await office.post(`/media/${id}`, { focal: { x: 101, y: 0 } })).status).toBe(422)
  })

  it('reports a colleague who has described a picture in the meantime [O-90]', async () => {
    const { body } = await upload(office, 'both.png', await aPicture(320, 240, '#778899').png().toBuffer())
    const { id, version } = body.data
    await office.post(`/media/${id}`, { alt: 'Mine', version })
    const late = await office.post(`/media/${id}`, { alt: 'Theirs', version })
    expect([late.status, late.body.changed.present.data.alt]).toEqual([409, 'Mine'])
  })

  it('refuses to remove a file in use and says where it is used; replaces it everywhere, and keeps the old file for old documents [O-31]', async () => {
    const used = (await office.get('/media?search=homogeniser+01-hero')).body.data[0]
    const refused = await office.post(`/media/${used.id}/delete`)
    expect(refused.status).toBe(409)
    const uses = (await office.get(`/media/${used.id}`)).body.data.uses
    expect(uses[0]).toMatchObject({ kind: 'machine' })
    expect(refused.body.message).toContain(`This file is used by ${uses[0].title}`)

    await office.post(`/media/${used.id}`, { alt: 'A homogeniser' })
    const next = (await upload(office, 'new.jpg', await aPicture(1200, 900, '#99aabb').jpeg().toBuffer())).body.data
    const replaced = await office.post(`/media/${used.id}/replace`, { by: next.id })
    expect(replaced.body.data).toMatchObject({ id: next.id, alt: 'A homogeniser', uses })
    const machine = await site().post('/get/product-post', { slug: uses[0].key })
    expect(machine.body.data.images).toContain(next.path)
    expect(machine.body.data.images).not.toContain(used.path)
    await bytesOf(storage(used.path))
    expect((await office.get('/media?search=homogeniser+01-hero')).body.total).toBe(0)
    expect((await office.post(`/media/${next.id}/delete`)).status).toBe(409)
  })

  it('keeps a file that only a draft uses, and puts its replacement into the draft [O-31]', async () => {
    const one = (await upload(office, 'draft.png', await aPicture(320, 240, '#112233').png().toBuffer())).body.data
    const other = (await upload(office, 'other.png', await aPicture(320, 240, '#332211').png().toBuffer())).body.data
    const item = { name: 'Tray sealer', images: [one.path] }
    const made = (await office.post('/machines', { item })).body.data
    expect((await office.get(`/media/${one.id}`)).body.data.uses).toMatchObject([{ kind: 'draft', title: item.name }])
    expect((await office.post(`/media/${one.id}/delete`)).status).toBe(409)
    expect((await office.post(`/media/${one.id}/replace`, { by: other.id })).status).toBe(200)
    expect((await office.get(`/machines/${made.id}`)).body.data.item.images).toEqual([other.path])
  })

  it('gives visitors the text and the focal point of a picture, and nothing without them [O-30]', async () => {
    const file = (await office.get('/media?search=pasteuriser+01-hero')).body.data[0]
    const slug = (await office.get(`/media/${file.id}`)).body.data.uses[0].key
    const machine = async () => (await site().post('/get/product-post', { slug })).body.data
    expect(Object.keys(await machine())).not.toEqual(expect.arrayContaining(['focal']))
    await office.post(`/media/${file.id}`, { alt: 'A pasteuriser', focal: { x: 20, y: 80 } })
    expect(await machine()).toMatchObject({ focal: { [file.path]: '20% 80%' }, alts: { [file.path]: 'A pasteuriser' } })
    const { id } = await machine()
    const cards = (await site().post('/get/our-products', {})).body.data.concat(
      (await site().post('/get/products', { filters: { search: 'pasteuriser' } }, { as: 'json' })).body.data,
    )
    expect(cards.find((card: { id: number }) => card.id === id).focal).toEqual({ [file.path]: '20% 80%' })
    expect(cards.filter((card: object) => 'focal' in card)).toHaveLength(
      cards.filter((card: { id: number }) => card.id === id).length,
    )
  })

  it('gives the focal points of pictures in articles and page sections as well [O-30]', async () => {
    const point = async (path: string) => {
      const name = path.split('/').at(-1)
      const file = (await office.get(`/media?search=${name}`)).body.data.find(
        (one: { path: string }) => one.path === path,
      )
      await office.post(`/media/${file.id}`, { focal: { x: 30, y: 70 } })
    }
    const articles = async () => (await site().post('/get/blogs')).body.data
    const { image, slug } = (await articles())[0]
    await point(image)
    expect((await articles())[0].focal).toBe('30% 70%')
    expect((await articles())[1]).not.toHaveProperty('focal')
    expect((await site().post('/get/blog-post', { slug })).body.blog.focal).toBe('30% 70%')

    const discover = async () => (await site().get('/fields?url=/')).body.fields.by_key.discover.fields.Image
    const { focal, src } = await discover()
    expect(focal).toBeUndefined()
    await point(src)
    expect((await discover()).focal).toBe('30% 70%')
  })

  it('removes unused files with their copies [O-31]', async () => {
    const { body } = await upload(office, 'gone.jpg', await aPicture(700, 500, '#aabbcc').jpeg().toBuffer())
    const { id, path } = body.data
    expect((await office.post(`/media/${id}/delete`)).status).toBe(200)
    for (const query of ['', '?w=320&format=avif'])
      expect((await fetch(site().url + storage(path) + query)).status).toBe(404)
    expect((await office.post(`/media/${id}/delete`)).status).toBe(404)
  })
})
