import type { SavedSearch } from '@brightfill/shared/contract'
import { useRef, useState } from 'react'
import { AccountPart } from '../area/AccountPart'
import { SearchRow } from './SearchRow'
import { texts } from './texts'

interface SavedSearchesProps {
  /** Undefined when they did not load. */
  searches: readonly SavedSearch[] | undefined
  onChanged: () => Promise<void>
}

/** The user's saved searches of the machine list, each with its e-mails. */
export function SavedSearches({ searches, onChanged }: SavedSearchesProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const [removed, setRemoved] = useState<string>()
  // The part stays with the focus when its last search was removed.
  if (searches?.length === 0 && removed === undefined) return null

  function announce({ name }: SavedSearch) {
    heading.current?.focus()
    setRemoved(name)
  }
  const rows = searches?.map((search) => (
    <SearchRow key={search.id} search={search} onChanged={onChanged} onRemove={() => announce(search)} />
  ))
  return (
    <AccountPart heading={texts.searches} headingRef={heading} failed={texts.searchesFailed}>
      {rows && (
        <>
          <p role="status">{removed !== undefined && texts.removed(removed)}</p>
          {rows.length > 0 && <ul>{rows}</ul>}
        </>
      )}
    </AccountPart>
  )
}
