import { useListContext } from 'ra-core'
import type { Ref } from 'react'
import styles from './OfficeSearch.module.css'

interface OfficeSearchProps {
  /** The words for what is searched, as label and as placeholder. */
  label: string
  /** The filter of the list that it sets. */
  filter?: string
  ref?: Ref<HTMLInputElement>
}

/** The search field of a list: sets one of its filters, which stand in the address. */
export function OfficeSearch({ label, filter = 'search', ref }: OfficeSearchProps) {
  const { filterValues, setFilters } = useListContext()
  return (
    <input
      ref={ref}
      type="search"
      className={styles.search}
      aria-label={label}
      placeholder={label}
      defaultValue={filterValues[filter]}
      onChange={({ target }) => setFilters({ ...filterValues, [filter]: target.value || undefined })}
    />
  )
}
