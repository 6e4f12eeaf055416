import type { ArticleBlock } from '@brightfill/shared/contract'
import { registerSiteOrigin } from '@brightfill/shared/page'
import { noAnswer, refusal, renderRoutes, stubApi } from '@brightfill/shared/testing'
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
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

// Not the origin of the window: whoever reads the page under another name shares the public address.
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
    expect(screen.getByRole('img', { name: 'Valves' })).toHaveAttribute('src', '/storage/valves.webp')
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
    expect(preview('image')).toMatch(/\/storage\/blog\/valves\.webp$/)
  })

  it('an unknown slug is not found and not for search engines [R-410]', async () => {
    stubApi({ 'POST /get/blog-post': refusal(404), 'GET /get/our-blogs': noAnswer })
    await renderRoutes(routes, '/blogs/nope')

    expect(await screen.findByRole('heading', { name: 'We have no article at this address' })).toBeVisible()
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
      image: 'https://www.example.org/storage/blog/valves.webp',
    })
    expect(crumbs).toMatchObject({ '@type': 'BreadcrumbList' })
    expect(crumbs.itemListElement.at(-1).item).toBe('https://www.example.org/blogs/read-a-valve')
  })

  it('tells the author of an article from the job of the author [R-776]', async () => {
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
})
