import { onBothDatabases } from './site'

onBothDatabases('articles', (site) => {
  const found = async (search: string) =>
    (await site().post('/get/blogs', { filters: { search, sortBy: 1 } })).body.data.map(({ slug }: { slug: string }) => slug)

  it('R-417: search and suggestions find a word with and without its accents, whichever side has them', async () => {
    const token = await site().signIn('staff@brightfill.example')
    const { body } = await site().get('/api/staff/content', { Authorization: `Bearer ${token}` })
    const post = body.posts.find(({ published_at }: { published_at: string | null }) => published_at !== null)
    const title = 'Filling crème brûlée in a Zürich café'
    const saved = await site().post(
      '/api/staff/content',
      { ...body, pages: [], machines: [], posts: [{ ...post, title }] },
      { token, as: 'json' },
    )
    expect(saved.status).toBe(200)

    for (const search of ['cafe', 'café', 'CAFÉ', 'cafe\u0301', 'creme brulee', 'ZURICH']) expect(await found(search)).toEqual([post.slug])
    const suggested = (await site().post('/get/blogs-search', { name: 'brulee' })).body
    expect(JSON.stringify(suggested)).toContain(post.slug)

    // Plain text is found by an accented search as well.
    const plain = await found('valve')
    expect(plain.length).toBeGreaterThan(0)
    expect(await found('vàlvé')).toEqual(plain)
  })
})
