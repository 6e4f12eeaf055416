import type { SavedSearch } from '@brightfill/shared/contract'
import { useRetry } from '@brightfill/shared/page'
import { Button } from '@brightfill/shared/ui'
import { useRef } from 'react'
import styles from './SavedSearches.module.css'
import { SearchRow } from './SearchRow'
import { texts } from './texts'

interface SavedSearchesProps {
  /** Undefined when they did not arrive. */
  searches: readonly SavedSearch[] | undefined
  onChanged: () => Promise<void>
}

/** Searches of the machine list that the user keeps, each with its mails. */
export function SavedSearches({ searches, onChanged }: SavedSearchesProps) {
  const { retry, retrying } = useRetry()
  const heading = useRef<HTMLHeadingElement>(null)
  if (searches?.length === 0) return null
  return (
    <section className={styles.section} aria-label={texts.searches}>
      <h2 ref={heading} tabIndex={-1} className={styles.heading}>
        {texts.searches}
      </h2>
      {searches ? (
        <ul className={styles.list}>
          {searches.map((search) => (
            <SearchRow
              key={search.id}
              search={search}
              onChanged={onChanged}
              onRemove={() => heading.current?.focus()}
            />
          ))}
        </ul>
      ) : (
        <div className={styles.failed} role="alert">
          <p>{texts.searchesFailed}</p>
          <Button variant="secondary" size="sm" loading={retrying} onClick={retry}>
            {texts.tryAgain}
          </Button>
        </div>
      )}
    </section>
  )
}
