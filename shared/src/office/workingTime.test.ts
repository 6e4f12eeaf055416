import { workingTime } from './workingTime'

describe('working time', () => {
  it.each([
    [0, '0 min'],
    [59, '59 min'],
    [60, '1 h'],
    [333, '5 h 33 min'],
    [605, '10 h 5 min'],
  ])('%s minutes read "%s" [O-40]', (minutes, text) => {
    expect(workingTime(minutes)).toBe(text)
  })
})
