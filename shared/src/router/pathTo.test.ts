import { siteRoutes } from '@brightfill/shared/testing'
import { pathTo, registerRouteNames } from '.'

afterEach(() => registerRouteNames({}))

describe('addresses by route name', () => {
  it.each([
    ['home', {}, '/'],
    ['blogs', {}, '/blogs'],
    ['ArticleBlog', { slug: 'x-1' }, '/blogs/x-1'],
    ['products', {}, '/products'],
    ['product', { slug: 'x-1' }, '/products/x-1'],
    ['login', {}, '/login'],
    ['registration', {}, '/registration'],
    ['forgot-password', {}, '/forgot-password'],
    ['AccountOrders', {}, '/user/orders'],
  ])('%s is resolvable wherever it is asked for [R-118]', (name, params, address) => {
    registerRouteNames(siteRoutes())
    expect(pathTo(name, params)).toBe(address)
  })

  it('escapes parameters [R-118]', () => {
    registerRouteNames({ product: '/products/:slug' })
    expect(pathTo('product', { slug: 'a/b c?' })).toBe('/products/a%2Fb%20c%3F')
  })

  it('names the unknown route in its error', () => {
    expect(() => pathTo('nowhere')).toThrow(new RangeError('No route is named "nowhere"'))
  })
})
