/** @jest-environment node */
import { carriesSecret, documentName, knownAddress, pageAddress } from './pageAddress'

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
    ['/products?utm_source=mail&page=2&gclid=1', '/products?page=2'],
    ['/products?', '/products'],
    ['/products/?fbclid=x', '/products'],
    ['/', '/'],
    ['/products?search=a%20b', '/products?search=a+b'],
  ])('%s names the document of %s', (target, name) => {
    expect(documentName(knownAddress(pageAddress(site, target), undefined))).toBe(name)
  })

  it.each([
    ['/products?x=1&page=2&PAGE=3', ['page'], '/products?page=2'],
    ['/products?page=2&page=3', ['page'], '/products?page=2&page=3'],
    ['/about-us?page=2', [], '/about-us'],
  ])('%s is told by the parameters that its page reads, %j', (target, known, name) => {
    expect(documentName(knownAddress(pageAddress(site, target), known))).toBe(name)
  })

  it.each(['/reset-password?token=t', '/Reset-Password//', '/auth/callback?code=c'])(
    '%s brings a secret [Q-21, R-486]',
    (target) => {
      expect(carriesSecret(pageAddress(site, target))).toBe(true)
    },
  )
})
