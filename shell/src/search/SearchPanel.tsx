import { useCombobox } from '@brightfill/shared/combobox'
import { pathOr, useNavigate } from '@brightfill/shared/router'
import { GoLink, SearchField, TextLink, VisuallyHidden } from '@brightfill/shared/ui'
import { type KeyboardEvent, type SubmitEvent, useEffect, useRef } from 'react'
import { texts } from './panel/texts'
import styles from './SearchPanel.module.css'
import { SearchResults } from './SearchResults'
import { useSearch } from './useSearch'

export interface SearchPanelProps {
  /** Called when the visitor is done; `back` returns the focus to the button. */
  onClose: (back: boolean) => void
}

/** The search field and its results. This file is a chunk of its own. */
export function SearchPanel({ onClose }: SearchPanelProps) {
  const { query, found, search } = useSearch()
  const field = useRef<HTMLInputElement>(null)
  const navigate = useNavigate()
  const machines = pathOr('/products', 'products')
  const page = pathOr('/search', 'search')
  const everything = `${page}?${new URLSearchParams({ query: query.trim() })}`
  const results = found?.groups.flatMap((group) => group.results) ?? []
  const nothing = found !== undefined && found.query.trim() !== '' && results.length === 0

  const combobox = useCombobox({
    options: results,
    keyOf: ({ path }) => path,
    onChoose: ({ path }) => leaveTo(path),
    onClear: () => void search(''),
  })

  useEffect(() => field.current?.focus(), [])

  /** Escape closes an empty search at once, with its results. */
  function press(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key !== 'Escape' || query) return combobox.inputProps.onKeyDown?.(event)
    event.preventDefault()
    onClose(true)
  }
  /** A page among the results may be on another site. */
  function leaveTo(path: string) {
    onClose(false)
    if (path.startsWith('/')) navigate(path)
    else window.location.assign(path)
  }
  function showEverything(event: SubmitEvent) {
    event.preventDefault()
    leaveTo(query.trim() ? everything : page)
  }

  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: browsers of 2023 do not know <search> yet */}
      <form role="search" action={page} className={styles.form} onSubmit={showEverything}>
        <SearchField
          {...combobox.inputProps}
          onKeyDown={press}
          ref={field}
          label={texts.field}
          placeholder={texts.placeholder}
          name="query"
          value={query}
          onChange={({ currentTarget }) => void search(currentTarget.value)}
        />
      </form>
      <SearchResults combobox={combobox} found={found} onLeave={() => onClose(false)} />
      {results.length > 0 && found?.query.trim() && (
        <p className={styles.everything}>
          <GoLink to={everything} onClick={() => onClose(false)}>
            {texts.everything(found.total)}
          </GoLink>
        </p>
      )}
      {nothing && (
        <p className={styles.nothing}>
          {texts.nothing}
          <TextLink to={everything} onClick={() => onClose(false)}>
            {texts.near}
          </TextLink>
          <TextLink to={machines} onClick={() => onClose(false)}>
            {texts.allMachines}
          </TextLink>
        </p>
      )}
      <VisuallyHidden role="status">
        {found && (nothing ? texts.nothing : combobox.open && texts.found(results.length))}
      </VisuallyHidden>
    </>
  )
}
