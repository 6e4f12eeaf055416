import { currentState } from './currentState'

describe('current menu entry', () => {
  it.each([
    ['/products', '/products', 'page'],
    ['/products/', '/products', 'page'],
    ['/products?sort=2', '/products', 'page'],
    ['/products', '/products/rotary-filler-24', 'true'],
    ['/', '/', 'page'],
    ['/', '/products', undefined],
    ['/blog', '/blogs', undefined],
  ])('marks %s on the page %s as %s', (url, pathname, state) => {
    expect(currentState(url, pathname)).toBe(state)
  })
})
