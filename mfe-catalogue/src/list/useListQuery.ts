import { useLocation, useNavigate, useNavigation } from '@brightfill/shared/router'
import { useMemo, useRef, useState } from 'react'
import { addressOf, type ListQuery, readQuery } from './listQuery'

interface Asked {
  query: ListQuery
  /** Where the visitor was when asking; once they are elsewhere the address speaks again. */
  at: string
}

/**
 * The query of the list and how to change it. What was asked for last counts at once, before its list has arrived, so that quick clicks add
 * up and every control shows them.
 */
export function useListQuery() {
  const location = useLocation()
  const navigation = useNavigation()
  const navigate = useNavigate()
  const [asked, setAsked] = useState<Asked>()
  const onTheWay = navigation.location?.pathname === location.pathname ? navigation.location : undefined
  const reloading = onTheWay !== undefined
  const { search } = onTheWay ?? location
  const addressed = useMemo(() => readQuery(new URLSearchParams(search)), [search])
  const query = asked?.at === location.key ? asked.query : addressed
  const latest = useRef(query)
  latest.current = query

  /** Goes to the list of a changed query, from its first page; the page and the focus stay where they are. */
  function change(update: (query: ListQuery) => ListQuery) {
    const next = { ...update(latest.current), page: 1 }
    latest.current = next
    setAsked({ query: next, at: location.key })
    void navigate(addressOf(next), { preventScrollReset: true })
  }

  return { query, change, reloading }
}
export type ChangeQuery = ReturnType<typeof useListQuery>['change']
