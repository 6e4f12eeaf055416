import { clockIn, dayIn, formatNumber, inList, plural } from './language'

describe('numbers, lists and days in words', () => {
  it('a count chooses its form and is written with separators', () => {
    const machines = (count: number) => plural(count, { one: '# machine', other: '# machines' })
    expect([0, 1, 2, 12_345].map(machines)).toEqual(['0 machines', '1 machine', '2 machines', '12,345 machines'])
  })

  it('only the first # of a form is the count', () => {
    expect(plural(2, { one: '# match for “C#”', other: '# matches for “C#”' })).toBe('2 matches for “C#”')
  })

  it('a number has separators', () => {
    expect(formatNumber(1_234_567)).toBe('1,234,567')
  })

  it('a list joins its last two names with "and"', () => {
    expect([inList(['a']), inList(['a', 'b']), inList(['a', 'b', 'c'])]).toEqual(['a', 'a and b', 'a, b and c'])
  })

  it('a moment is written in the given time zone', () => {
    const moment = new Date('2026-06-30T23:05:00Z')
    expect(dayIn('UTC')(moment)).toBe('Tue 30 June')
    expect(dayIn('Europe/London')(moment)).toBe('Wed 1 July')
    expect(clockIn('Europe/London')(moment)).toBe('00:05')
  })
})
