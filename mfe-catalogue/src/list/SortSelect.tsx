import { SORT } from '@brightfill/shared/constants'
import { Select } from '@brightfill/shared/ui'
import styles from './SortSelect.module.css'
import { texts } from './texts'

const options = [
  { value: String(SORT.latest), label: texts.latest },
  { value: String(SORT.oldest), label: texts.oldest },
]

/** Latest or Oldest. */
export function SortSelect({ form, sort, onSort }: { form: string; sort: number; onSort: (sort: number) => void }) {
  return (
    <Select
      className={styles.sort}
      label={texts.sortBy}
      name="sort"
      form={form}
      options={options}
      value={String(sort)}
      onChange={({ target }) => onSort(Number(target.value))}
    />
  )
}
