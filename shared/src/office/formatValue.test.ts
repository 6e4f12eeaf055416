import { formatValue } from './formatValue'

const year = new Date().getFullYear()

describe('a value in a timeline or in the activity log', () => {
  it('is written in the usual form: pounds, days and moments [O-75]', () => {
    expect(formatValue('price', '12500')).toBe('£12,500')
    expect(formatValue('order prices', '91500, none')).toBe('£91,500, none')
    expect(formatValue('next step', `${year}-12-03, Call Ana`)).toMatch(/^[A-Z][a-z]{2} 3 December, Call Ana$/)
    expect(formatValue('next step', '2031-12-03')).toBe('3 Dec. 2031')
    expect(formatValue('maintenance on', `${year}-06-01T12:00:00.000Z`)).toMatch(/ 1 June \d\d:00$/)
  })

  it('is left alone if it is anything else [O-75]', () => {
    expect(formatValue('status', 'offer sent')).toBe('offer sent')
    expect(formatValue('next step', 'Send 12500 caps')).toBe('Send 12500 caps')
    expect(formatValue('price', '')).toBe('')
  })
})
