import { onDatabases } from './site'

const slugOf = ({ slug }: { slug: string }) => slug
const filler = 'rotary-bottle-filler-bf-rf-36-12'

onDatabases('search', (site) => {
  const results = async (query: string, more: object = {}) =>
    (await site().post('/search/results', { query, ...more })).body
  const machines = async (query: string) => (await results(query, { kind: 'products' })).products.data.map(slugOf)
  const imported = () => site().exportContent()

  it('finds a machine by model and SKU, with and without hyphens and spaces [R-355]', async () => {
    const { sku } = (await imported()).machines.find(({ slug }: { slug: string }) => slug === filler)
    const parts = sku.split('-')
    for (const query of ['BF-RF 36/12', 'bfrf3612', 'BF RF 36 12', 'bf-rf-36-12', sku, parts.join(''), parts.join(' ')])
      expect([query, (await machines(query))[0]]).toEqual([query, filler])
  })

  it('finds machines by category, maker, bottles, beverage and specification [R-355]', async () => {
    const { machines: all } = await imported()
    const machine = all.find(({ slug }: { slug: string }) => slug === filler)
    const { value } = machine.technical_specifications[0].specifications[0]
    const words = [machine.categories[0], machine.manufacturer, machine.bottles[0], machine.beverages[0], value]
    for (const query of words) {
      const { total_pages } = await results(query, { kind: 'products' })
      const pages = Array.from({ length: total_pages }, (_, index) =>
        results(query, { kind: 'products', page: index + 1 }),
      )
      const slugs = (await Promise.all(pages)).flatMap(({ products }) => products.data.map(slugOf))
      expect([query, slugs]).toEqual([query, expect.arrayContaining([filler])])
      expect(new Set(slugs).size).toBe(slugs.length)
    }
  })

  it('finds a maker and figures of the specification typed without spaces, and names the line [R-355]', async () => {
    const content = await imported()
    const machine = content.machines.find(slugIs(filler))
    machine.manufacturer = 'Van der Meulen'
    machine.technical_specifications[0].specifications.push({ name: 'Drive', value: '7.5 kW, 415 V, 60 Hz' })
    expect((await site().importContent(content)).status).toBe(200)

    expect(await machines('VanDerMeulen')).toEqual([filler])
    for (const query of ['7.5kW', '7,5 kW', '415V', '415 V', '60Hz', '60 hz']) {
      const { products } = await results(query, { kind: 'products' })
      const found = products.data.find(slugIs(filler))
      const lines = found?.specifications.map(({ name }: { name: string }) => name)
      expect([query, lines]).toEqual([query, expect.arrayContaining(['Drive'])])
    }
  })

  it('names the matching lines of the specification [R-355]', async () => {
    const { machines: all } = await imported()
    const line = all.find(slugIs(filler)).technical_specifications[0].specifications[0]
    const { products } = await results(`${line.name} ${line.value}`, { kind: 'products' })
    expect(products.data.find(slugIs(filler)).specifications).toContainEqual(line)
  })

  it('has all kinds with their totals, and one kind page by page [R-356]', async () => {
    const all = await results('filler')
    expect(all.products.data.length).toBeLessThanOrEqual(4)
    expect(all.products.total).toBeGreaterThan(4)
    expect(all.blog_posts.total).toBeGreaterThan(0)
    const { products, blog_posts, total_pages, current_page } = await results('PET', { kind: 'products', page: 2 })
    expect([current_page, total_pages]).toEqual([2, Math.ceil(products.total / 12)])
    expect(blog_posts.data).toEqual([])
    expect(total_pages).toBeGreaterThan(1)
    expect(all.products.total).toBe((await site().post('/get/products', { filters: { search: 'filler' } })).body.total)
    const header = (await site().post('/search', { query: 'filler' })).body
    expect(header.total).toBe(all.pages.total + all.products.total + all.blog_posts.total)
  })

  it('lists machines with the words in their name first [R-356]', async () => {
    const { products } = await results('filler', { kind: 'products' })
    const named = products.data.map(({ name }: { name: string }) => /filler/i.test(name))
    expect(named).toEqual([...named].sort((a, b) => Number(b) - Number(a)))
  })

  it('shows the matched words, also for a misspelt one [R-356]', async () => {
    expect((await results('homgeniser')).marks).toContain('homogeniser')
  })

  it('offers similar words, words that match alone, and categories when nothing matches [R-357]', async () => {
    const together = await results('filler zzzzzz')
    expect([together.products.total, together.near]).toEqual([0, ['filler']])
    expect(together.categories[0]).toEqual({ id: expect.any(Number), name: 'Fillers', count: expect.any(Number) })
    expect((await results('pasteurizing')).near).toContain('pasteuriser')
    expect((await results('filler')).categories).toEqual([])
  })

  it.each(['', '   ', '%', "'", '& | !', 'zzzzzz'])(
    'finds nothing for "%s", without an error [R-570]',
    async (query) => {
      const { result, pages, products, blog_posts } = await results(query)
      expect([result, pages.total, products.total, blog_posts.total]).toEqual([1, 0, 0, 0])
    },
  )
})

function slugIs(wanted: string) {
  return ({ slug }: { slug: string }) => slug === wanted
}
