import { SHELL_KEY } from './registryClient'
import { onDatabases } from './site'

onDatabases(
  'what composition servers list',
  (site) => {
    const ask = (query = '', key = SHELL_KEY) =>
      site().get(`/api/listed-machines${query}`, { Authorization: `Bearer ${key}` })

    it('is every published machine with its last change, for the sitemap, and nobody else reads it [R-170]', async () => {
      const pages = await Promise.all([1, 2, 3, 4].map((page) => site().post('/get/products', { page })))
      const cards = pages.flatMap(({ body }) => body.data) as { id: number; slug: string; updated_at: string }[]
      const { body } = await ask()
      const bySlug = (one: { slug: string }, other: { slug: string }) => one.slug.localeCompare(other.slug)
      expect(body.data.toSorted(bySlug)).toEqual(
        cards.map(({ slug, updated_at }) => ({ slug, updated_at })).toSorted(bySlug),
      )
      expect(body.next).toBeNull()

      const ids = cards.map(({ id }) => id).toSorted((one, other) => one - other)
      expect((await ask(`?before=${ids[10]}`)).body.data).toHaveLength(10)
      expect((await ask(`?before=${ids[0]}`)).body.data).toEqual([])
      expect((await ask('', await site().signIn())).status).toBe(401)
    })
  },
  { SHELL_KEY },
)
