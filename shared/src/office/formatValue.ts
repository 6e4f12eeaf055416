import { clockIn, dayIn, formatLocalDate, formatPrice } from '@brightfill/shared/constants'

const weekdayAndDay = dayIn()
const clock = clockIn()

const MOMENT = /\b(\d{4})-(\d{2})-(\d{2})(T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?Z)?\b/g
/** Kinds of actions with whole numbers in pounds. */
const MONEY = ['price', 'order prices']

/**
 * Formats a value before or after a change: days as "Thu 3 December", moments with their time in the reader's time
 * zone, money as "£12,500". The log itself keeps them as they are stored.
 * @param kind of the change
 */
export function formatValue(kind: string, value: string): string {
  const dated = value.replace(MOMENT, (text, year, month, day, time) =>
    time ? momentOf(new Date(text)) : dayOf(new Date(Number(year), Number(month) - 1, Number(day))),
  )
  return MONEY.includes(kind) ? dated.replace(/\b\d+\b/g, (pounds) => formatPrice(Number(pounds))) : dated
}

const dayOf = (day: Date) =>
  day.getFullYear() === new Date().getFullYear() ? weekdayAndDay(day) : formatLocalDate(day)

const momentOf = (moment: Date) => `${dayOf(moment)} ${clock(moment)}`
