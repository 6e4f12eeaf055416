import type { Suggestion } from '../api/articles'
import styles from './Suggestions.module.css'
import { texts } from './texts'
import { suggestionId } from './useCombobox'

interface SuggestionsProps {
  id: string
  open: boolean
  suggestions: readonly Suggestion[]
  /** Index of the marked one; -1 for none. */
  active: number
  onChosen: (suggestion: Suggestion) => void
}

/** The titles below the search field; the keyboard stays in the field, which says what is marked. */
export function Suggestions({ id, open, suggestions, active, onChosen }: SuggestionsProps) {
  return (
    <div id={id} role="listbox" aria-label={texts.suggestions} hidden={!open} className={styles.list}>
      {suggestions.map((suggestion, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the field above handles the keys
        // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field
        <div
          key={suggestion.slug}
          id={suggestionId(id, index)}
          role="option"
          aria-selected={index === active}
          className={styles.option}
          onClick={() => onChosen(suggestion)}
        >
          {suggestion.title}
        </div>
      ))}
    </div>
  )
}
