import type { FiguresOfSpan } from '@brightfill/shared/contract'
import { texts } from './texts'

const share = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 1 })
/** Of this many views a few failures say something. */
const ENOUGH = 20
const TIMES_WORSE = 3

const perThousand = ({ views, errors }: FiguresOfSpan) => (1000 * errors) / Math.max(1, views)

/** Failures per 1,000 views, in words. */
export function perThousandText(figures: FiguresOfSpan): string {
  return figures.views === 0 && figures.errors === 0 ? texts.notMeasured : share.format(perThousand(figures))
}

/** Whether the hour is much worse than the day around it; a release without such a day is compared with no failures. */
export function isWorse(hour: FiguresOfSpan, day: FiguresOfSpan): boolean {
  if (hour.views < ENOUGH || hour.errors < TIMES_WORSE) return false
  const before = { ...day, views: day.views - hour.views, errors: day.errors - hour.errors }
  return perThousand(hour) > TIMES_WORSE * perThousand(before)
}
