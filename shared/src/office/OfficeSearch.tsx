import { useDraft } from '@brightfill/shared/hooks'
import { useListContext } from 'ra-core'
import { type Ref, useEffect, useRef } from 'react'
import styles from './OfficeSearch.module.css'

/** Milliseconds without a letter after which the list follows: each search is an entry of the history. */
const PAUSE = 250

interface OfficeSearchProps {
  /** The words for what is searched, as label and as placeholder. */
  label: string
  /** The filter of the list that it sets. */
  filter?: string
  ref?: Ref<HTMLInputElement>
}

/**
 * The search field of a list: sets one of its filters, which stand in the address. Another change of the filter, such
 * as the way back, replaces what is typed.
 */
export function OfficeSearch({ label, filter = 'search', ref }: OfficeSearchProps) {
  const list = useListContext()
  const latest = useRef(list)
  latest.current = list
  const searched = String(list.filterValues[filter] ?? '')
  const [typed, setTyped, submitTyped] = useDraft(searched)

  // biome-ignore lint/correctness/useExhaustiveDependencies: with every letter
  useEffect(() => {
    if (typed === searched) return
    const timer = setTimeout(() => {
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
