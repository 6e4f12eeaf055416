import type { RouteObject } from '@brightfill/shared/router'
import { matchRoutes } from 'react-router-dom'
import type { Composition, LiveRemote } from '../composition/composition'
import { routeTable } from './routeTable'

const build = {
  release: 'r',
  base: '/remotes/x/',
  files: { entry: 'x.js', integrity: {}, chunks: {} },
}
const remote = (name: string, routes: LiveRemote['routes']): LiveRemote => ({
  ...build,
  name,
  container: `brightfill_${name}_r`,
  routes,
  lends: [],
})
const composition = (...remotes: LiveRemote[]): Composition => ({ id: 'c', shell: build, remotes })

function routeAt(routes: RouteObject[], address: string) {
  return matchRoutes(routes, address)?.at(-1)?.route.id
}

describe('route table', () => {
  const routes = routeTable(
    composition(
      remote('catalogue', [
        { id: 'products', path: '/products' },
        { id: 'product', path: '/products/:slug' },
      ]),
    ),
    async () => {},
  )

  it('matches each address to the route that its remote declares [R-105, R-106]', () => {
    expect(routeAt(routes, '/products')).toBe('products')
    expect(routeAt(routes, '/products/x-1')).toBe('product')
    expect(routeAt(routes, '/products/')).toBe('products')
  })

  it('keeps maintenance, /user and not found for the shell [R-115, R-116, R-117]', () => {
    expect(routeAt(routes, '/maintenance')).toBe('maintenance')
    expect(routeAt(routes, '/user')).toBe('user')
    expect(routeAt(routes, '/nothing/here')).toBe('not-found')
  })

  it('gives a remote all other addresses if it asks for them [O-27]', () => {
    const content = remote('content', [{ id: 'page', path: '/*' }])
    const table = routeTable(composition(content, remote('a', [{ id: 'x', path: '/x/:name' }])), async () => {})
    expect(['/trade-fairs', '/a/b/c', '/x/y', '/user', '/maintenance'].map((at) => routeAt(table, at))).toEqual([
      'page',
      'page',
      'x',
      'user',
      'maintenance',
    ])
  })

  it('redirects /user to the profile [R-117]', async () => {
    const user = matchRoutes(routes, '/user')?.at(-1)?.route
    const loader = user?.loader as () => Response // the shell's own loader takes no arguments
    expect(loader().headers.get('Location')).toBe('/user/profile')
  })

  it('ignores a route that a remote declares twice or that is already taken [R-751]', () => {
    const table = routeTable(
      composition(
        remote('a', [
          { id: 'x', path: '/x' },
          { id: 'x', path: '/y' },
        ]),
        remote('b', [
          { id: 'x', path: '/z' },
          { id: 'user', path: '/user' },
        ]),
      ),
      async () => {},
    )
    const ids = table[0]?.children?.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids?.length)
    expect(routeAt(table, '/x')).toBe('x')
  })
})
