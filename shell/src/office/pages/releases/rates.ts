import { LOCALE } from '@brightfill/shared/constants'
import type { FiguresOfSpan } from '@brightfill/shared/contract'
import { texts } from './texts'

export const whole = new Intl.NumberFormat(LOCALE, { maximumFractionDigits: 0 })
const share = new Intl.NumberFormat(LOCALE, { maximumFractionDigits: 1 })
const twoDigits = new Intl.NumberFormat(LOCALE, { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** How web vitals are written. */
export const vitals = {
  lcp: (value: number) => texts.seconds(twoDigits.format(value / 1000)),
  inp: (value: number) => texts.milliseconds(whole.format(value)),
  cls: (value: number) => twoDigits.format(value),
}

/** From this many views on, a few failures mean something. */
const ENOUGH = 20
const TIMES_WORSE = 3

type Counts = Pick<FiguresOfSpan, 'views' | 'errors'>

/** Failures per 1,000 views. */
export const rateOf = ({ views, errors }: Counts) => (1000 * errors) / Math.max(1, views)

/** Failures per 1,000 views, in words. */
export function rateText(figures: Counts): string {
  return figures.views === 0 && figures.errors === 0 ? texts.notMeasured : share.format(rateOf(figures))
}

/** Whether the hour is much worse than the day around it; a release without such a day is compared with no failures. */
export function isWorse(hour: Counts, day: Counts): boolean {
  if (hour.views < ENOUGH || hour.errors < TIMES_WORSE) return false
  return rateOf(hour) > TIMES_WORSE * rateOf({ views: day.views - hour.views, errors: day.errors - hour.errors })
}
