/** @jest-environment node */
import { carriesSecret, documentName, pageAddress, renderedAddress } from './pageAddress'

const site = 'https://www.example.org'

describe('the address of a page', () => {
  it.each([
    ['/products?page=2', '/products?page=2'],
    ['//other.example/x', '//other.example/x'],
    ['http://other.example/x', '/x'],
    ['http://other.example', '/'],
  ])('is on this site, whatever host is in %s', (target, address) => {
    expect(pageAddress(site, target).href).toBe(site + address)
  })

  it.each([
    ['/products?utm_source=mail&page=2&gclid=1', ['page'], '/products?page=2'],
    ['/products?', ['page'], '/products'],
    ['/products/?fbclid=x', ['page'], '/products'],
    ['/', [], '/'],
    ['/products?search=a%20b', ['search'], '/products?search=a+b'],
    ['/products?x=1&page=2&PAGE=3', ['page'], '/products?page=2'],
    ['/products?page=2&page=3', ['page'], '/products?page=2&page=3'],
    ['/about-us?page=2', undefined, '/about-us'],
  ])('%s is rendered with the parameters that its route names, %j', (target, query, name) => {
    expect(documentName(renderedAddress(pageAddress(site, target), query))).toBe(name)
  })

  it.each([
    ['/reset-password?email=a@b.co&token=t', '/reset-password'],
    ['/Reset-Password//?token=t', '/Reset-Password//'],
    ['/auth/callback?token=t&step=email', '/auth/callback'],
    ['/invitation?email=a@b.co&token=t', '/invitation'],
  ])('%s is rendered without its secret, even if its route names it [R-486]', (target, name) => {
    const { pathname, search } = renderedAddress(pageAddress(site, target), ['email', 'token', 'step'])
    expect(pathname + search).toBe(name)
  })

  it.each(['/reset-password', '/Reset-Password//', '/auth/callback', '/anywhere?page=2&token=t'])(
    '%s comes with a secret [Q-21, R-486]',
    (target) => {
      expect(carriesSecret(pageAddress(site, target))).toBe(true)
    },
  )
})
