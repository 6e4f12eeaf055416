import { PAGE_CHANGE_SCROLL } from '@brightfill/shared/constants'
import { useLocation, useNavigationType } from '@brightfill/shared/router'
import { useEffect, useRef } from 'react'
import { addressOf, readQuery } from './listQuery'

/**
 * Scrolls to the start of the list when its page number changes, gliding unless the visitor wants no motion (the page's own scroll
 * behaviour). A changed filter, and Back, leave the page where it is.
 */
export function useScrollOnPageChange() {
  const { search } = useLocation()
  const byVisitor = useNavigationType() !== 'POP'
  const query = readQuery(new URLSearchParams(search))
  const list = addressOf({ ...query, page: 1 })
  const shown = useRef({ list, page: query.page })

  useEffect(() => {
    const before = shown.current
    shown.current = { list, page: query.page }
    if (byVisitor && before.list === list && before.page !== query.page) window.scrollTo({ top: PAGE_CHANGE_SCROLL })
  }, [list, query.page, byVisitor])
}
