import type { SavedSearch } from '@brightfill/shared/contract'
import { useRef } from 'react'
import { AccountPart } from '../area/AccountPart'
import { SearchRow } from './SearchRow'
import { texts } from './texts'

interface SavedSearchesProps {
  /** Undefined when they did not arrive. */
  searches: readonly SavedSearch[] | undefined
  onChanged: () => Promise<void>
}

/** Searches of the machine list that the user keeps, each with its mails. */
export function SavedSearches({ searches, onChanged }: SavedSearchesProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  if (searches?.length === 0) return null
  const rows = searches?.map((search) => (
    <SearchRow key={search.id} search={search} onChanged={onChanged} onRemove={() => heading.current?.focus()} />
  ))
  return (
    <AccountPart heading={texts.searches} headingRef={heading} failed={texts.searchesFailed}>
      {rows && <ul>{rows}</ul>}
    </AccountPart>
  )
}
