import { useId } from 'react'
import { largestFigure, type Range, readWhole } from './listQuery'
import type { RangeName } from './openSections'
import styles from './PriceFilter.module.css'
import { RangeInput } from './RangeInput'
import { texts } from './texts'

interface FiguresFilterProps {
  name: RangeName
  range: Range
  /** Shown in empty fields. */
  hints: readonly string[]
  textOf: (figure: number | null) => string
  /** Shown before each figure. */
  prefix?: string
  /** With so many digits a figure is complete and applies at once; others are refused. */
  digits?: number
  /** Advice on both figures. */
  advice?: string
  onChange: (range: Range) => void
}

/** Both ends of a range in figures. A text that is no figure leaves the range as it is. */
export function FiguresFilter({ name, range, hints, textOf, prefix, digits, advice, onChange }: FiguresFilterProps) {
  const id = useId()
  function commit(end: 0 | 1, text: string): boolean {
    const figure = readWhole(text, largestFigure)
    if (text.trim() && (figure === null || (digits && text.length !== digits))) return false
    const next: Range = end === 0 ? [figure, range[1]] : [range[0], figure]
    // The former end gives way: swapped, this figure would move to the other field, over what is typed there.
    if ((next[0] ?? 0) > (next[1] ?? Infinity)) next[1 - end] = null
    if (String(next) !== String(range)) onChange(next)
    return true
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
          describedBy={advice && id}
          value={textOf(range[end])}
          onCommit={(text) => commit(end, text)}
        />
      ))}
    </div>
  )
}
