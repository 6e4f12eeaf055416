import { aMachine, refusal, renderRoutes, stubApi } from '@brightfill/shared/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import { routes } from '../routes'

const machines = new Map(
  ['filler', 'capper', 'labeller'].map((slug, index) => [slug, aMachine({ id: index + 1, slug, name: `The ${slug}` })]),
)

async function open(slug: string) {
  stubApi({
    'POST /get/product-post': ({ body }) => {
      const machine = machines.get(String(body.slug))
      return machine ? { result: 1, blog: machine, product: machine, data: machine } : refusal(404)
    },
    'POST /get/our-products': { result: 1, data: [] },
  })
  const { unmount } = await renderRoutes(routes, `/products/${slug}`)
  await screen.findByRole('heading', { level: 1, name: `The ${slug}` })
  return unmount
}

const strip = () => screen.findByRole('region', { name: 'Recently viewed' })

describe('machines seen before', () => {
  it('are shown under another machine, the last one first and without those that are gone [R-367]', async () => {
    ;(await open('filler'))()
    ;(await open('capper'))()
    sessionStorage.setItem('catalogue.seen.1', JSON.stringify([...seen(), 'sold-long-ago']))
    await open('labeller')

    const links = within(await strip()).getAllByRole('heading', { level: 3 })
    expect(links.map((link) => link.textContent)).toEqual(['The capper', 'The filler'])
    expect(seen()[0]).toBe('labeller')
  })

  it('take no space on the first visit, or when the stored value is invalid [R-367]', async () => {
    sessionStorage.setItem('catalogue.seen.1', '{"no": "list"}')
    await open('filler')

    await waitFor(() => expect(seen()).toEqual(['filler']))
    await act(async () => void (await import('./SeenStrip'))) // its code has loaded and run
    expect(screen.queryByText('Recently viewed')).not.toBeInTheDocument()
  })
})

function seen(): string[] {
  return JSON.parse(sessionStorage.getItem('catalogue.seen.1') ?? '[]')
}
