import { SORT } from '@brightfill/shared/constants'
import type { ChangeEvent } from 'react'
import type { ArticleFilters } from './articleFilters'
import styles from './SortSelect.module.css'
import { texts } from './texts'
import { useDraft } from './useDraft'

interface SortSelectProps {
  value: ArticleFilters['sort']
  onChosen: (form: HTMLFormElement) => void
}

/** The order of the list: Latest or Oldest. */
export function SortSelect({ value, onChosen }: SortSelectProps) {
  const [chosen, setChosen] = useDraft(String(value))
  function choose({ currentTarget }: ChangeEvent<HTMLSelectElement>) {
    setChosen(currentTarget.value)
    if (currentTarget.form) onChosen(currentTarget.form)
  }
  return (
    <select name="sort" aria-label={texts.sort} value={chosen} className={styles.select} onChange={choose}>
      <option value={SORT.latest}>{texts.latest}</option>
      <option value={SORT.oldest}>{texts.oldest}</option>
    </select>
  )
}
