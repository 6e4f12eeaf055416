/** The pages of the benches by kind. Slugs come from the site's own lists. */
export async function benchPages(origin: string) {
  const first = async (path: string) => {
    const answer = await fetch(`${origin}/api${path}`, { method: 'POST', signal: AbortSignal.timeout(30_000) })
    return (await answer.json()).data[0].slug
  }
  const [machine, article] = await Promise.all([first('/get/products'), first('/get/blogs')])
  return [
    { name: 'home', path: '/' },
    { name: 'machine list', path: '/products' },
    { name: 'machine', path: `/products/${machine}` },
    { name: 'blog', path: '/blogs' },
    { name: 'article', path: `/blogs/${article}` },
    { name: 'login', path: '/login' },
  ]
}
