import { scrollAfter } from './scrollAfter'

const at = (address: string) => {
  const { pathname, search, hash } = new URL(address, 'http://site.test')
  return { pathname, search, hash }
}
const after = (
  from: string,
  to: string,
  type: 'PUSH' | 'REPLACE' | 'POP',
  rest: { saved?: number; keep?: boolean } = {},
) => scrollAfter({ before: at(from), now: at(to), type, saved: rest.saved, keep: rest.keep ?? false })

describe('scrolling after a navigation', () => {
  it('starts a new path at its top [R-119]', () => {
    expect(after('/products', '/products/x', 'PUSH')).toEqual({ to: 'top', top: 0 })
    expect(after('/products?page=2', '/blogs', 'REPLACE')).toEqual({ to: 'top', top: 0 })
  })

  it('goes to the top for a link to the current page [R-119]', () => {
    expect(after('/', '/', 'REPLACE')).toEqual({ to: 'top', top: 0 })
  })

  it('returns to the former position on Back and Forward [R-120]', () => {
    expect(after('/products/x', '/products', 'POP', { saved: 840 })).toEqual({ to: 'top', top: 840 })
    expect(after('/#sell', '/', 'POP', { saved: 120 })).toEqual({ to: 'top', top: 120 })
    expect(after('/products/x', '/products', 'POP')).toEqual({ to: 'top', top: 0 })
  })

  it('lets the browser restore a position on this page that was not recorded [R-120]', () => {
    expect(after('/products?sort=2#footer', '/products?sort=2', 'POP')).toEqual({ to: 'stay' })
  })

  it('does not scroll when only the query changes [R-120]', () => {
    expect(after('/products', '/products?page=2', 'PUSH')).toEqual({ to: 'stay' })
    expect(after('/products?page=2#list', '/products?page=3#list', 'PUSH')).toEqual({ to: 'stay' })
  })

  it('does not scroll when the link asks for that, as Retry does', () => {
    expect(after('/products', '/products', 'REPLACE', { keep: true })).toEqual({ to: 'stay' })
  })

  it('scrolls to the element of a hash, on this page and on another', () => {
    expect(after('/blogs', '/#sell', 'PUSH')).toEqual({ to: 'target' })
    expect(after('/', '/#sell', 'PUSH')).toEqual({ to: 'target' })
    expect(after('/#sell', '/#sell', 'REPLACE')).toEqual({ to: 'target' })
    expect(after('/', '/#footer', 'POP', { saved: 10 })).toEqual({ to: 'target' })
    expect(after('/blogs', '/#sell', 'POP')).toEqual({ to: 'target' })
  })
})
