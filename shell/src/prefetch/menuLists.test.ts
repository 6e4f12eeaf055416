import type { Composition, LiveRemote } from '../composition/composition'
import { menuLists } from './menuLists'

const build = { release: 'r', base: '/', files: { entry: 'x.js', integrity: {}, chunks: {} } }
const remote = (name: string, routes: LiveRemote['routes']): LiveRemote => ({
  ...build,
  name,
  container: name,
  routes,
  lends: [],
})
const composition: Composition = {
  id: 'c',
  shell: build,
  remotes: [
    remote('catalogue', [
      { id: 'products', path: '/products' },
      { id: 'product', path: '/products/:slug' },
      { id: 'search', path: '/search' },
    ]),
    remote('account', [
      { id: 'orders', path: '/user/orders', access: 'user' },
      { id: 'order', path: '/user/orders/:id', access: 'user' },
    ]),
  ],
}
const linkTo = (url: string) => ({ id: 1, title: url, url })

describe('lists of the menu', () => {
  it('are its public pages that have pages of single things below them', () => {
    const menu = ['/', '/products', '/search', '/user/orders', 'https://example.org/products'].map(linkTo)
    expect(menuLists(composition, menu)).toEqual(['/products'])
  })

  it('are none that the menu does not lead to', () => {
    expect(menuLists(composition, [linkTo('/about-us')])).toEqual([])
  })
})
