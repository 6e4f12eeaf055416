export interface FakeState {
  maintenance: unknown
  /** Whether the api has the short list of machines. */
  short: boolean
}

const machine = (slug: string) => ({ slug, name: slug, updated_at: '2026-03-04T05:06:07.000Z' })
const article = (slug: string) => ({
  slug,
  title: slug,
  description: `About ${slug}`,
  published_at: '2026-01-05T10:00:00.000Z',
  image: '',
})

/** The answers of an api with a small site, for `fakeApi`. */
export const fakeAnswers = (state: FakeState) => ({
  'GET /api/status': () => ({ maintenance: state.maintenance, permission: false }),
  'GET /api/pages': [
    { id: 1, title: 'About us', url: '/about-us' },
    { id: 2, title: 'Elsewhere', url: 'https://partner.example' },
  ],
  'POST /api/get/products': ({ body }: { body: string }) => {
    const { page } = JSON.parse(body)
    return {
      result: 1,
      data: [machine(`machine-${page}a`), machine(`machine-${page}b`)],
      current_page: page,
      total_pages: 3,
      total: 6,
    }
  },
  'GET /api/listed-machines': ({ url }: { url: URL }) => {
    if (!state.short) return undefined
    const first = !url.searchParams.has('before')
    return { result: 1, data: [machine(first ? 'short-2' : 'short-1')], next: first ? 7 : null }
  },
  'POST /api/get/category': {
    category: [
      { id: 1, name: 'End of line', count: 2 },
      { id: 2, name: 'Tanks', count: 0 },
    ],
  },
  'POST /api/get/blogs': {
    result: 1,
    data: Array.from({ length: 25 }, (_, index) => article(`article-${index + 1}`)),
  },
  'GET /api/data': ({ url }: { url: URL }) => ({
    result: 1,
    data: {
      url: url.searchParams.get('url'),
      updated_at: url.searchParams.get('url') === '/about-us' ? '2026-02-03T04:05:06.000Z' : null,
    },
  }),
  'GET /api/fields': { fields: {}, options: { 'Meta site': { 'Icon site': 'public/brand/favicon.svg' } } },
  'POST /reset-password': { result: 0, error: 'expired' },
  'GET /products/manufacturers': [{ name: 'Brightfill' }],
  'GET /auth/google/redirect': { provider: 'google' },
})
