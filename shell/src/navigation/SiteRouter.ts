import { useMatches } from '@brightfill/shared/router'
import { createContext, use } from 'react'
import type { DataRouter } from 'react-router-dom'

/** What the site asks of its router besides the router's own hooks. */
export type SiteRouter = Pick<DataRouter, 'state' | 'subscribe' | 'navigate' | 'revalidate'>

/**
 * The router itself. Its hooks tell of a navigation only when React has drawn it, which waits for every part of the page whose code is
 * still to come; the progress bar and the scroll rules cannot wait for that.
 */
export const SiteRouterContext = createContext<SiteRouter | undefined>(undefined)

/** The router; on the server one that stays at its page. */
export const useSiteRouter = () => use(SiteRouterContext)

const none: Readonly<Record<string, unknown>> = {}

/** What failed on the current page, by route id; empty when nothing did. The router's own hook tells a page of its own error only. */
export function useRouteErrors(): Readonly<Record<string, unknown>> {
  useMatches() // draws again when the state of the router changes
  return useSiteRouter()?.state.errors ?? none
}
