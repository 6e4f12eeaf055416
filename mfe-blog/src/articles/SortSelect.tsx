import { SORT } from '@brightfill/shared/constants'
import type { ArticleFilters } from './articleFilters'
import styles from './SortSelect.module.css'
import { texts } from './texts'

interface SortSelectProps {
  value: ArticleFilters['sort']
  onChosen: (form: HTMLFormElement) => void
}

/** The order of the list: Latest or Oldest. */
export function SortSelect({ value, onChosen }: SortSelectProps) {
  return (
    <select
      name="sort"
      aria-label={texts.sort}
      defaultValue={value}
      className={styles.select}
      onChange={({ currentTarget: { form } }) => form && onChosen(form)}
    >
      <option value={SORT.latest}>{texts.latest}</option>
      <option value={SORT.oldest}>{texts.oldest}</option>
    </select>
  )
}
