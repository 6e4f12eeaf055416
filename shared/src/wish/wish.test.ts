import { registerRouteNames } from '@brightfill/shared/router'
import { siteRoutes } from '@brightfill/shared/testing'
import { forgetWish, keepWish, keptWish, signInFor } from '.'

beforeAll(() => registerRouteNames(siteRoutes()))
beforeEach(forgetWish)

describe('the wish of a visitor', () => {
  it('comes back from the address of its sign-in [R-359]', () => {
    const wish = { address: '/products?sort=2&search=a%26b#heart-7', machine: 7 }
    expect(keepWish(new URL(signInFor(wish), 'http://localhost').search)).toBe(true)
    expect(keptWish()).toMatchObject(wish)
  })

  it.each([
    'https://elsewhere.example/',
    '//elsewhere.example/',
    '/\\elsewhere.example/',
    '/\t/elsewhere.example/',
    '/.//elsewhere.example/',
    'javascript:alert(1)',
    'products',
    '',
  ])('never leads to "%s"', (address) => {
    expect(keepWish(`?${new URLSearchParams({ back: address, machine: '7' })}`)).toBe(false)
    expect(keptWish()).toBeUndefined()
  })

  it.each(['0', '-1', '1.5', 'x', '1e99', ''])('names no machine "%s"', (machine) => {
    expect(keepWish(`?${new URLSearchParams({ back: '/products', machine })}`)).toBe(true)
    expect(keptWish()).not.toHaveProperty('machine')
  })
})
