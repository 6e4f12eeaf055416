import { formatPrice } from './formatPrice'

describe('price', () => {
  it('is written in pounds, or as "Price on request" without one [Q-45]', () => {
    expect(formatPrice(48_500)).toBe('£48,500')
    expect(formatPrice(0)).toBe('£0')
    expect(formatPrice(null)).toBe('Price on request')
    expect(formatPrice(Number.NaN)).toBe('Price on request')
  })
})
