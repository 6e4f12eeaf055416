import { formatDate } from '@brightfill/shared/constants'
import { render, screen } from '@testing-library/react'
import { DateText } from './DateText'

describe('date', () => {
  it.each([
    ['2026-01-05', '5 Jan. 2026'],
    ['2025-09-30T23:59:59Z', '30 Sept. 2025'],
    ['2026-05-17T00:30:00+02:00', '16 May. 2026'],
    [new Date(Date.UTC(2024, 11, 1)), '1 Dec. 2024'],
  ])('%p reads %p [R-024]', (value, text) => {
    expect(formatDate(value)).toBe(text)
  })

  it.each([null, undefined, '', 'yesterday'])('%p is not a date and gives an empty text [R-024]', (value) => {
    expect(formatDate(value)).toBe('')
    expect(render(<DateText value={value} />).container).toBeEmptyDOMElement()
  })

  it('has a machine-readable form', () => {
    render(<DateText value="2026-01-05" />)

    expect(screen.getByText('5 Jan. 2026')).toHaveAttribute('datetime', '2026-01-05T00:00:00.000Z')
  })
})
