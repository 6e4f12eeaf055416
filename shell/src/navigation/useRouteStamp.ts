import { call } from '@brightfill/shared/api'
import { useLocation } from '@brightfill/shared/router'
import { useEffect } from 'react'
import { whenIdle } from '../platform/whenIdle'

/**
 * Tells the api about every page after the page is shown. Nothing on the page depends on it, so a failure is ignored
 * (R-126).
 */
export function useRouteStamp() {
  const { pathname } = useLocation()
  useEffect(() => {
    const controller = new AbortController()
    const cancel = whenIdle(() => {
      call('GET /data', { url: pathname }, { signal: controller.signal }).catch(() => {})
    })
    return () => {
      cancel()
      controller.abort()
    }
  }, [pathname])
}
