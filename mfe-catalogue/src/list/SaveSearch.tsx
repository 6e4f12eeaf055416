import { ApiError } from '@brightfill/shared/api'
import { Link, pathTo, useLocation } from '@brightfill/shared/router'
import { useSite } from '@brightfill/shared/store'
import { TextLink } from '@brightfill/shared/ui'
import { fulfilWish, keepWish } from '@brightfill/shared/wish'
import { useEffect, useState } from 'react'
import type { FilterSets } from '../api/machines'
import { saveSearch } from '../api/savedSearches'
import { chosenFilters } from './chosenFilters'
import { type ListQuery, landingOption } from './listQuery'
import styles from './SaveSearch.module.css'
import { texts } from './texts'

/** In place of the id of a machine: the visitor wants to save the search. No machine has it. */
const SEARCH = 0
const target = 'save-search'

const said = { saved: texts.searchSaved, full: texts.searchesFull, failed: texts.searchNotSaved }

interface SaveSearchProps {
  query: ListQuery
  sets: FilterSets
}

/**
 * Keeps what is chosen, under its own words; a mail tells daily of new matches. A visitor is led to the sign-in
 * first, and comes back to the search saved, as with a heart.
 */
export function SaveSearch({ query, sets }: SaveSearchProps) {
  const user = useSite(({ session }) => (session.status === 'user' ? session.user.id : undefined))
  const { pathname, search } = useLocation()
  const [state, setState] = useState<'saving' | 'saved' | 'full' | 'failed'>()

  // biome-ignore lint/correctness/useExhaustiveDependencies: a wish is fulfilled when the visitor becomes a user
  useEffect(() => {
    if (user !== undefined && fulfilWish(SEARCH)) void save()
  }, [user])

  async function save() {
    const landing = landingOption(query, sets)
    const words = [landing?.name, ...chosenFilters(query, sets).map(({ label }) => label)].filter(Boolean)
    setState('saving')
    try {
      await saveSearch(words.join(', ').slice(0, 100) || texts.allMachines, query, landing?.id)
      setState('saved')
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setState(error.status === 409 ? 'full' : 'failed')
    }
  }

  return (
    <div className={styles.place} id={target} data-print="hide">
      {user === undefined ? (
        <Link
          to={pathTo('login')}
          className={styles.button}
          onClick={() => keepWish(SEARCH, `${pathname}${search}#${target}`)}
        >
          {texts.saveSearch}
        </Link>
      ) : (
        <button type="button" className={styles.button} aria-disabled={state === 'saving'} onClick={save}>
          {texts.saveSearch}
        </button>
      )}
      {state && state !== 'saving' && (
        <span role="status" className={styles.said}>
          {said[state]} {state !== 'failed' && <TextLink to={pathTo('AccountSaved')}>{texts.savedSearches}</TextLink>}
        </span>
      )}
    </div>
  )
}
