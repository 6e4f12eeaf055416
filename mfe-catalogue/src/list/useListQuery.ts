import { useLocation, useNavigate, useTarget } from '@brightfill/shared/router'
import { startTransition, useMemo, useRef, useState } from 'react'
import { addressOf, type ListQuery, readQuery } from './listQuery'

export type ChangeQuery = (update: (query: ListQuery) => ListQuery) => void

/**
 * The query of the list and how to change it. A change counts at once, before its list arrives, so that quick clicks
 * add up and every control shows them. Once the list has arrived, or the visitor went elsewhere, the address is
 * the query again.
 * @param landing slug of the category on its own page
 */
export function useListQuery(landing?: string) {
  const location = useLocation()
  const navigate = useNavigate()
  const [asked, setAsked] = useState<ListQuery>()
  const onTheWay = useTarget((target) => (target?.pathname === location.pathname ? target.search : undefined))
  const reloading = onTheWay !== undefined
  const search = onTheWay ?? location.search
  const addressed = useMemo(() => readQuery(new URLSearchParams(search), landing), [search, landing])
  const query = asked ?? addressed
  const latest = useRef(query)
  latest.current = query

  /** Loads the first page of a changed query; scroll position and focus stay. */
  const change: ChangeQuery = async (update) => {
    const next = { ...update(latest.current), names: [], page: 1 }
    latest.current = next
    setAsked(next)
    await navigate(addressOf(next), { preventScrollReset: true }) // also ends when another navigation replaces it
    // together with the router's update, which is a transition too
    startTransition(() => setAsked((now) => (now === next ? undefined : now)))
  }

  return { query, change, reloading }
}
