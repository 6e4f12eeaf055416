import { origin } from '../site'

/** The public pages that search engines list, with slugs from the site's own lists. */
export async function publicPages(): Promise<{ name: string; path: string }[]> {
  return [
    { name: 'home', path: '/' },
    { name: 'machine list', path: '/products' },
    { name: 'category', path: '/products/c/fillers' },
    { name: 'machine', path: `/products/${await firstSlug('/get/products')}` },
    { name: 'blog list', path: '/blogs' },
    { name: 'article', path: `/blogs/${await firstSlug('/get/blogs')}` },
  ]
}

export const legalPages = ['privacy', 'terms', 'imprint', 'cookies', 'accessibility'].map((name) => ({
  name,
  path: `/legal/${name}`,
}))

/** All public pages, also those that search engines do not list. */
export async function readablePages(): Promise<{ name: string; path: string }[]> {
  return [
    ...(await publicPages()),
    ...legalPages,
    { name: 'results of a search', path: '/search?query=filler' },
    { name: 'comparison', path: await comparison() },
  ]
}

/** The address that compares the first machines of the list. */
export async function comparison(count = 4): Promise<string> {
  const slugs = (await slugsOf('/get/products')).slice(0, count)
  return `/compare?${slugs.map((slug) => `machine=${slug}`).join('&')}`
}

export async function firstSlug(call: '/get/products' | '/get/blogs'): Promise<string> {
  const [first] = await slugsOf(call)
  if (!first) throw new Error(`${call} lists nothing`)
  return first
}

async function slugsOf(call: '/get/products' | '/get/blogs'): Promise<string[]> {
  const answer = await fetch(`${origin}/api${call}`, { method: 'POST' })
  const { data } = (await answer.json()) as { data: { slug: string }[] }
  return data.map(({ slug }) => slug)
}
