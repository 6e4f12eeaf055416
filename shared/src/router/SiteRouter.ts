import { createContext, use, useSyncExternalStore } from 'react'
import { type DataRouter, useNavigation as useDrawnNavigation } from 'react-router-dom'

/** The parts of the router that the site uses besides the router's hooks. */
export type SiteRouter = Pick<DataRouter, 'state' | 'subscribe' | 'navigate' | 'revalidate'>

/** The router itself. The shell gives it around every page. */
export const SiteRouterContext = createContext<SiteRouter | undefined>(undefined)

/** The router; on the server it never navigates. */
export const useSiteRouter = () => use(SiteRouterContext)

/**
 * The navigation that is under way; its state is `idle` when there is none. The router's own hook reports one only
 * after React has drawn it, which waits for the code of all late parts of the page. The progress bar and a list that
 * loads cannot wait for that.
 */
export function useNavigation(): ReturnType<typeof useDrawnNavigation> {
  const router = useSiteRouter()
  const drawn = useDrawnNavigation()
  const current = () => router?.state.navigation ?? drawn
  const navigation = useSyncExternalStore((listener) => router?.subscribe(listener) ?? nothing, current, current)
  // A navigation ends when React has drawn the page it leads to.
  return navigation.state === 'idle' ? drawn : navigation
}

const nothing = () => {}
