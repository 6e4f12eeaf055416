import { expect, test } from '@playwright/test' // no test opens a page
import { legalPages, publicPages } from '../addresses'
import { listed } from '../machineFilters'

// axe.spec.ts and navigation.spec.ts check that each page runs in a browser.

const mainHeading = (html: string) =>
  (html.match(/<h1[^>]*>(.*?)<\/h1>/s)?.[1] ?? '').replace(/<[^>]*>/g, '').replaceAll('&#x27;', "'")

test.describe('the public addresses [R-100, R-101, R-102, R-105, R-107, R-108, R-109, R-110]', () => {
  for (const [id, path, heading] of [
    ['R-100', '/', 'Filling lines, ready to run.'],
    ['R-101', '/about-us', 'We sell machines we have had in pieces'],
    ['R-101', '/services', 'The machine is only half of it'],
    ['R-102', '/blogs', 'Notes from the filling hall'],
    ['R-105', '/products', 'Machines'],
    ['R-107', '/login', 'Sign In'],
    ['R-108', '/registration', 'Create Account'],
    ['R-109', '/forgot-password', 'Forgot your password'],
    ['R-110', '/reset-password/?email=a@b.co&token=x', ''],
  ] as const) {
    test(`${path} is a page of its own [${id}]`, async ({ request }) => {
      const response = await request.get(path)
      expect(response.status()).toBe(200)
      expect(mainHeading(await response.text())).toContain(heading)
    })
  }

  test('each machine and article has an address [R-723, R-103, R-104, R-106]', async ({ request }) => {
    const articles: { data: { slug: string; title: string }[] } = await (await request.post('/api/get/blogs')).json()
    const [article] = articles.data
    const [machine] = (await listed()).data
    if (!article || !machine) throw new Error('The lists are empty')
    for (const [path, heading] of [
      [`/blogs/${article.slug}`, article.title],
      [`/posts/${article.slug}`, article.title],
      [`/products/${machine.slug}`, machine.name],
    ] as const) {
      const response = await request.get(path)
      expect(response.status(), path).toBe(200)
      expect(mainHeading(await response.text()), path).toContain(heading)
    }
  })
})

test.describe('the first HTML', () => {
  test('has its own title and description on every page [R-127]', async ({ request }) => {
    const titles = new Set<string>()
    const pages = [...(await publicPages()), ...legalPages]
    for (const { name, path } of pages) {
      const html = await (await request.get(path)).text()
      const title = html.match(/<title>([^<]+)<\/title>/)?.[1] ?? ''
      const description = html.match(/<meta name="description" content="([^"]+)"/)?.[1] ?? ''
      expect(title.length, `title of ${name}`).toBeGreaterThan(5)
      expect(description.length, `description of ${name}`).toBeGreaterThan(20)
      titles.add(title)
    }
    expect(titles.size).toBe(pages.length)
  })

  test('answers 404 for an unknown address, machine and article [R-116, R-348, R-410]', async ({ request }) => {
    for (const path of [
      '/nothing-here',
      '/products/no-such-machine',
      '/blogs/no-such-article',
      '/posts/no-such-article',
      '/legal/nothing',
    ]) {
      const response = await request.get(path)
      expect(response.status(), path).toBe(404)
      const html = await response.text()
      expect(html).toContain('<meta name="robots" content="noindex"')
      expect(html).toContain('<footer')
      expect(html).toContain('<h1')
    }
  })
})
