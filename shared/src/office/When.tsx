import { clockIn, dateIn, formatLocalDate, LOCALE } from '@brightfill/shared/constants'

const DAY = 86_400_000
const clock = clockIn()
const date = dateIn()
const weekday = new Intl.DateTimeFormat(LOCALE, { weekday: 'short' })

/**
 * Writes a moment for lists, in the reader's time zone: `14:05` today, `Wed 11:20` this week, `18 November` this year,
 * `18 Nov. 2025` before.
 */
export function When({ at }: { at: string }) {
  const moment = new Date(at)
  return (
    <time dateTime={at} title={`${formatLocalDate(moment)}, ${clock(moment)}`}>
      {inShort(moment)}
    </time>
  )
}

function inShort(moment: Date): string {
  const now = new Date()
  if (moment.toDateString() === now.toDateString()) return clock(moment)
  const age = now.getTime() - moment.getTime()
  if (age > 0 && age < 6 * DAY) return `${weekday.format(moment)} ${clock(moment)}`
  return moment.getFullYear() === now.getFullYear() ? date(moment) : formatLocalDate(moment)
}
