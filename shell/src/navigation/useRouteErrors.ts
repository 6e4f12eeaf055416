import { useMatches, useSiteRouter } from '@brightfill/shared/router'

const none: Readonly<Record<string, unknown>> = {}

/**
 * Errors of the current page by route id; empty when nothing failed. The router's own hook gives a page only its own
 * error.
 */
export function useRouteErrors(): Readonly<Record<string, unknown>> {
  useMatches() // renders again when the router's state changes
  return useSiteRouter()?.state.errors ?? none
}
