import { expect, test } from '@playwright/test' // no test opens a page
import { origin, site } from '../site'
import { siteRegistry } from '../siteRegistry'

interface Row {
  slug: string
  published_at: string | null
}

/** Imports former slugs of the first published machine and article; nothing else changes. */
async function nameFormerSlugs(): Promise<{ machine: string; article: string }> {
  const programs = siteRegistry(site)
  const content = await programs.call('GET', '/api/office/content')
  const first = (rows: Row[], former_slugs: string[]) =>
    rows
      .filter(({ published_at }) => published_at)
      .slice(0, 1)
      .map((row) => ({ ...row, former_slugs }))
  const machines = first(content.machines, ['machine-of-old'])
  const posts = first(content.posts, ['article-of-old'])
  await programs.post('/api/office/content', { ...content, options: {}, pages: [], machines, posts })
  return { machine: machines[0]?.slug ?? '', article: posts[0]?.slug ?? '' }
}

test('addresses with former slugs answer 301 to the machine and the article that had them [R-614, R-719]', async ({
  request,
}) => {
  const { machine, article } = await nameFormerSlugs()
  for (const [former, now] of [
    ['/products/machine-of-old', `/products/${machine}`],
    ['/blogs/article-of-old', `/blogs/${article}`],
    ['/posts/article-of-old', `/blogs/${article}`],
  ] as const) {
    const answer = await fetch(origin + former, {
      redirect: 'manual',
      headers: { accept: 'text/html', 'sec-fetch-mode': 'navigate' },
    })
    expect([answer.status, answer.headers.get('location')], former).toEqual([301, now])
  }
  // A browser follows.
  const answer = await request.get('/products/machine-of-old')
  expect([answer.status(), new URL(answer.url()).pathname]).toEqual([200, `/products/${machine}`])
})
