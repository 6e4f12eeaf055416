import { clockIn, dayIn } from '@brightfill/shared/constants'

const day = dayIn()
const clock = clockIn()

/** A moment in the reader's time zone: `Tue 1 December, 08:00`. */
export const shortTime = (at: string) => `${day(new Date(at))}, ${clock(new Date(at))}`

/** A moment in the format of a date and time field, in the reader's time zone. */
export function fieldTime(at: string | null): string {
  if (at === null) return ''
  const moment = new Date(at)
  return new Date(moment.getTime() - moment.getTimezoneOffset() * 60_000).toISOString().slice(0, 16)
}

/** The moment in such a field, in UTC; null for an empty one. */
export const sentTime = (typed: string) => (typed ? new Date(typed).toISOString() : null)
