import { LOCALE } from '@brightfill/shared/constants'
import type { FiguresOfSpan, RunningCanary } from '@brightfill/shared/contract'
import { rateOf, vitals, whole } from './rates'
import { texts } from './texts'

/** One side of the comparison. */
export interface Side {
  counts: RunningCanary['numbers']['canary']
  /** Undefined when the release had no page views in the last day. */
  hour: FiguresOfSpan | undefined
}

export interface Difference {
  words: string
  verdict?: 'better' | 'worse'
}

export interface Measure {
  title: string
  of: (side: Side) => string
  difference?: (live: Side, canary: Side) => Difference | undefined
}

/** Values are counted in steps of a tenth, so two neighbours say nothing. */
const NOISE = 1.25

const oneDigit = new Intl.NumberFormat(LOCALE, { minimumFractionDigits: 1, maximumFractionDigits: 1 })

/** The measures that compare a canary with the live release, in the order of the table. */
export const measures: Measure[] = [
  { title: texts.views, of: ({ counts }) => whole.format(counts.views) },
  { title: texts.errors, of: ({ counts }) => whole.format(counts.errors) },
  {
    title: texts.perThousand,
    of: ({ counts }) => (counts.views === 0 ? texts.notMeasured : oneDigit.format(rateOf(counts))),
    difference: (live, canary) => ofRates(rateOf(live.counts), rateOf(canary.counts)),
  },
  vital('lcp', [texts.faster, texts.slower]),
  vital('inp', [texts.faster, texts.slower]),
  vital('cls', [texts.less, texts.more]),
]

function ofRates(live: number, canary: number): Difference {
  if (live === canary) return { words: texts.same }
  if (canary < live) return { words: texts.fewer, verdict: 'better' }
  const times = live > 0 ? canary / live : 0
  return { words: times >= 2 ? texts.timesAsMany(whole.format(Math.round(times))) : texts.moreOften, verdict: 'worse' }
}

function vital(name: keyof typeof vitals, [better, worse]: [(by: string) => string, (by: string) => string]): Measure {
  const show = vitals[name]
  const of = ({ hour }: Side) => hour?.[name] ?? null
  return {
    title: texts.lastHour(texts[name]),
    of: (side) => {
      const value = of(side)
      return value === null ? texts.notMeasured : show(value)
    },
    difference: (live, canary) => {
      const [before, now] = [of(live), of(canary)]
      if (before === null || now === null) return
      if (show(before) === show(now)) return { words: texts.same }
      if (Math.max(before, now) < NOISE * Math.min(before, now)) return { words: texts.withinNoise }
      const by = show(Math.abs(now - before))
      return now < before ? { words: better(by), verdict: 'better' } : { words: worse(by), verdict: 'worse' }
    },
  }
}
