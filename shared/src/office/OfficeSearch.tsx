import { useDraft } from '@brightfill/shared/hooks'
import { useListContext } from 'ra-core'
import { type Ref, useEffect, useRef } from 'react'
import styles from './OfficeSearch.module.css'
import { PAUSE } from './useSettled'

interface OfficeSearchProps {
  /** The label and placeholder. */
  label: string
  /** The filter of the list that it sets. */
  filter?: string
  ref?: Ref<HTMLInputElement>
}

/**
 * The search field of a list: sets one of its filters, which are in the address. Another change of the filter, such as
 * Back, replaces what is typed.
 */
export function OfficeSearch({ label, filter = 'search', ref }: OfficeSearchProps) {
  const list = useListContext()
  const latest = useRef(list)
  latest.current = list
  const searched = String(list.filterValues[filter] ?? '')
  const [typed, setTyped, submitTyped] = useDraft(searched)

  // Each search is an entry of the history.
  // biome-ignore lint/correctness/useExhaustiveDependencies: with every letter
  useEffect(() => {
    if (typed === searched) return
    const { pathname } = window.location
    const timer = setTimeout(() => {
      if (window.location.pathname !== pathname) return // a row was opened meanwhile, and its page is still being drawn
      submitTyped(typed)
      const { filterValues, setFilters } = latest.current // other filters may have been set in the pause
      setFilters({ ...filterValues, [filter]: typed || undefined })
    }, PAUSE)
    return () => clearTimeout(timer)
  }, [typed, searched, filter])
  return (
    <input
      ref={ref}
      type="search"
      className={styles.search}
      aria-label={label}
      placeholder={label}
      value={typed}
      onChange={({ target }) => setTyped(target.value)}
    />
  )
}
