import { api } from '@brightfill/shared/api'
import { useLocation } from '@brightfill/shared/router'
import { useEffect } from 'react'
import { whenIdle } from '../platform/whenIdle'

/** Tells the api of every page shown, after the page itself; nothing on the page depends on it, so a failure changes nothing. */
export function useRouteStamp() {
  const { pathname } = useLocation()
  useEffect(() => {
    const controller = new AbortController()
    const cancel = whenIdle(() => {
      api.get('/data', { params: { url: pathname }, signal: controller.signal }).catch(() => {})
    })
    return () => {
      cancel()
      controller.abort()
    }
  }, [pathname])
}
