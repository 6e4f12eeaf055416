import type { DraftArticle } from '@brightfill/shared/contract'
import { newPerson, Office } from './office'
import { onDatabases } from './site'
import { untilStatus } from './untilStatus'

const text = (words: string) => ({ element_type: 'p' as const, text: words, content_field: '' })

onDatabases('articles in the office', (site) => {
  let editor: Office
  let other: Office
  beforeAll(async () => {
    await newPerson(site(), 'editor@articles.example', ['editor'], 'Ines Carvalho')
    await newPerson(site(), 'admin@articles.example', ['admin'], 'Ada Penrose')
    editor = await Office.open(site(), 'editor@articles.example')
    other = await Office.open(site(), 'admin@articles.example')
  })

  const open = async (id: number) => (await editor.get(`/articles/${id}`)).body.data
  const onSite = (slug: string) => site().post('/get/blog-post', { slug })
  const act = (office: Office, { id, version }: { id: number; version: number }, action: string, body: object = {}) =>
    office.post(`/articles/${id}/${action}`, { version, ...body })
  const created = async (item: Partial<DraftArticle>) => (await editor.post('/articles', { item })).body.data
  const found = async (query: string) => (await editor.get(`/articles?${query}`)).body

  /** An article that is on the site. */
  async function published(slug: string, item: Partial<DraftArticle> = {}) {
    const made = await created({
      title: `Notes on ${slug}`,
      slug,
      content: [text('Valves close at one height.')],
      ...item,
    })
    const answer = await act(editor, made, 'publish')
    expect(answer.status).toBe(200)
    return answer.body.data
  }

  it('a saved draft is not public until it is published; then page, list and search have it [O-12, O-15]', async () => {
    const made = await created({ title: 'Weighing instead of measuring' })
    expect(made).toMatchObject({ state: 'draft', live: null, item: { title: 'Weighing instead of measuring' } })
    const item = { slug: 'weighing-instead', author: 'Tom Rigby', content: [text('A cell below each bottle.')] }
    const saved = (await act(editor, made, 'draft', { item })).body.data
    expect(saved).toMatchObject({ state: 'draft', draft: { by: 'Ines Carvalho' }, item })
    expect((await onSite(item.slug)).status).toBe(404)

    const live = (await act(editor, saved, 'publish', { note: 'First' })).body.data
    expect(live).toMatchObject({ state: 'live', draft: null, item, live: item })
    expect((await onSite(item.slug)).body.blog).toMatchObject({ title: made.item.title, ...item })
    const { data } = (await site().post('/get/blogs', {})).body
    expect(data[0]).toMatchObject({ slug: item.slug })
    const results = (await site().post('/search/results', { query: 'cell below bottle' })).body
    expect(results.blog_posts.data).toMatchObject([{ slug: item.slug }])

    const changed = (await act(editor, live, 'draft', { item: { title: 'Weighed' } })).body.data
    expect(changed).toMatchObject({ state: 'changes', live: { title: made.item.title } })
    expect((await onSite(item.slug)).body.blog.title).toBe(made.item.title)
    expect((await act(editor, changed, 'discard')).status).toBe(200)
    expect(await open(made.id)).toMatchObject({ state: 'live', item: { title: made.item.title } })
  })

  it('publishing refuses an invalid or taken address, a missing title and a future date, by field', async () => {
    const tomorrow = new Date(Date.now() + 86_400_000).toISOString()
    const made = await created({ title: ' ', slug: 'Not An Address', published_at: tomorrow })
    const refused = await act(editor, made, 'publish')
    expect([refused.status, Object.keys(refused.body.errors).sort()]).toEqual([422, ['published_at', 'slug', 'title']])
    await published('taken-article')
    const item = { title: 'Taken', slug: 'taken-article', published_at: null }
    const again = (await act(editor, made, 'draft', { item })).body.data
    expect((await act(editor, again, 'publish')).body.errors).toEqual({ slug: ['Another article has this address'] })
  })

  it('an article has the date that its author chose, by default the day of publication', async () => {
    const chosen = await published('chosen-date', { published_at: '2024-02-29T10:00:00.000Z' })
    expect(chosen.live.published_at).toBe('2024-02-29T10:00:00.000Z')
    const today = await published('date-of-today')
    expect(Date.now() - Date.parse(today.live.published_at)).toBeLessThan(60_000)
  })

  it('the later of two conflicting saves is refused, with the other colleague’s name and changes [O-14]', async () => {
    const live = await published('articles-at-once')
    await act(other, live, 'draft', { item: { title: 'By the admin' } })
    const refused = await act(editor, live, 'draft', { item: { title: 'By the editor' } })
    expect(refused.status).toBe(409)
    expect(refused.body).toMatchObject({ code: 'changed', changed: { by: 'Ada Penrose' } })
    expect(refused.body.changed.present.data.item.title).toBe('By the admin')
  })

  it('after a change of address the former one still leads to the article; staff cannot set former ones [R-614]', async () => {
    const live = await published('article-before')
    expect((await act(editor, live, 'draft', { item: { former_slugs: ['mine'] } })).status).toBe(403)
    const draft = (await act(editor, live, 'draft', { item: { slug: 'article-after' } })).body.data
    await act(editor, draft, 'publish')
    expect((await onSite('article-before')).body.blog.slug).toBe('article-after')
    expect((await found('slug=article-before')).data).toMatchObject([{ id: live.id }])
  })

  it('an article taken offline keeps its address and date, and comes back with them [O-12]', async () => {
    const published_at = '2026-03-01T09:00:00.000Z'
    const live = await published('article-away', { published_at })
    const offline = (await act(editor, live, 'offline')).body.data
    expect(offline).toMatchObject({ state: 'offline', live: { published_at: null }, item: live.item })
    expect((await onSite('article-away')).status).toBe(404)
    expect((await found('state=offline&search=article-away')).data).toMatchObject([{ id: live.id }])
    expect((await act(editor, offline, 'publish')).body.data.state).toBe('live')
    expect((await onSite('article-away')).body.blog).toMatchObject({ published_at })
  })

  it('a deleted article leaves site and list, and can be restored from the bin, offline [O-18]', async () => {
    const live = await published('article-binned')
    expect((await act(editor, live, 'delete')).status).toBe(200)
    expect((await onSite('article-binned')).status).toBe(404)
    expect((await found('search=article-binned')).total).toBe(0)
    expect((await editor.get('/article-bin')).body.data).toMatchObject([{ id: String(live.id), by: 'Ines Carvalho' }])
    const back = (await editor.post(`/article-bin/${live.id}/restore`)).body.data
    expect(back).toMatchObject({ state: 'offline', item: { title: live.item.title } })
  })

  it('all published versions are kept, and an old one can become the draft at the current address [O-17]', async () => {
    const live = await published('article-versions')
    const item = { title: 'Second title', slug: 'article-second' }
    await act(editor, (await act(editor, live, 'draft', { item })).body.data, 'publish', { note: 'Corrected' })
    const { data } = (await editor.get(`/articles/${live.id}/versions`)).body
    expect(data).toMatchObject([
      { number: 2, by: 'Ines Carvalho', note: 'Corrected' },
      { number: 1, note: '' },
    ])
    const restored = (await act(editor, await open(live.id), 'restore', { number: 1 })).body.data
    expect(restored).toMatchObject({
      state: 'changes',
      item: { title: 'Notes on article-versions', slug: 'article-second' },
    })
  })

  it('a plan publishes and takes offline at its time [O-16]', async () => {
    const made = await created({ title: 'Planned article', slug: 'planned-article' })
    const soon = (ms: number) => new Date(Date.now() + ms).toISOString()
    const times = { publish_at: soon(1000), offline_at: soon(4500) }
    const planned = (await act(editor, made, 'plan', times)).body.data
    expect(planned).toMatchObject({ state: 'planned', ...times })
    expect((await found('state=planned')).data).toMatchObject([{ id: made.id, planned_at: times.publish_at }])
    await untilStatus(() => onSite('planned-article'), 200)
    expect(await open(made.id)).toMatchObject({ state: 'live', publish_at: null })
    await untilStatus(() => onSite('planned-article'), 404)
    expect(await open(made.id)).toMatchObject({ state: 'offline' })
  })

  it('selected machines appear below the article while they are public, under their current address', async () => {
    const { machines, catalogue } = await site().exportContent()
    const [one, two] = machines.filter(({ published_at }: { published_at: string | null }) => published_at !== null)
    const live = await published('with-machines', { related_machines: [two.slug, 'no-such-machine', one.slug] })
    const slugs = async () =>
      (await onSite('with-machines')).body.blog.related_machines.map(({ slug }: { slug: string }) => slug)
    expect(await slugs()).toEqual([two.slug, one.slug])
    const moved = { ...two, slug: 'moved-machine', former_slugs: [two.slug] }
    const file = { catalogue, options: {}, pages: [], posts: [] }
    await site().importContent({ ...file, machines: [moved, { ...one, published_at: null }] })
    expect(await slugs()).toEqual(['moved-machine'])
    const { posts } = await site().exportContent()
    const exported = posts.find(({ slug }: { slug: string }) => slug === 'with-machines')
    expect(exported.related_machines).toEqual(live.item.related_machines)
  })

  it('the list finds articles by words, including those of drafts', async () => {
    const one = await published('listed-article', { author: 'Zeno Quill' })
    const two = await created({ title: 'Second of Quill', author: 'Zeno Quill' })
    await act(editor, one, 'draft', { item: { title: 'First, changed' } })
    expect(await found('search=zeno&sort=title&order=asc')).toMatchObject({
      total: 2,
      data: [
        { id: one.id, title: 'First, changed', state: 'changes', changed_by: 'Ines Carvalho' },
        { id: two.id, title: 'Second of Quill', state: 'draft' },
      ],
    })
    expect((await found('search=zeno&state=draft')).data).toMatchObject([{ id: two.id }])
  })

  it('a token shows the draft on its page, and nothing else [O-21]', async () => {
    const live = await published('previewed-article')
    const draft = (await act(editor, live, 'draft', { item: { title: 'Only in the preview' } })).body.data
    const { token } = (await act(editor, draft, 'preview')).body.data
    const shown = await site().post(
      '/get/blog-post',
      { slug: 'previewed-article' },
      { headers: { 'x-preview': token } },
    )
    expect(shown.body.blog).toMatchObject({ title: 'Only in the preview', slug: 'previewed-article' })
    expect((await onSite('previewed-article')).body.blog.title).toBe('Notes on previewed-article')
    const forged = await site().post(
      '/get/blog-post',
      { slug: 'previewed-article' },
      { headers: { 'x-preview': 'forged' } },
    )
    expect(forged.status).toBe(404)
  })
})
