import type { ArticleBlock } from '@brightfill/shared/contract'
import { registerSiteOrigin } from '@brightfill/shared/page'
import { noAnswer, refusal, renderRoutes, stubApi } from '@brightfill/shared/testing'
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { act } from 'react'
import { routes } from '../routes'
import { aCard, anArticle, someCards } from '../testing/articles'

const answers = (article = anArticle(), newest: object = { result: 1, blogs: someCards(6) }) => ({
  'POST /get/blog-post': { result: 1, blog: article, data: article },
  'GET /get/our-blogs': newest,
})
const block = (element_type: string, text: string, content_field = '') =>
  ({ element_type, text, content_field }) as ArticleBlock // tests send kinds we do not know
const meta = (name: string) => document.head.querySelector(`meta[name="${name}"]`)?.getAttribute('content')
const preview = (property: string) =>
  document.head.querySelector(`meta[property="og:${property}"]`)?.getAttribute('content')
const canonical = () => document.head.querySelector('link[rel="canonical"]')?.getAttribute('href')
const structured = () => JSON.parse(document.querySelector('script[type="application/ld+json"]')?.textContent ?? 'null')

// Not the window's origin: a visitor who reads the page at another address still shares the public one.
beforeAll(() => registerSiteOrigin('https://www.example.org'))
afterAll(() => registerSiteOrigin(''))

describe('article', () => {
  it('shows title, author, date, picture and the time it takes to read [R-405, R-411, R-415]', async () => {
    stubApi(answers(anArticle({ content: [block('p', 'word '.repeat(660))] })))
    const { container } = await renderRoutes(routes, '/blogs/read-a-valve')

    expect(await screen.findAllByRole('heading', { level: 1 })).toHaveLength(1)
    expect(screen.getByRole('heading', { level: 1, name: 'How to read a filling valve' })).toBeVisible()
    expect(screen.getByText('The rebuild hall')).toBeVisible()
    expect(screen.getAllByText('12 Nov. 2026')[0]).toHaveAttribute('datetime', '2026-11-12T09:00:00.000Z')
    expect(screen.getByText('3 min')).toBeVisible()
    expect(container.querySelector('img')).toHaveAttribute('fetchpriority', 'high')
  })

  it.each(['blogs', 'posts'])(
    'a slug the article had before, below /%s, leads to its address [R-614]',
    async (place) => {
      stubApi(answers())
      const { addressNow } = await renderRoutes(routes, `/${place}/read-a-valve-of-old`)
      await screen.findByRole('heading', { level: 1, name: 'How to read a filling valve' })
      expect(addressNow()).toBe(`/blogs/${anArticle().slug}`)
    },
  )

  it('says in a preview which fields its parts show, and nothing to visitors [O-20]', async () => {
    stubApi(answers())
    const { store } = await renderRoutes(routes, '/blogs/read-a-valve')
    await screen.findByRole('heading', { level: 1 })
    const fields = () => [...document.querySelectorAll<HTMLElement>('[data-field]')].map(({ dataset }) => dataset.field)
    expect(fields()).toEqual([])
    await act(async () => store.setState({ preview: true }))
    expect(fields()).toEqual(['title', 'author', 'published_at', 'image', 'content'])
  })

  it('shows bold words and links of a paragraph, unless its plain words were changed since [R-405]', async () => {
    const content = [
      block('p', 'See our machines & parts.', 'See <strong>our</strong> <a href="/products">machines</a> &amp; parts.'),
      block('p', 'Changed.', '<strong>Before.</strong>'),
      block('p', 'Listed.', '<ul><li>Listed.</li></ul>'),
    ]
    stubApi(answers(anArticle({ content })))
    await renderRoutes(routes, '/blogs/read-a-valve')
    expect((await screen.findByText('our')).tagName).toBe('STRONG')
    expect(screen.getByRole('link', { name: 'machines' })).toHaveAttribute('href', '/products')
    expect(screen.getByText('Changed.').tagName).toBe('P')
    expect(screen.queryByText('Before.')).not.toBeInTheDocument()
    expect(screen.getByText('Listed.').tagName).toBe('P')
  })

  it('draws its blocks in order and leaves out kinds it does not know [R-405, R-406]', async () => {
    const content = [
      block('p', 'First.'),
      block('h2', 'Listen'),
      block('p', '', 'From the other field.'),
      block('video', 'Unknown'),
      block('image', 'Valves', 'public/valves.webp'),
      block('p', ''),
    ]
    stubApi(answers(anArticle({ content })))
    await renderRoutes(routes, '/blogs/read-a-valve')

    expect(await screen.findByRole('heading', { level: 2, name: 'Listen' })).toBeVisible()
    const body = screen.getByText('First.').parentElement
    expect([...(body?.children ?? [])].map(({ tagName }) => tagName)).toEqual(['P', 'H2', 'P', 'FIGURE'])
    expect(screen.getByText('From the other field.')).toBeVisible()
    expect(screen.getByRole('img', { name: 'Valves' })).toHaveAttribute(
      'src',
      '/storage/valves.webp?w=1600&format=webp',
    )
  })

  it.each(['/blogs/read-a-valve', '/posts/read-a-valve'])(
    '%s reads the article and is known as /blogs/… [R-407, R-408]',
    async (address) => {
      const calls = stubApi(answers())
      await renderRoutes(routes, address)

      expect(await screen.findByRole('heading', { level: 1, name: 'How to read a filling valve' })).toBeVisible()
      expect(calls.find(({ name }) => name === 'POST /get/blog-post')?.body).toEqual({ slug: 'read-a-valve' })
      expect(canonical()).toBe('https://www.example.org/blogs/read-a-valve')
    },
  )

  it('the head says what the meta fields say [R-409]', async () => {
    stubApi(answers(anArticle({ meta_title: 'Valves | Brightfill', meta_description: 'About valves.' })))
    await renderRoutes(routes, '/blogs/read-a-valve')
    await screen.findByRole('heading', { level: 1 })

    expect(document.title).toBe('Valves | Brightfill')
    expect(meta('description')).toBe('About valves.')
  })

  it('without meta fields the head falls back on title and description [R-409]', async () => {
    stubApi(answers())
    await renderRoutes(routes, '/blogs/read-a-valve')
    await screen.findByRole('heading', { level: 1 })

    expect(document.title).toBe('How to read a filling valve | Brightfill Machinery')
    expect(meta('description')).toBe('Six checks that take ten minutes.')
  })

  it('previews of links to it call it an article and show its picture [R-168]', async () => {
    stubApi(answers())
    await renderRoutes(routes, '/blogs/read-a-valve')
    await screen.findByRole('heading', { level: 1 })

    expect(preview('type')).toBe('article')
    expect(preview('image')).toMatch(/\/storage\/blog\/valves\.webp\?preview=1$/)
  })

  it('an unknown slug is not found and not for search engines [R-410]', async () => {
    stubApi({ 'POST /get/blog-post': refusal(404), 'GET /get/our-blogs': noAnswer })
    await renderRoutes(routes, '/blogs/nope')

    expect(await screen.findByRole('heading', { name: 'We could not find this article' })).toBeVisible()
    expect(meta('robots')).toBe('noindex')
  })

  it('says in structured data what it is and where it is, whatever its title contains [R-412]', async () => {
    stubApi(answers(anArticle({ title: 'Valves </script> & "seats"' })))
    await renderRoutes(routes, '/blogs/read-a-valve')
    await screen.findByRole('heading', { level: 1 })

    const [posting, crumbs] = structured()['@graph']
    expect(posting).toMatchObject({
      '@type': 'BlogPosting',
      headline: 'Valves </script> & "seats"',
      author: { name: 'The rebuild hall' },
      datePublished: '2026-11-12T09:00:00.000Z',
      image: 'https://www.example.org/storage/blog/valves.webp?w=1600&format=webp',
    })
    expect(crumbs).toMatchObject({ '@type': 'BreadcrumbList' })
    expect(crumbs.itemListElement.at(-1).item).toBe('https://www.example.org/blogs/read-a-valve')
  })

  it('separates the name of an author from the job [R-776]', async () => {
    stubApi(answers(anArticle({ author: 'Tom Rigby, Automation engineer' })))
    await renderRoutes(routes, '/blogs/read-a-valve')
    await screen.findByRole('heading', { level: 1 })
    expect(structured()['@graph'][0].author).toEqual({
      '@type': 'Person',
      name: 'Tom Rigby',
      jobTitle: 'Automation engineer',
    })
  })

  it('links to three other articles, never to itself [R-415]', async () => {
    stubApi(answers(anArticle(), { result: 1, blogs: [aCard(), ...someCards(5)] }))
    await renderRoutes(routes, '/blogs/read-a-valve')
    const more = within(await screen.findByRole('region', { name: 'More articles' }))

    expect(more.getAllByRole('article')).toHaveLength(3)
    expect(more.queryByRole('link', { name: 'How to read a filling valve' })).not.toBeInTheDocument()
  })

  it('is complete without the other articles', async () => {
    stubApi(answers(anArticle(), noAnswer))
    await renderRoutes(routes, '/blogs/read-a-valve')

    expect(await screen.findByRole('heading', { level: 1 })).toBeVisible()
    expect(screen.queryByRole('region', { name: 'More articles' })).not.toBeInTheDocument()
  })

  it('copies its own address and says so, or shows it when it cannot [R-415]', async () => {
    const user = userEvent.setup()
    stubApi(answers())
    await renderRoutes(routes, '/posts/read-a-valve')
    await user.click(await screen.findByRole('button', { name: 'Copy link' }))
    expect(await screen.findByText('Link copied')).toBeVisible()
    await expect(navigator.clipboard.readText()).resolves.toBe('https://www.example.org/blogs/read-a-valve')

    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'))
    await user.click(screen.getByRole('button', { name: 'Copy link' }))
    expect(
      await screen.findByText(/could not copy the link: https:\/\/www.example.org\/blogs\/read-a-valve/),
    ).toBeVisible()
  })

  it('links to its machines, with the price of those that can be bought', async () => {
    const machine = { slug: 'rotary-filler-12', name: 'Rotary filler', model: 'RF 12', image: '', price: 48_500 }
    const sold = { ...machine, slug: 'sold', model: 'RF 9', selling_state: 'sold' as const }
    stubApi(answers(anArticle({ related_machines: [{ ...machine, selling_state: 'available' }, sold] })))
    await renderRoutes(routes, '/blogs/read-a-valve')

    const region = within(await screen.findByRole('region', { name: 'Machines in this article' }))
    expect(region.getByRole('link', { name: 'Rotary filler RF 12' })).toHaveAttribute(
      'href',
      '/products/rotary-filler-12',
    )
    expect(region.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('£48,500'),
      expect.stringContaining('Sold'),
    ])
  })

  it('can be shared by plain links [R-415]', async () => {
    stubApi(answers())
    await renderRoutes(routes, '/blogs/read-a-valve')
    const address = encodeURIComponent('https://www.example.org/blogs/read-a-valve')

    expect(await screen.findByRole('link', { name: 'Share on LinkedIn' })).toHaveAttribute(
      'href',
      expect.stringContaining(address),
    )
    expect(screen.getByRole('link', { name: 'Share by e-mail' })).toHaveAttribute(
      'href',
      expect.stringContaining(address),
    )
  })

  it('begins behind a tapped card with what the card knows; the rest follows with one call each [R-405]', async () => {
    let answer: (given: object) => void = () => {}
    const asked = new Promise<object>((resolve) => {
      answer = resolve
    })
    const calls = stubApi({
      ...answers(),
      'POST /get/blog-post': ({ body }) => (body.slug === 'article-1' ? asked : answers()['POST /get/blog-post']),
    })
    await renderRoutes(routes, '/blogs/read-a-valve')
    await userEvent.click(await screen.findByRole('link', { name: 'Article 1' }))
    const heading = await screen.findByRole('heading', { level: 1, name: 'Article 1' })
    expect(screen.getAllByText('12 Nov. 2026')[0]).toBeVisible()
    expect(screen.queryByText('The rebuild hall')).not.toBeInTheDocument()

    const article = anArticle({ slug: 'article-1', title: 'Article 1, second edition' })
    answer({ result: 1, blog: article, data: article })
    expect(await screen.findByText('Running hours tell little.')).toBeVisible()
    expect(screen.getByText('The rebuild hall')).toBeVisible()
    expect(heading).toHaveTextContent('Article 1, second edition')
    expect(calls.filter(({ body }) => body.slug === 'article-1')).toHaveLength(1)
  })
})
