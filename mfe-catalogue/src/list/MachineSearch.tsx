import { OptionList, useCombobox, useSuggestions } from '@brightfill/shared/combobox'
import { useDraft } from '@brightfill/shared/hooks'
import { SearchField, VisuallyHidden } from '@brightfill/shared/ui'
import type { KeyboardEvent } from 'react'
import { suggestMachines } from '../api/machines'
import { LIST_FORM } from './listForm'
import { texts } from './texts'

interface MachineSearchProps {
  /** The current search of the list. */
  search: string
  onSearch: (search: string) => void
}

/** The search field of the list with suggestions; choosing one, or Enter, searches. */
export function MachineSearch({ search, onSearch }: MachineSearchProps) {
  const [draft, setDraft] = useDraft(search)
  const { suggestions, suggest } = useSuggestions(suggestMachines, draft)
  function apply(text: string) {
    const wanted = text.trim()
    setDraft(wanted)
    if (wanted !== search) onSearch(wanted)
  }
  const combobox = useCombobox({
    options: suggestions,
    keyOf: ({ slug }) => slug,
    onChoose: ({ name }) => apply(name),
    onClear: () => apply(''),
  })
  const { open, close, inputProps } = combobox
  function press(event: KeyboardEvent<HTMLInputElement>) {
    inputProps.onKeyDown?.(event)
    if (event.key !== 'Enter' || event.defaultPrevented || event.nativeEvent.isComposing) return
    event.preventDefault() // the form would load a new document
    close()
    apply(event.currentTarget.value)
  }
  return (
    <SearchField
      {...inputProps}
      label={texts.search}
      placeholder={texts.searchHint}
      name="search"
      form={LIST_FORM}
      value={draft}
      onChange={({ target }) => {
        setDraft(target.value)
        void suggest(target.value)
      }}
      onKeyDown={press}
    >
      <OptionList combobox={combobox} options={suggestions} label={texts.suggestions} keyOf={({ slug }) => slug}>
        {({ name }) => name}
      </OptionList>
      <VisuallyHidden role="status">{open && texts.suggestionCount(suggestions.length)}</VisuallyHidden>
    </SearchField>
  )
}
