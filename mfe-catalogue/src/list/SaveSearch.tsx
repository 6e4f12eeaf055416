import { LATE_WITHIN, within } from '@brightfill/shared/late'
import { Link, pathTo, useLocation } from '@brightfill/shared/router'
import { useSite, useSiteStore } from '@brightfill/shared/store'
import { TextLink } from '@brightfill/shared/ui'
import { forgetWish, keptWish, signInFor } from '@brightfill/shared/wish'
import { useEffect, useState } from 'react'
import { asUser } from '../api/asUser'
import type { FilterSets } from '../api/machines'
import type { ListQuery } from './listQuery'
import styles from './SaveSearch.module.css'
import { texts } from './texts'

const target = 'save-search'

interface SaveSearchProps {
  query: ListQuery
  sets: FilterSets
}

/**
 * Saves what is chosen, named by its own texts; a daily e-mail reports new matches. A visitor signs in first,
 * and comes back to the saved search, as with a heart.
 */
export function SaveSearch({ query, sets }: SaveSearchProps) {
  const store = useSiteStore()
  const user = useSite(({ session }) => (session.status === 'user' ? session.user.id : undefined))
  const { pathname, search } = useLocation()
  const address = `${pathname}${search}#${target}`
  const [said, setSaid] = useState<{ text: string; list?: string }>()

  // biome-ignore lint/correctness/useExhaustiveDependencies: a wish is fulfilled when the visitor becomes a user
  useEffect(() => {
    const wish = keptWish()
    // Other tabs may show the button of another search.
    if (user === undefined || wish?.address !== address) return
    forgetWish()
    void save()
  }, [user])

  // Most visitors need no code for it.
  async function save() {
    setSaid(undefined) // the same text is announced again
    const keep = within(LATE_WITHIN, import(/* webpackChunkName: "keepSearch" */ './keepSearch'))
    const outcome = keep.then(({ keepSearch }) => asUser(store, () => keepSearch(query, sets)))
    setSaid(await outcome.catch(() => ({ text: texts.notSaved })))
  }

  return (
    <div className={styles.place} id={target} data-print="hide">
      {user === undefined ? (
        <Link to={signInFor({ address })} className={styles.button}>
          {texts.saveSearch}
        </Link>
      ) : (
        <button type="button" className={styles.button} onClick={save}>
          {texts.saveSearch}
        </button>
      )}
      {/* Without the role, which the number of machines beside it has. */}
      <span aria-live="polite" className={styles.said}>
        {said && (
          <>
            <span>{said.text}</span> {said.list && <TextLink to={pathTo('AccountSaved')}>{said.list}</TextLink>}
          </>
        )}
      </span>
    </div>
  )
}
