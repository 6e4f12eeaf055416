import { expect, test } from '@playwright/test' // no test opens a page
import { origin } from '../site'
import { publicPages } from './addresses'

const metaOf = (html: string, name: string) =>
  html.match(new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`))?.[1] ??
  html.match(new RegExp(`<link rel="${name}" href="([^"]*)"`))?.[1]

test.describe('the information about the site that needs no scripts', () => {
  test('has canonical address, preview and card in the HTML of every public page [R-168, R-718]', async ({
    request,
  }) => {
    const contentPages = ['/about-us', '/services'].map((path) => ({ name: path, path }))
    for (const { name, path } of [...(await publicPages()), ...contentPages]) {
      const html = await (await request.get(path)).text()
      expect(metaOf(html, 'canonical'), name).toBe(origin + path)
      expect(metaOf(html, 'og:url'), name).toBe(origin + path)
      for (const property of ['og:title', 'og:description', 'og:type', 'twitter:card'])
        expect(metaOf(html, property), `${property} of ${name}`).toBeTruthy()
      const image = metaOf(html, 'og:image')
      expect(image, `og:image of ${name}`).toMatch(/^https?:\/\//)
      const picture = await request.get(image ?? '')
      expect([picture.status(), picture.headers()['content-type']], `og:image of ${name}`).toEqual([200, 'image/jpeg'])
      expect([metaOf(html, 'og:image:width'), metaOf(html, 'og:image:height')], name).toEqual(['1200', '630'])
    }
  })

  test('names the first address of an article on its second address [R-168]', async ({ request }) => {
    const article = (await publicPages()).find(({ name }) => name === 'article')?.path ?? ''
    const html = await (await request.get(article.replace('/blogs/', '/posts/'))).text()
    expect(metaOf(html, 'canonical')).toBe(origin + article)
    expect(metaOf(html, 'og:type')).toBe('article')
  })

  test('hides account pages and maintenance from search engines [R-169]', async ({ request }) => {
    for (const path of [
      '/login',
      '/registration',
      '/forgot-password',
      '/reset-password?email=a@b.co&token=x',
      '/auth/callback',
      '/user/profile',
      '/user/orders',
      '/user/saved',
      '/maintenance',
    ]) {
      expect(metaOf(await (await request.get(path)).text(), 'robots'), path).toBe('noindex')
    }
  })

  test('lists every machine, category, article and page in the sitemap, and all of them open [R-170, R-364]', async ({
    request,
  }) => {
    const listed = [...(await (await request.get('/sitemap.xml')).text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(
      ([, address]) => address ?? '',
    )
    const { total } = await (await request.post('/api/get/products', { data: {} })).json()
    const { data: articles } = await (await request.post('/api/get/blogs', { data: {} })).json()
    const { category } = await (await request.post('/api/get/category', { data: {} })).json()
    const below = (path: string) => listed.filter((address) => address.startsWith(origin + path))
    expect(below('/products/c/')).toHaveLength(category.length)
    expect(below('/products/')).toHaveLength(total + category.length)
    expect(below('/blogs/')).toHaveLength(articles.length)
    expect(listed).not.toContain(`${origin}/login`)
    expect(new Set(listed).size).toBe(listed.length)
    for (const address of listed.filter((_, index) => index % 5 === 0))
      expect((await request.get(address)).status(), address).toBe(200)
  })

  test('leads from the home page to categories, and says which category does not exist [R-364, R-365]', async ({
    request,
  }) => {
    expect(await (await request.get('/')).text()).toContain('href="/products/c/fillers"')
    expect((await request.get('/products/c/no-such-category')).status()).toBe(404)
    const named = await request.get('/products?category=fillers,no-such-category')
    expect(new URL(named.url()).search).toMatch(/^\?category=\d+&category=no-such-category$/)
    expect(await named.text()).toContain('We have no category called “no-such-category”.')
  })

  test('links the feeds from the blog, with its newest articles [R-413]', async ({ request }) => {
    const html = await (await request.get('/blogs')).text()
    for (const feed of ['/feed.xml', '/feed.json']) expect(html).toContain(`href="${feed}"`)
    const { data: articles } = await (await request.post('/api/get/blogs', { data: { filters: { sortBy: 1 } } })).json()
    const { items } = await (await request.get('/feed.json')).json()
    expect(items.map(({ title }: { title: string }) => title)).toEqual(
      articles.slice(0, 20).map(({ title }: { title: string }) => title),
    )
    expect((await (await request.get('/feed.xml')).text()).match(/<item>/g)).toHaveLength(items.length)
  })

  test('has telephone, address, hours and numbers in the structured data of the home page [R-720]', async ({
    request,
  }) => {
    const html = await (await request.get('/')).text()
    const [, data = ''] = html.match(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s) ?? []
    const [organisation] = JSON.parse(data)['@graph']
    expect(organisation).toMatchObject({
      telephone: expect.stringMatching(/^\+44/),
      vatID: expect.stringMatching(/^GB/),
      address: { '@type': 'PostalAddress', addressCountry: 'GB' },
      contactPoint: { hoursAvailable: [{ opens: '08:00' }] },
    })
  })

  test('names the icon of the site options [R-128]', async ({ request }) => {
    const { options } = await (await request.get('/api/fields?options=Meta%20site')).json()
    const named = (options['Meta site']['Icon site'] as string).replace(/^public/, '/storage')
    expect(metaOf(await (await request.get('/')).text(), 'icon')).toBe(named)
    expect((await request.get(named)).status()).toBe(200)
  })
})
