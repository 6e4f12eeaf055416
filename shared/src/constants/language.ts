/** The language of every text, number, day and list. No other file names it. */
export const LOCALE = 'en-GB'

const rules = new Intl.PluralRules(LOCALE)
const numbers = new Intl.NumberFormat(LOCALE)

/** "1,234" */
export const formatNumber = (value: number) => numbers.format(value)

type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }

/**
 * The form of a text for a count, which replaces its first #: `plural(3, { one: '# machine', other: '# machines' })` is
 * "3 machines".
 */
export function plural(count: number, forms: Forms): string {
  return (forms[rules.select(count)] ?? forms.other).replace('#', formatNumber(count))
}

/** "Inlet, outlet and valve"; a disjunction has "or". */
export const inList = (names: readonly string[], type: Intl.ListFormatType = 'conjunction') =>
  new Intl.ListFormat(LOCALE, { type }).format(names)

/** "Monday" to "Sunday" */
export function weekdays(): string[] {
  const weekday = new Intl.DateTimeFormat(LOCALE, { weekday: 'long', timeZone: 'UTC' })
  return Array.from({ length: 7 }, (_, day) => weekday.format(Date.UTC(2024, 0, 1 + day))) // a Monday and what follows
}

/** Writes moments as "14:05", in a time zone; by default the reader's. */
export function clockIn(timeZone?: string): (moment: Date) => string {
  const clock = new Intl.DateTimeFormat(LOCALE, { hour: '2-digit', minute: '2-digit', timeZone })
  return (moment) => clock.format(moment)
}

/** Writes moments as "1 December", in a time zone; by default the reader's. */
export function dateIn(timeZone?: string): (moment: Date) => string {
  const date = new Intl.DateTimeFormat(LOCALE, { day: 'numeric', month: 'long', timeZone })
  return (moment) => date.format(moment)
}

/** Writes moments as "Tue 1 December", in a time zone; by default the reader's. */
export function dayIn(timeZone?: string): (moment: Date) => string {
  // Two formats, because releases of ICU join weekday and day in different ways.
  const weekday = new Intl.DateTimeFormat(LOCALE, { weekday: 'short', timeZone })
  const date = dateIn(timeZone)
  return (moment) => `${weekday.format(moment)} ${date(moment)}`
}
