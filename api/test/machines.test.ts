import { onDatabases } from './site'

const allPages = 4

onDatabases('machines', (site) => {
  const list = async (filters: object = {}, page: number | string = 1) =>
    (await site().post('/get/products', { page, filters })).body
  const names = async (filters: object) => (await list(filters)).data.map(({ name }: { name: string }) => name)

  it('pages are stable, without gaps and duplicates, and the page after the last is empty [R-596, R-599]', async () => {
    const pages = await Promise.all(Array.from({ length: allPages }, (_, index) => list({}, index + 1)))
    const ids = pages.flatMap(({ data }) => data.map(({ id }: { id: number }) => id))
    const after = await list({}, allPages + 1)

    expect(new Set(ids).size).toBe(pages[0].total)
    expect(pages[0]).toMatchObject({ current_page: 1, total_pages: allPages, total: 40 })
    expect(after).toMatchObject({ data: [], total_pages: allPages })
  })

  it.each(['abc', 0, -3, 1.5, ''])('page "%s" counts as page 1 [R-596]', async (page) => {
    expect(await list({}, page)).toEqual(await list({}, 1))
  })

  it('sort 2 is the reverse of sort 1 [R-599]', async () => {
    const newest = await list({ sortBy: 1 })
    const oldest = await list({ sortBy: 2 }, allPages)

    expect(oldest.data.reverse().map(({ id }: { id: number }) => id)).toEqual(
      newest.data.slice(0, oldest.data.length).map(({ id }: { id: number }) => id),
    )
    expect((await site().post('/get/products', { filters: { sortBy: 9 } })).status).toBe(422)
  })

  it('choices widen within a list and narrow between lists; unknown ids match nothing [R-305, R-598]', async () => {
    const { body } = await site().post('/get/category')
    const [first, second] = body.category
    const bottle = body.bottles[0]
    const total = async (filters: object) => (await list(filters)).total
    const one = await total({ category: { value: [first.id] } })
    const two = await total({ category: { value: [first.id, second.id] } })
    const narrowed = await total({ category: { value: [first.id] }, bottles: { value: [bottle.id] } })

    expect(one).toBe(first.count)
    expect(two).toBeGreaterThan(one)
    expect(narrowed).toBeLessThanOrEqual(one)
    expect(await total({ category: { value: [999_999] } })).toBe(0)
    expect(await total({ category: { value: [first.id, 999_999] } })).toBe(one)
  })

  it('the count of an option is the number of machines it would show, given the other filters [R-318, R-601]', async () => {
    const bottles = { value: [(await site().post('/get/category')).body.bottles[0].id] }
    const { body } = await site().post('/get/category', { filters: { bottles } })
    for (const { id, count } of body.category)
      expect((await list({ bottles, category: { value: [id] } })).total).toBe(count)
  })

  it('manufacturers and conditions come from the machines, and have counts like other options [R-369, R-318]', async () => {
    const { body } = await site().post('/get/category')
    const namesOf = (options: { name: string }[]) => options.map(({ name }) => name)
    const [maker] = body.manufacturer
    const narrowed = (await site().post('/get/category', { filters: { manufacturer: { value: [maker.id] } } })).body

    expect(namesOf(body.manufacturer)).toEqual([...namesOf(body.manufacturer)].sort())
    expect(namesOf(body.condition)).toEqual(expect.arrayContaining(['As new', 'Pre-owned', 'Rebuilt']))
    expect(narrowed.manufacturer).toEqual(body.manufacturer)
    for (const kind of ['category', 'condition'])
      for (const { id, count } of narrowed[kind])
        expect((await list({ manufacturer: { value: [maker.id] }, [kind]: { value: [id] } })).total).toBe(count)
  })

  it('output per hour narrows the list to machines with that figure, including packs per minute [R-369]', async () => {
    const { output } = (await site().post('/get/category')).body
    const said = await list({ output: [output.min, output.max] })

    expect(said.total).toBeGreaterThan(20)
    expect(said.total).toBeLessThan(40)
    expect(await names({ output: [2_700, 2_700] })).toHaveLength(1)
    expect(await names({ output: [25, 25] })).toHaveLength(1) // 25 m³/h per circuit
  })

  it('price and year narrow the list, and only then exclude machines without a price [R-308, R-598]', async () => {
    const { price, year } = (await site().post('/get/category')).body
    const priced = await list({ price: [price.min, price.max] })

    expect(priced.total).toBeLessThan(40)
    expect(priced.data.every((machine: { price: number | null }) => machine.price !== null)).toBe(true)
    const years = (await list({ year: [year.max, null] })).data.map((machine: { year: number }) => machine.year)
    expect(new Set(years)).toEqual(new Set([year.max]))
  })

  it.each([
    ['FÏLLER', 'filler'],
    ['homgeniser', 'homogeniser'],
    ['bfrf', 'filler'],
    ['BF-RF 36/12', 'Rotary bottle filler'],
    ['iller', 'filler'],
    ['tarnpak', 'carton'],
  ])(
    '"%s" finds a %s: accents, case, misspelling, punctuation, part of a word, manufacturer [R-598]',
    async (search, found) => {
      const [first] = await names({ search })
      expect(first.toLowerCase()).toContain(found.toLowerCase())
    },
  )

  it.each(['%', '_', "'", '"', '\\', '& | !', ':*', 'zzzz'])(
    '%s is neither a wildcard nor an error [R-570]',
    async (search) => {
      expect((await list({ search })).total).toBe(0)
    },
  )

  it('no answer has drafts [R-562]', async () => {
    const body = await site().exportContent()
    const draft = body.machines.find(({ published_at }: { published_at: string | null }) => published_at === null)
    const draftPost = body.posts.find(({ published_at }: { published_at: string | null }) => published_at === null)

    expect((await site().post('/get/product-post', { slug: draft.slug })).status).toBe(404)
    expect((await site().post('/get/blog-post', { slug: draftPost.slug })).status).toBe(404)
    expect((await list({ search: draft.model })).data.map(({ slug }: { slug: string }) => slug)).not.toContain(
      draft.slug,
    )
  })

  it('a machine in the list has these fields and no others [R-597]', async () => {
    const { machines } = await site().exportContent()
    const { data } = await list()
    expect(data).toHaveLength(12)
    for (const card of data) {
      const { name, model, year, images, price, condition_note, selling_state, categories } = machines.find(
        ({ slug }: { slug: string }) => slug === card.slug,
      )
      expect(card).toEqual({
        id: expect.any(Number),
        slug: card.slug,
        name,
        model,
        year,
        images,
        price,
        condition: condition_note,
        selling_state,
        categories: categories.map((category: string) => ({ id: expect.any(Number), name: category })),
        in_wishlist: 0,
        updated_at: expect.stringMatching(/^\d{4}-.*Z$/),
      })
    }
  })

  it('suggestions have name, slug and model, under the specified key and the accurate one [R-600]', async () => {
    const suggest = async (name: string) => (await site().post('/get/products-search', { name })).body
    const { result, blogs, products } = await suggest('BF-RF 36/12')

    expect(result).toBe(1)
    expect(blogs[0]).toEqual({
      name: expect.stringMatching(/filler/i),
      slug: 'rotary-bottle-filler-bf-rf-36-12',
      model: 'BF-RF 36/12',
    })
    expect(products).toEqual(blogs)
    expect((await suggest('zzzz')).blogs).toEqual([])
    expect((await site().post('/search', { query: 'BF-RF 36/12' })).body.products).toEqual(
      blogs.slice(0, 5).map((found: object) => ({ ...found, image: 'public/machines/rotary-filler/01-hero.webp' })),
    )
  })

  it('a machine has all fields of the specification under three keys, an unknown slug answers 404 with result 0 [R-603]', async () => {
    const slug = 'rotary-bottle-filler-bf-rf-36-12'
    const { machines } = await site().exportContent()
    const stored = machines.find((machine: { slug: string }) => machine.slug === slug)
    const { body } = await site().post('/get/product-post', { slug })

    expect(body).toMatchObject({
      result: 1,
      blog: {
        id: expect.any(Number),
        name: stored.name,
        description: stored.description,
        year: stored.year,
        weight: stored.sku,
        unit_of_measure: stored.capacity,
        type_of_material: stored.condition_note,
        selling_state: stored.selling_state,
        category_name: stored.categories[0],
        in_wishlist: 0,
        images: stored.images,
        technical_specifications: stored.technical_specifications,
        tabs_description: stored.tabs_description,
        reviews: stored.reviews,
        meta_title: stored.meta_title,
        meta_description: stored.meta_description,
      },
    })
    expect([body.product, body.data]).toEqual([body.blog, body.blog])
    const unknown = await site().post('/get/product-post', { slug: 'no-such-machine' })
    expect([unknown.status, unknown.body.result]).toEqual([404, 0])
  })

  it('the list of similar machines has eight others and never the machine itself [R-602]', async () => {
    const slug = 'rotary-bottle-filler-bf-rf-36-12'
    const { data } = (await site().post('/get/our-products', { slug })).body
    expect(data).toHaveLength(8)
    expect(data.map((machine: { slug: string }) => machine.slug)).not.toContain(slug)
    expect(data[0].categories[0].name).toBe('Fillers')
  })

  it('without a machine, it has eight that are not on the first page of the list [R-602]', async () => {
    const { data } = (await site().post('/get/our-products', {})).body
    expect(data).toHaveLength(8)
    const first = (await list({})).data.map(({ slug }: { slug: string }) => slug)
    for (const { slug } of data) expect(first).not.toContain(slug)
  })

  it('manufacturers lead to models, and models to years [R-606, R-607, R-608]', async () => {
    const manufacturers = (await site().get('/products/manufacturers')).body
    const models = (await site().get(`/products/models?manufacturer=${encodeURIComponent(manufacturers[0].name)}`)).body
    const years = (await site().get(`/products/years?model=${encodeURIComponent(models[0].name)}`)).body.map(
      ({ year }: { year: number }) => year,
    )

    expect(manufacturers.map(({ name }: { name: string }) => name)).toEqual(
      [...new Set(manufacturers.map(({ name }: { name: string }) => name))].sort(),
    )
    expect(years).toEqual([...years].sort((a, b) => b - a))
    expect((await site().get('/products/models?manufacturer=Nobody')).body).toEqual([])
    expect((await site().get('/products/models')).status).toBe(422)
  })

  it('saving a machine sets the state and never toggles it [R-593, R-592]', async () => {
    const token = await site().signIn()
    const { id, slug } = (await list()).data[0]
    const set = (isChecked: unknown) => site().post('/post/checked-wishlist', { event_id: id, isChecked }, { token })

    expect((await set('1')).body).toEqual({ result: 1, in_wishlist: 1 })
    expect((await set(true)).body).toEqual({ result: 1, in_wishlist: 1 })
    expect((await site().post('/user/get/wishlist', {}, { token })).body.data).toMatchObject([{ id, in_wishlist: 1 }])
    expect((await site().post('/get/product-post', { slug }, { token })).body.product.in_wishlist).toBe(1)
    expect((await site().post('/get/product-post', { slug })).body.product.in_wishlist).toBe(0)
    expect((await set(0)).body).toEqual({ result: 1, in_wishlist: 0 })
    expect((await site().post('/post/checked-wishlist', { event_id: 999_999, isChecked: 1 }, { token })).status).toBe(
      404,
    )
  })

  it('an edit appears in counts and lists at once', async () => {
    const before = (await list()).total
    const body = await site().exportContent()
    const draft = body.machines.find(({ published_at }: { published_at: string | null }) => published_at === null)
    const edit = (published_at: string | null) =>
      site().importContent({ ...body, pages: [], posts: [], options: {}, machines: [{ ...draft, published_at }] })

    expect((await edit('2026-11-20T08:00:00Z')).body).toEqual({ result: 1 })
    expect(await list()).toMatchObject({
      total: before + 1,
      data: expect.arrayContaining([expect.objectContaining({ slug: draft.slug })]),
    })
    await edit(null)
    expect((await list()).total).toBe(before)
  })
})
