import { PAGE_CHANGE_SCROLL } from '@brightfill/shared/constants'
import { useLocation, useNavigationType } from '@brightfill/shared/router'
import { type RefObject, useEffect, useRef } from 'react'
import { addressOf, readQuery } from './listQuery'

/**
 * Scrolls to the start of the list when its page number changes, smoothly unless the visitor wants less motion
 * (the page's own scroll behaviour). It moves the focus too, which would stay at the pagination. A changed filter and
 * Back do not scroll.
 */
export function useScrollOnPageChange(list: RefObject<HTMLElement | null>) {
  const { pathname, search } = useLocation()
  const byVisitor = useNavigationType() !== 'POP'
  const query = readQuery(new URLSearchParams(search))
  const address = pathname + addressOf({ ...query, page: 1 })
  const shown = useRef({ address, page: query.page })

  useEffect(() => {
    const before = shown.current
    shown.current = { address, page: query.page }
    if (!byVisitor || before.address !== address || before.page === query.page) return
    window.scrollTo({ top: PAGE_CHANGE_SCROLL })
    list.current?.focus({ preventScroll: true })
  }, [list, address, query.page, byVisitor])
}
