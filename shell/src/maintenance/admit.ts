import type { PageState } from '../composition/pageState'
import { MAINTENANCE_PATH } from '../composition/shellPaths'
import { fetchStatus, type SiteStatus } from './fetchStatus'
import { keepRequested } from './requestedAddress'

/** Whether this visitor has to wait until maintenance is over. */
export function isShutOut({ maintenance, permission }: SiteStatus): boolean {
  return maintenance && !permission
}

/**
 * What the document becomes. When the server said that the site is open, that is what it showed, and nobody waits here: the status is
 * asked later. Otherwise the browser asks with its token first: whoever is let in gets the page asked for, everybody else the
 * maintenance page at its own address.
 */
export async function admit(state: PageState): Promise<PageState> {
  const served = state.hydration !== undefined && !state.maintenance
  if (served || isMaintenancePath()) return state
  if (isShutOut(await fetchStatus())) {
    keepRequested(window.location.pathname + window.location.search)
    window.history.replaceState(window.history.state, '', MAINTENANCE_PATH)
    return state.maintenance ? state : { ...state, hydration: undefined }
  }
  return { ...state, hydration: undefined }
}

/** there is nowhere to go from there. */
export function isMaintenancePath(): boolean {
  return window.location.pathname.replace(/\/+$/, '') === MAINTENANCE_PATH
}
