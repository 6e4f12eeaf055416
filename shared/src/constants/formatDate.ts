// A table, not Intl: the short month names of en-GB differ between releases of ICU, and server and browser must agree
//
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sept', 'Oct', 'Nov', 'Dec']

/** A date as the site writes it, "5 Jan. 2026", in UTC; an empty text for an invalid date. */
export function formatDate(value: string | Date | null | undefined): string {
  if (!value) return ''
  const date = new Date(value)
  if (Number.isNaN(date.getTime())) return ''
  return `${date.getUTCDate()} ${months[date.getUTCMonth()]}. ${date.getUTCFullYear()}`
}

/** The day of a moment as "5 Jan. 2026", in the reader's time zone. */
export const formatLocalDate = (moment: Date) =>
  formatDate(new Date(Date.UTC(moment.getFullYear(), moment.getMonth(), moment.getDate())))
