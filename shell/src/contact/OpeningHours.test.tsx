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
    ['2026-11-23T07:59:00Z', { open: false, day: 'today', at: '08:00' }],
    ['2026-11-23T17:30:00Z', { open: false, day: 'Tuesday', at: '08:00' }],
    ['2026-11-27T12:30:00Z', { open: false, day: 'Monday', at: '08:00' }],
    ['2026-07-06T07:30:00Z', { open: true, until: '17:30' }], // summer time
  ])('at %s they are %o', (now, state) => {
    expect(openState(company, new Date(now))).toEqual(state)
  })

  it('say nothing for a company that never opens', () => {
    expect(openState({ ...company, 'Opening hours': [] }, new Date())).toBeUndefined()
  })

  it('go with the time, and with whoever comes back to the page', async () => {
    jest.useFakeTimers({ now: new Date('2026-11-23T17:29:30Z') })
    render(<OpeningHours company={{ ...company, Address: { City: 'Hull' } } as unknown as Company} />) // it reads no more
    expect(screen.getByText('Open now, until 17:30.')).toBeVisible()
    await act(() => jest.advanceTimersByTimeAsync(60_000))
    expect(screen.getByText('Opens Tuesday 08:00.')).toBeVisible()

    jest.setSystemTime(new Date('2026-11-24T08:10:00Z'))
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
    expect(screen.getByText('Open now, until 17:30.')).toBeVisible()
    jest.setSystemTime(new Date('2026-11-24T18:00:00Z'))
    act(() => void window.dispatchEvent(new Event('pageshow')))
    expect(screen.getByText('Opens Wednesday 08:00.')).toBeVisible()
    jest.useRealTimers()
  })

  it('read as days and times', () => {
    expect(hoursInWords(company)).toBe('Monday to Thursday 08:00 to 17:30, Friday 08:00 to 12:00')
  })
})
