import { origin } from '../site'
import { expect, test } from './fixtures'

interface Row {
  slug: string
  published_at: string | null
}

async function staffToken(): Promise<string> {
  const body = new URLSearchParams({ login: 'staff@brightfill.example', password: 'Brightfill1' })
  const answer = await fetch(`${origin}/api/user/login/account/auth`, { method: 'POST', body })
  return ((await answer.json()) as { token: string }).token
}

/** Imports former slugs of the first published machine and article; nothing else changes. */
async function nameFormerSlugs(): Promise<{ machine: string; article: string }> {
  const headers = { authorization: `Bearer ${await staffToken()}`, 'content-type': 'application/json' }
  const content = await (await fetch(`${origin}/api/staff/content`, { headers })).json()
  const first = (rows: Row[], former_slugs: string[]) =>
    rows
      .filter(({ published_at }) => published_at)
      .slice(0, 1)
      .map((row) => ({ ...row, former_slugs }))
  const machines = first(content.machines, ['machine-of-old'])
  const posts = first(content.posts, ['article-of-old'])
  const body = JSON.stringify({ ...content, options: {}, pages: [], machines, posts })
  const answer = await fetch(`${origin}/api/staff/content`, { method: 'POST', headers, body })
  if (!answer.ok) throw new Error(`The import was answered with ${answer.status}`)
  return { machine: machines[0]?.slug ?? '', article: posts[0]?.slug ?? '' }
}

test('addresses with former slugs answer 301 to the machine and the article that had them [R-614, R-719]', async ({
  page,
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
  await page.goto('/products/machine-of-old')
  await expect(page).toHaveURL(`/products/${machine}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})
