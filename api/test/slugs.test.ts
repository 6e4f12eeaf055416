import { onDatabases } from './site'

onDatabases('slugs', (site) => {
  const read = () => site().exportContent()
  const write = (content: object) => site().importContent({ ...content, options: {}, pages: [] })

  it.each([
    ['machines', '/get/product-post'],
    ['posts', '/get/blog-post'],
  ] as const)(
    'of former names of %s still lead to the row, which answers with its current one [R-614]',
    async (list, call) => {
      const content = { machines: [], posts: [], catalogue: (await read()).catalogue }
      const all = (await read())[list]
      const row = all.find(({ published_at }: { published_at: string | null }) => published_at !== null)
      const find = async (slug: string) => (await site().post(call, { slug })).body
      const rename = (slug: string, former_slugs: string[]) =>
        write({ ...content, [list]: [{ ...row, slug, former_slugs }] })

      expect((await rename('second-name', [row.slug])).body).toEqual({ result: 1 })
      expect((await rename('third-name', [row.slug, 'second-name'])).body).toEqual({ result: 1 })

      expect((await find(row.slug)).data.slug).toBe('third-name')
      expect((await find('second-name')).data.slug).toBe('third-name')
      const after = (await read())[list]
      expect(after).toHaveLength(all.length)
      expect(after.find(({ slug }: { slug: string }) => slug === 'third-name').former_slugs).toEqual(
        [row.slug, 'second-name'].sort(),
      )

      // Back to its first name, which is its current address again.
      await rename(row.slug, ['second-name', 'third-name'])
      expect((await find(row.slug)).data.slug).toBe(row.slug)
      expect((await find('third-name')).data.slug).toBe(row.slug)
    },
  )

  it('in use lead to their own row, even if another had them before [R-614]', async () => {
    const { machines, catalogue } = await read()
    const [one, other] = machines.filter(({ published_at }: { published_at: string | null }) => published_at !== null)
    await write({ catalogue, posts: [], machines: [{ ...one, former_slugs: [other.slug] }] })

    expect((await site().post('/get/product-post', { slug: other.slug })).body.product.name).toBe(other.name)
  })

  it.each(['Upper-Case', 'with space', 'ä', '../x', 'a--b', 'manufacturers'])(
    'like "%s" are refused [R-614]',
    async (slug) => {
      const { machines, catalogue } = await read()
      const { status, body } = await write({ catalogue, posts: [], machines: [{ ...machines[0], slug }] })

      expect(status).toBe(422)
      expect((await read()).machines).toEqual(machines)
      expect(body.errors).toBeDefined()
    },
  )
})
