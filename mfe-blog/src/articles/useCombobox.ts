import { DROPDOWN_CLOSE_DELAY } from '@brightfill/shared/constants'
import { type ChangeEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import type { Suggestion } from '../api/articles'
import { useSuggestions } from './useSuggestions'

/** The id of one suggestion in the list. */
export function suggestionId(listId: string, index: number): string {
  return `${listId}-${index}`
}

/**
 * A text field with suggestions after the ARIA combobox pattern: arrows move, Enter takes the suggestion that is marked or sends the form,
 * Escape closes. The address of the page owns the text; what it says replaces what was typed when it changes.
 */
export function useCombobox(text: string, listId: string, choose: (suggestion: Suggestion) => void) {
  const { suggestions, suggest } = useSuggestions()
  const [typed, setTyped] = useState(text)
  const [shownText, setShownText] = useState(text)
  const [wanted, setWanted] = useState(false)
  const [active, setActive] = useState(-1)
  const closing = useRef<ReturnType<typeof setTimeout>>(undefined)
  const open = wanted && suggestions.length > 0

  useEffect(() => () => clearTimeout(closing.current), [])
  if (text !== shownText) {
    setShownText(text)
    setTyped(text)
  }

  function close() {
    clearTimeout(closing.current)
    setWanted(false)
    setActive(-1)
  }
  function take(suggestion: Suggestion) {
    close()
    choose(suggestion)
  }
  function type({ currentTarget: { value } }: ChangeEvent<HTMLInputElement>) {
    setTyped(value)
    setActive(-1)
    setWanted(true)
    void suggest(value)
  }
  function press(event: KeyboardEvent) {
    const marked = open ? suggestions[active] : undefined
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      setWanted(true)
      const step = event.key === 'ArrowDown' ? 1 : -1
      // One place more than there are suggestions: the field itself.
      setActive(((active + 1 + step + suggestions.length + 1) % (suggestions.length + 1)) - 1)
    } else if (event.key === 'Enter' && marked) {
      event.preventDefault()
      take(marked)
    } else if (event.key === 'Escape' && open) {
      event.preventDefault() // the first Escape only closes, the next one clears
      close()
    }
  }

  return {
    open,
    close,
    input: {
      role: 'combobox',
      autoComplete: 'off',
      value: typed,
      'aria-autocomplete': 'list' as const,
      'aria-expanded': open,
      'aria-controls': listId,
      'aria-activedescendant': open && active >= 0 ? suggestionId(listId, active) : undefined,
      onChange: type,
      onKeyDown: press,
      onFocus: () => {
        clearTimeout(closing.current)
        setWanted(true)
      },
      onBlur: () => {
        closing.current = setTimeout(close, DROPDOWN_CLOSE_DELAY)
      },
    },
    list: { open, suggestions, active, onChosen: take },
  }
}
