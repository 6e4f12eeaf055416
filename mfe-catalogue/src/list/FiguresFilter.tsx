import { type FigureFilter, readWhole } from '@brightfill/shared/constants'
import { useId, useState } from 'react'
import { largestFigure, type Range } from './listQuery'
import styles from './PriceFilter.module.css'
import { RangeInput } from './RangeInput'
import { texts } from './texts'

interface FiguresFilterProps {
  name: FigureFilter
  range: Range
  /** Shown in empty fields. */
  hints: readonly string[]
  textOf: (figure: number | null) => string
  /** Shown before each figure. */
  prefix?: string
  /** With so many digits a figure is complete and applies at once; others are refused. */
  digits?: number | undefined
  /** A hint for both figures. */
  advice?: string | undefined
  onChange: (range: Range) => void
}

/** A figure beyond the other end: it waits, with the reason at its field, until one of the two changes. */
interface Crossing {
  end: 0 | 1
  figure: number | null
}

/**
 * Both ends of a range in figures. A text that is not a number, or that is beyond the other end,
 * leaves the range as it is.
 */
export function FiguresFilter({
  name,
  range,
  hints,
  textOf,
  prefix = '',
  digits,
  advice,
  onChange,
}: FiguresFilterProps) {
  const id = useId()
  const [crossing, setCrossing] = useState<Crossing>()
  function commit(end: 0 | 1, text: string): boolean {
    const figure = readWhole(text, largestFigure)
    if (text.trim() && (figure === null || (digits && text.length !== digits))) return false
    const waiting = crossing && crossing.end !== end
    const next = rangeOf(end, figure, waiting ? crossing.figure : range[1 - end])
    setCrossing(crosses(next) ? { end, figure } : undefined)
    if (!crosses(next) && String(next) !== String(range)) onChange(next)
    return true
  }
  /** Why a figure waits; the range may have changed meanwhile. */
  function passing(end: 0 | 1): string | undefined {
    const other = range[1 - end] ?? null
    if (crossing?.end !== end || !crosses(rangeOf(end, crossing.figure, other))) return undefined
    return texts.crossing[end](prefix + textOf(other))
  }
  return (
    <div className={styles.inputs}>
      {advice && (
        <p id={id} className={styles.advice}>
          {advice}
        </p>
      )}
      {([0, 1] as const).map((end) => (
        <RangeInput
          key={end}
          prefix={prefix}
          digits={digits}
          name={`${name}_${end === 0 ? 'from' : 'to'}`}
          label={texts.figures[name][end]}
          placeholder={hints[end] ?? ''}
          wanted={texts.wantedFigure[name]}
          crossing={passing(end)}
          describedBy={advice && id}
          value={textOf(range[end])}
          onCommit={(text) => commit(end, text)}
        />
      ))}
    </div>
  )
}

const rangeOf = (end: 0 | 1, figure: number | null, other: number | null = null): Range =>
  end === 0 ? [figure, other] : [other, figure]

const crosses = ([from, to]: Range) => (from ?? 0) > (to ?? Infinity)
