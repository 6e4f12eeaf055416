import { waitInWords } from './waitInWords'

describe('the time to wait', () => {
  it.each([
    [undefined, 'later'],
    [5, 'in a minute'],
    [60, 'in a minute'],
    [61, 'in 2 minutes'],
    [300, 'in 5 minutes'],
    [3_600, 'in 60 minutes'],
    [36_000, 'in 10 hours'],
  ])('of %s s is "%s"', (seconds, words) => {
    expect(waitInWords(seconds)).toBe(words)
  })
})
