import { SORT_ORDERS, type SortOrder, sortOrder } from '@brightfill/shared/constants'
import { texts } from '../text/texts'
import { Select } from './Select'
import styles from './SortSelect.module.css'

interface SortSelectProps {
  value: SortOrder['value']
  /** Id of the form it belongs to, when it is not inside that form. */
  form?: string
  onSort: (value: SortOrder['value'], form: HTMLFormElement | null) => void
}

const options = SORT_ORDERS.map(({ value, label }) => ({ value: String(value), label }))

/** The order of a list; a form sends it as `sort`. Narrow windows hide the label. */
export function SortSelect({ value, form, onSort }: SortSelectProps) {
  return (
    <Select
      className={styles.sort}
      label={texts.sortBy}
      name="sort"
      form={form}
      options={options}
      value={String(value)}
      onChange={({ target }) => onSort(sortOrder(target.value).value, target.form)}
    />
  )
}
