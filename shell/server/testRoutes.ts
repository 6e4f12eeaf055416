/** A composition and its routes, as the servers of tests have them. */
export const composition = {
  id: 'c',
  shell: {
    release: 'r',
    base: '/remotes/shell/r/browser/',
    files: { entry: 'e.js', integrity: {}, chunks: {} },
  },
  remotes: [{ name: 'account', routes: [{ id: 'reset-password', path: '/reset-password' }] }],
}
export const routes = [
  { id: 'products', path: '/products', query: ['search', 'category', 'page'], crawl: ['page'] },
  { id: 'category', path: '/products/c/:category', query: ['sort'], sitemap: '/get/category-addresses' },
  { id: 'product', path: '/products/:slug', sitemap: '/get/machine-addresses' },
  {
    id: 'article',
    path: '/blogs/:slug',
    sitemap: '/get/blogs',
    feed: { title: 'Notes', description: 'Of the filling hall' },
  },
  { id: 'login', path: '/login', crawl: false },
  { id: 'profile', path: '/user/profile', access: 'user', wellKnown: { 'change-password': 'password' } },
]
