import { render, screen } from '@testing-library/react'
import { When } from './When'

describe('a moment in a list of the office', () => {
  beforeEach(() => jest.useFakeTimers({ now: new Date(2026, 10, 27, 16, 0) }))
  afterEach(() => jest.useRealTimers())

  it.each([
    ['today', new Date(2026, 10, 27, 14, 5), '14:05'],
    ['this week', new Date(2026, 10, 25, 11, 20), 'Wed 11:20'],
    ['this year', new Date(2026, 8, 18, 11, 20), '18 September'],
    ['before', new Date(2025, 10, 18, 11, 20), '18 Nov. 2025'],
    ['in the future', new Date(2026, 11, 1, 8, 0), '1 December'],
  ])('is written in one of the forms of the site: %s [O-58]', (_, moment, text) => {
    render(<When at={moment.toISOString()} />)
    expect(screen.getByText(text)).toHaveAttribute(
      'title',
      expect.stringMatching(/^\d+ [A-Z][a-z]+\. \d{4}, \d\d:\d\d$/),
    )
  })
})
