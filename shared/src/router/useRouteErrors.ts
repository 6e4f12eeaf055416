import { use } from 'react'
// The only place the router keeps the errors of routes below the asking one; the name is a warning to applications without a frame.
import { UNSAFE_DataRouterStateContext as DataRouterState } from 'react-router-dom'

/** What failed on the current page, by route id; empty when nothing did. */
export function useRouteErrors(): Readonly<Record<string, unknown>> {
  return use(DataRouterState)?.errors ?? {}
}
