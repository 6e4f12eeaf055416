import type { Company } from '@brightfill/shared/contract'
import { act, render, screen } from '@testing-library/react'
import { hoursInWords, OpeningHours, openState } from './OpeningHours'

const company = {
  'Opening hours': [
    { Days: [1, 2, 3, 4], Opens: '08:00', Closes: '17:30' },
    { Days: [5], Opens: '08:00', Closes: '12:00' },
  ],
  'Time zone': 'Europe/London',
}

describe('opening hours', () => {
  it.each([
    ['2026-11-23T08:00:00Z', { open: true, until: '17:30' }],
    ['2026-11-23T07:59:00Z', { open: false, day: '', at: '08:00' }],
    ['2026-11-23T17:30:00Z', { open: false, day: 'Tuesday', at: '08:00' }],
    ['2026-11-27T12:30:00Z', { open: false, day: 'Monday', at: '08:00' }],
    ['2026-07-06T07:30:00Z', { open: true, until: '17:30' }], // summer time
  ])('at %s they are %o', (now, state) => {
    expect(openState(company, new Date(now))).toEqual(state)
  })

  it('leave out closing days, and name the date of a day that is a week ahead [O-77]', () => {
    const christmas = { From: '2026-12-24', Until: '2027-01-01', Reason: 'Christmas' }
    const closed = { ...company, 'Closing days': [christmas, { From: '2026-11-30', Until: '2026-11-30', Reason: '' }] }
    expect(openState(closed, new Date('2026-11-27T12:30:00Z'))).toEqual({ open: false, day: 'Tuesday', at: '08:00' })
    expect(openState(closed, new Date('2026-12-23T18:00:00Z'))).toEqual({
      open: false,
      day: 'Mon 4 January',
      at: '08:00',
    })
    expect(openState(closed, new Date('2026-12-24T10:00:00Z'))).toEqual({
      open: false,
      day: 'Mon 4 January',
      at: '08:00',
    })
    expect(openState(closed, new Date('2027-01-04T10:00:00Z'))).toEqual({ open: true, until: '17:30' })
  })

  it('say nothing for a company that never opens', () => {
    expect(openState({ ...company, 'Opening hours': [] }, new Date())).toBeUndefined()
  })

  it('follow the time, also when the visitor comes back to the page', async () => {
    jest.useFakeTimers({ now: new Date('2026-11-23T17:29:30Z') })
    render(<OpeningHours company={{ ...company, Address: { Country: 'GB', City: 'Hull' } } as unknown as Company} />) // it reads no more
    expect(screen.getByText('We are open until 17:30.')).toBeVisible()
    await act(() => jest.advanceTimersByTimeAsync(60_000))
    expect(screen.getByText('We open on Tuesday at 08:00.')).toBeVisible()

    jest.setSystemTime(new Date('2026-11-24T08:10:00Z'))
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
    expect(screen.getByText('We are open until 17:30.')).toBeVisible()
    jest.setSystemTime(new Date('2026-11-24T18:00:00Z'))
    act(() => void window.dispatchEvent(new Event('pageshow')))
    expect(screen.getByText('We open on Wednesday at 08:00.')).toBeVisible()
    jest.useRealTimers()
  })

  it('read as days and times', () => {
    expect(hoursInWords(company)).toBe('Monday to Thursday, 08:00-17:30; Friday, 08:00-12:00')
  })
})
