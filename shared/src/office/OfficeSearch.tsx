import { useListContext } from 'ra-core'
import { type Ref, useEffect, useRef, useState } from 'react'
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
  const [typed, setTyped] = useState(searched)
  const asked = useRef(searched)

  useEffect(() => {
    if (searched === asked.current) return
    asked.current = searched
    setTyped(searched)
  }, [searched])

  useEffect(() => {
    if (typed === asked.current) return
    const timer = setTimeout(() => {
      asked.current = typed
      const { filterValues, setFilters } = latest.current // other filters may have been set in the pause
      setFilters({ ...filterValues, [filter]: typed || undefined })
    }, PAUSE)
    return () => clearTimeout(timer)
  }, [typed, filter])
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
