import { useLocation, useNavigate, useNavigation } from '@brightfill/shared/router'
import { startTransition, useMemo, useRef, useState } from 'react'
import { addressOf, type ListQuery, readQuery } from './listQuery'

export type ChangeQuery = (update: (query: ListQuery) => ListQuery) => void

/**
 * The query of the list and how to change it. What was asked for last counts at once, before its list has arrived, so that quick clicks add
 * up and every control shows them; when its list is there, or the visitor has gone elsewhere instead, the address speaks again.
 */
export function useListQuery() {
  const location = useLocation()
  const navigation = useNavigation()
  const navigate = useNavigate()
  const [asked, setAsked] = useState<ListQuery>()
  const onTheWay = navigation.location?.pathname === location.pathname ? navigation.location : undefined
  const reloading = onTheWay !== undefined
  const { search } = onTheWay ?? location
  const addressed = useMemo(() => readQuery(new URLSearchParams(search)), [search])
  const query = asked ?? addressed
  const latest = useRef(query)
  latest.current = query

  /** Goes to the list of a changed query, from its first page; the page and the focus stay where they are. */
  const change: ChangeQuery = async (update) => {
    const next = { ...update(latest.current), page: 1 }
    latest.current = next
    setAsked(next)
    await navigate(addressOf(next), { preventScrollReset: true }) // ends as well when another navigation takes its place
    startTransition(() => setAsked((now) => (now === next ? undefined : now))) // together with the router's update, which is one too
  }

  return { query, change, reloading }
}
