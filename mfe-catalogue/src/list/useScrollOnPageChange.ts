import { PAGE_CHANGE_SCROLL } from '@brightfill/shared/constants'
import { useNavigationType } from '@brightfill/shared/router'
import { type RefObject, useEffect, useRef } from 'react'

/**
 * Scrolls to the start of the list when its page number changes, smoothly unless the visitor wants less motion
 * (the page's own scroll behaviour). It moves the focus too, which would stay at the pagination. Another list and Back
 * do not scroll.
 * @param list what has the focus then
 * @param address of the first page of the list that is shown
 * @param page the page that is shown
 */
export function useScrollOnPageChange(list: RefObject<HTMLElement | null>, address: string, page: number) {
  const byVisitor = useNavigationType() !== 'POP'
  const shown = useRef({ address, page })

  useEffect(() => {
    const before = shown.current
    shown.current = { address, page }
    if (!byVisitor || before.address !== address || before.page === page) return
    window.scrollTo({ top: PAGE_CHANGE_SCROLL })
    list.current?.focus({ preventScroll: true })
  }, [list, address, page, byVisitor])
}
