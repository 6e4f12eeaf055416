import { useMatches } from '@brightfill/shared/router'
import { createContext, use } from 'react'
import type { DataRouter } from 'react-router-dom'

/** The parts of the router that the site uses besides the router's hooks. */
export type SiteRouter = Pick<DataRouter, 'state' | 'subscribe' | 'navigate' | 'revalidate'>

/**
 * The router itself. Its hooks report a navigation only after React has drawn it, which waits for all late code of the
 * page. The progress bar and the scroll rules cannot wait for that.
 */
export const SiteRouterContext = createContext<SiteRouter | undefined>(undefined)

/** The router; on the server it never navigates. */
export const useSiteRouter = () => use(SiteRouterContext)

const none: Readonly<Record<string, unknown>> = {}

/**
 * Errors of the current page by route id; empty when nothing failed. The router's own hook gives a page only its own
 * error.
 */
export function useRouteErrors(): Readonly<Record<string, unknown>> {
  useMatches() // renders again when the router's state changes
  return useSiteRouter()?.state.errors ?? none
}
