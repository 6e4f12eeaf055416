import { formatPrice } from '@brightfill/shared/constants'

const weekday = new Intl.DateTimeFormat('en-GB', { weekday: 'short' })
const dayAndMonth = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long' })
const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' })

const MOMENT = /\b(\d{4})-(\d{2})-(\d{2})(T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?Z)?\b/g
/** Kinds of actions whose whole numbers are pounds. */
const MONEY = ['price', 'order prices']

/**
 * A value before or after a change as people write it: days as "Thu 3 December", moments with their time in the zone of
 * the reader, money as "£12,500". The log itself keeps them as they are stored.
 * @param kind of the change
 */
export function formatValue(kind: string, value: string): string {
  const dated = value.replace(MOMENT, (text, year, month, day, time) =>
    time ? momentOf(new Date(text)) : dayOf(new Date(Number(year), Number(month) - 1, Number(day))),
  )
  return MONEY.includes(kind) ? dated.replace(/\b\d+\b/g, (pounds) => formatPrice(Number(pounds))) : dated
}

function dayOf(day: Date): string {
  const year = day.getFullYear() === new Date().getFullYear() ? '' : ` ${day.getFullYear()}`
  return `${weekday.format(day)} ${dayAndMonth.format(day)}${year}`
}

const momentOf = (moment: Date) => `${dayOf(moment)} ${clock.format(moment)}`
