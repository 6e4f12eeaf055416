import { origin } from '../site'

/** The public pages, with slugs from the site's own lists. */
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

export async function firstSlug(call: '/get/products' | '/get/blogs'): Promise<string> {
  const answer = await fetch(`${origin}/api${call}`, { method: 'POST' })
  const { data } = (await answer.json()) as { data: { slug: string }[] }
  const [first] = data
  if (!first) throw new Error(`${call} lists nothing`)
  return first.slug
}
