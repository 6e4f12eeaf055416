export interface FakeState {
  maintenance: unknown
}

const machine = (slug: string) => ({ slug, updated_at: '2026-03-04T05:06:07.000Z' })
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
  'POST /api/get/page-addresses': {
    result: 1,
    data: [
      { url: '/', updated_at: '2026-02-02T04:05:06.000Z' },
      { url: '/about-us', updated_at: '2026-02-03T04:05:06.000Z' },
      { url: '//elsewhere.example', updated_at: '2026-02-03T04:05:06.000Z' },
    ],
  },
  'POST /api/get/machine-addresses': ({ body }: { body: string }) => {
    const { page } = JSON.parse(body)
    return { result: 1, data: [machine(`machine-${page}a`), machine(`machine-${page}b`)], total_pages: 3 }
  },
  'POST /api/get/category-addresses': { result: 1, data: [{ category: 'end-of-line' }], total_pages: 1 },
  'POST /api/get/blogs': {
    result: 1,
    data: Array.from({ length: 25 }, (_, index) => article(`article-${index + 1}`)),
  },
  'GET /api/fields': { fields: {}, options: { 'Meta site': { 'Icon site': 'public/brand/icon #1?.svg' } } },
  'POST /reset-password': { result: 0, error: 'expired' },
  'GET /products/manufacturers': [{ name: 'Brightfill' }],
  'GET /auth/google/redirect': { provider: 'google' },
})
