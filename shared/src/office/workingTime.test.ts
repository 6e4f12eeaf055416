import { workingTime } from './workingTime'

describe('working time', () => {
  it.each([
    [0, '0 min'],
    [59, '59 min'],
    [60, '1 h'],
    [333, '5 h 33'],
    [605, '10 h 05'],
  ])('%s minutes read "%s" [O-40]', (minutes, text) => {
    expect(workingTime(minutes)).toBe(text)
  })
})
