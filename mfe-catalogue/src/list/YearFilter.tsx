import { YEAR_DIGITS } from '@brightfill/shared/constants'
import { type Range, readWhole } from './listQuery'
import styles from './PriceFilter.module.css'
import { RangeInput } from './RangeInput'
import { texts } from './texts'

interface YearFilterProps {
  form: string
  range: Range
  onChange: (range: Range) => void
}

/** First and last year. One applies with its fourth digit, or when the emptied field is left. */
export function YearFilter({ form, range, onChange }: YearFilterProps) {
  const [from, to] = range
  function commit(next: Range) {
    if (String(next) !== String(range)) onChange(next)
  }
  const read = (text: string) => (text.length === YEAR_DIGITS ? readWhole(text, 9999) : null)
  const shared = { form, digits: YEAR_DIGITS }
  return (
    <div className={styles.inputs}>
      <RangeInput
        {...shared}
        name="year_from"
        label={texts.yearFrom}
        placeholder={texts.from}
        value={String(from ?? '')}
        onCommit={(text) => commit([read(text), to])}
      />
      <RangeInput
        {...shared}
        name="year_to"
        label={texts.yearTo}
        placeholder={texts.to}
        value={String(to ?? '')}
        onCommit={(text) => commit([from, read(text)])}
      />
    </div>
  )
}
