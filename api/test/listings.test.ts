import { SHELL_KEY } from './registryClient'
import { onDatabases } from './site'

onDatabases(
  'the list for composition servers',
  (site) => {
    const ask = (what: string, page = 1, token = SHELL_KEY) =>
      site().post(`/api/get/${what}-addresses`, { page }, { token })

    it('has all published machines with their last change, for the sitemap, and is closed to all others [R-170]', async () => {
      const pages = await Promise.all([1, 2, 3, 4].map((page) => site().post('/get/products', { page })))
      const cards = pages.flatMap(({ body }) => body.data) as { slug: string; updated_at: string }[]
      const { body } = await ask('machine')
      const bySlug = (one: { slug: string }, other: { slug: string }) => one.slug.localeCompare(other.slug)
      expect(body.data.toSorted(bySlug)).toEqual(
        cards.map(({ slug, updated_at }) => ({ slug, updated_at })).toSorted(bySlug),
      )
      expect(body.total_pages).toBe(1)
      expect((await ask('machine', 2)).body.data).toEqual([])
      expect((await ask('machine', 1, await site().signIn())).status).toBe(401)
    })

    it('has all categories with machines [R-364]', async () => {
      const { category } = (await site().post('/get/category')).body
      const filled = category.filter(({ count }: { count: number }) => count > 0)
      const { data } = (await ask('category')).body
      expect(data).toHaveLength(filled.length)
      expect(data).toContainEqual({ category: 'fillers' })
    })
  },
  { SHELL_KEY },
)
