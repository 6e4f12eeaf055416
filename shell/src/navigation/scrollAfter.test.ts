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

  it('goes to the top for a link to the very page that is open [R-119]', () => {
    expect(after('/', '/', 'REPLACE')).toEqual({ to: 'top', top: 0 })
  })

  it('returns to where Back and Forward had left the page [R-120]', () => {
    expect(after('/products/x', '/products', 'POP', { saved: 840 })).toEqual({ to: 'top', top: 840 })
    expect(after('/#sell', '/', 'POP', { saved: 120 })).toEqual({ to: 'top', top: 120 })
    expect(after('/products/x', '/products', 'POP')).toEqual({ to: 'top', top: 0 })
  })

  it('leaves it to the browser to return to a place of this page that nobody has noted [R-120]', () => {
    expect(after('/products?sort=2#footer', '/products?sort=2', 'POP')).toEqual({ to: 'stay' })
  })

  it('moves nothing when only the query changes [R-120]', () => {
    expect(after('/products', '/products?page=2', 'PUSH')).toEqual({ to: 'stay' })
    expect(after('/products?page=2#list', '/products?page=3#list', 'PUSH')).toEqual({ to: 'stay' })
  })

  it('leaves the window alone when the link asks for it, as Retry does', () => {
    expect(after('/products', '/products', 'REPLACE', { keep: true })).toEqual({ to: 'stay' })
  })

  it('leads a hash to its element, on this page and on another', () => {
    expect(after('/blogs', '/#sell', 'PUSH')).toEqual({ to: 'target' })
    expect(after('/', '/#sell', 'PUSH')).toEqual({ to: 'target' })
    expect(after('/#sell', '/#sell', 'REPLACE')).toEqual({ to: 'target' })
    expect(after('/', '/#footer', 'POP', { saved: 10 })).toEqual({ to: 'target' })
    expect(after('/blogs', '/#sell', 'POP')).toEqual({ to: 'target' })
  })
})
