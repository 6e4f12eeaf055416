/** Addresses that search engines need not read: account pages, and filtered or searched lists (R-170). */
const left = [
  '/user/',
  '/login',
  '/registration',
  '/forgot-password',
  '/reset-password',
  '/auth/',
  '/maintenance',
  '/api/',
  '/products*?*search=',
  '/products*?*sort=',
  '/products*?*category=',
  '/products*?*bottles=',
  '/products*?*beverage=',
  '/products*?*manufacturer=',
  '/products*?*condition=',
  '/products*?*price_',
  '/products*?*output_',
  '/products*?*year_',
  '/blogs?*search=',
  '/blogs?*sort=',
]

export function robots(origin: string): string {
  return `User-agent: *\n${left.map((path) => `Disallow: ${path}\n`).join('')}\nSitemap: ${origin}/sitemap.xml\n`
}
