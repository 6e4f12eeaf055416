import { onDatabases } from './site'

onDatabases('articles', (site) => {
  const found = async (search: string) =>
    (await site().post('/get/blogs', { filters: { search, sortBy: 1 } })).body.data.map(
      ({ slug }: { slug: string }) => slug,
    )

  const published = async () => {
    const { posts } = await site().exportContent()
    return posts
      .filter(({ published_at }: { published_at: string | null }) => published_at !== null)
      .sort((a: { published_at: string }, b: { published_at: string }) => b.published_at.localeCompare(a.published_at))
  }

  it('the list has a card for each published article, or for each match, newest or oldest first [R-594]', async () => {
    const posts = await published()
    const cards = (sortBy?: number) => site().post('/get/blogs', sortBy ? { filters: { search: '', sortBy } } : {})
    const { body } = await cards(1)

    expect(body.result).toBe(1)
    expect(body.data).toEqual(
      posts.map(({ image, published_at, title, description, slug }: Record<string, string>) => ({
        image,
        published_at,
        updated_at: expect.any(String),
        title,
        description,
        slug,
      })),
    )
    expect((await cards()).body.data).toEqual(body.data)
    expect((await cards(2)).body.data).toEqual([...body.data].reverse())
    expect(await found(posts[0].title)).toContain(posts[0].slug)
    expect(await found('nothingofthekind')).toEqual([])
  })

  it('suggestions are title and slug, ten at most, titles that match first [R-595]', async () => {
    const [post] = await published()
    const suggested = async (name: string) => (await site().post('/get/blogs-search', { name })).body
    const { result, blogs } = await suggested(post.title)

    expect([result, blogs[0]]).toEqual([1, { title: post.title, slug: post.slug }])
    expect((await suggested('')).blogs).toHaveLength(10)
    expect((await suggested('%')).blogs).toEqual([])
  })

  it('an article has all its fields, an unknown slug answers 404 with result 0 [R-604]', async () => {
    const [post] = await published()
    const { body } = await site().post('/get/blog-post', { slug: post.slug })
    const { former_slugs: _, ...fields } = post

    expect(body).toMatchObject({ result: 1, blog: fields, data: fields })
    expect(body.blog.content[0]).toEqual({
      element_type: expect.stringMatching(/^(h2|p|image)$/),
      text: expect.any(String),
      content_field: expect.any(String),
    })
    const unknown = await site().post('/get/blog-post', { slug: 'no-such-article' })
    expect([unknown.status, unknown.body.result]).toEqual([404, 0])
  })

  it('the newest six are under each key that clients read [R-605]', async () => {
    const { body } = await site().get('/get/our-blogs')
    const newest = (await site().post('/get/blogs')).body.data.slice(0, 6)
    expect(body).toEqual({ result: 1, blogs: newest, data: newest, blog: newest })
  })

  it('search and suggestions ignore accents in the search and in the text [R-417]', async () => {
    const body = await site().exportContent()
    const post = body.posts.find(({ published_at }: { published_at: string | null }) => published_at !== null)
    const title = 'Filling crème brûlée in a Zürich café'
    const saved = await site().importContent({ ...body, pages: [], machines: [], posts: [{ ...post, title }] })
    expect(saved.status).toBe(200)

    for (const search of ['cafe', 'café', 'CAFÉ', 'cafe\u0301', 'creme brulee', 'ZURICH'])
      expect(await found(search)).toEqual([post.slug])
    const suggested = (await site().post('/get/blogs-search', { name: 'brulee' })).body
    expect(JSON.stringify(suggested)).toContain(post.slug)

    // An accented search finds plain text as well.
    const plain = await found('valve')
    expect(plain.length).toBeGreaterThan(0)
    expect(await found('vàlvé')).toEqual(plain)
  })

  it('a second page of the list has the articles after the first 200, for the sitemap [R-170, Q-85]', async () => {
    const body = await site().exportContent()
    const [post] = await published()
    const more = Array.from({ length: 200 }, (_, index) => ({
      ...post,
      slug: `one-of-many-${index}`,
      former_slugs: [],
    }))
    await site().importContent({ ...body, pages: [], machines: [], posts: more })
    const page = async (page?: number) => (await site().post('/get/blogs', { page })).body
    const [first, second] = [await page(1), await page(2)]

    expect(first).toMatchObject({ data: { length: 200 }, total_pages: 2 })
    expect(await page()).toEqual(first)
    const slugs = [...first.data, ...second.data].map(({ slug }) => slug)
    expect(slugs.sort()).toEqual((await published()).map(({ slug }: { slug: string }) => slug).sort())
  })
})
