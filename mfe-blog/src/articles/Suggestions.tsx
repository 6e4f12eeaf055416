import type { Combobox } from '@brightfill/shared/combobox'
import type { Suggestion } from '../api/articles'
import styles from './Suggestions.module.css'
import { texts } from './texts'

interface SuggestionsProps {
  suggestions: readonly Suggestion[]
  combobox: Combobox
}

/** The titles below the search field; the focus stays in the field, which says what is marked. */
export function Suggestions({ suggestions, combobox: { open, listProps, optionProps } }: SuggestionsProps) {
  return (
    <div {...listProps} role="listbox" aria-label={texts.suggestions} hidden={!open} className={styles.list}>
      {suggestions.map(({ slug, title }, index) => (
        <div key={slug} {...optionProps(index)} className={styles.option}>
          {title}
        </div>
      ))}
    </div>
  )
}
