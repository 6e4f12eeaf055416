import { createContext, use, useSyncExternalStore } from 'react'
import { type DataRouter, type Location, useLocation } from 'react-router-dom'

/** The parts of the router that the site uses besides the router's hooks. */
export type SiteRouter = Pick<DataRouter, 'state' | 'subscribe' | 'navigate' | 'revalidate'>

/** The router itself. The shell gives it around every page. */
export const SiteRouterContext = createContext<SiteRouter | undefined>(undefined)

/** The router; on the server it never navigates. */
export const useSiteRouter = () => use(SiteRouterContext)

/**
 * Selects what a component needs of the location that a navigation leads to; undefined for none. The component is drawn
 * again when that changes and not with every navigation: at the touch of a link a phone has other things to do than to
 * draw the page that it leaves. A navigation ends when React has drawn the page it leads to.
 * @param select returns a string, number or boolean
 */
export function useTarget<Part>(select: (target: Location | undefined) => Part): Part {
  const router = useSiteRouter()
  const { key } = useLocation()
  function current() {
    if (!router) return select(undefined)
    const { navigation, location } = router.state
    return select(navigation.location ?? (location.key === key ? undefined : location))
  }
  return useSyncExternalStore((listener) => router?.subscribe(listener) ?? nothing, current, current)
}

const nothing = () => {}
