import { dateIn, LOCALE } from '@brightfill/shared/constants'

const date = dateIn('UTC')
const dayOfWeek = new Intl.DateTimeFormat(LOCALE, { weekday: 'short', day: 'numeric', timeZone: 'UTC' })

/** `21 October`, of a day as the api writes it. */
export const shortDay = (day: string | undefined) => (day ? date(new Date(day)) : '')
/** `Fri 20` */
export const weekDay = (day: string) => dayOfWeek.format(new Date(day))

const DAY = 86_400_000
export const daysBetween = (earlier: string, later: string) =>
  Math.round((Date.parse(later) - Date.parse(earlier)) / DAY)
export const dayAfter = (day: string, days: number) => new Date(Date.parse(day) + days * DAY).toISOString().slice(0, 10)
