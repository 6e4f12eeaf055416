import { LOCALE } from '@brightfill/shared/constants'

/** When to try again: "in a minute", "in 5 minutes", "in 2 hours"; "later" when the time is unknown. */
export function waitInWords(seconds: number | undefined): string {
  if (!seconds) return 'later'
  const minutes = Math.ceil(seconds / 60)
  if (minutes === 1) return 'in a minute'
  const times = new Intl.RelativeTimeFormat(LOCALE)
  return minutes < 100 ? times.format(minutes, 'minute') : times.format(Math.ceil(minutes / 60), 'hour')
}
