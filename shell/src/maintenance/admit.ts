import type { PageState } from '../composition/pageState'
import { MAINTENANCE_PATH } from '../composition/shellPaths'
import { fetchStatus, type SiteStatus } from './fetchStatus'
import { keepRequested } from './requestedAddress'
import { noteClosed } from './siteClosed'

/** Whether this visitor has to wait until maintenance is over. */
export function isShutOut({ maintenance, permission }: SiteStatus): boolean {
  return maintenance && !permission
}

/**
 * Decides which page the document becomes. If the server rendered the site as open, the page does not wait: it asks for
 * the status later. Otherwise the browser first asks with its token. A visitor with permission gets the
 * requested page, other visitors the maintenance page at its own address.
 */
export async function admit(state: PageState): Promise<PageState> {
  const served = state.hydration !== undefined && !state.maintenance
  if (served || isMaintenancePath()) return state
  const status = await fetchStatus()
  noteClosed(status.maintenance && status.permission)
  if (isShutOut(status)) {
    keepRequested(window.location.pathname + window.location.search)
    window.history.replaceState(window.history.state, '', MAINTENANCE_PATH)
    return state.maintenance ? state : { ...state, hydration: undefined }
  }
  return { ...state, hydration: undefined }
}

/** Whether this is the maintenance page already, which never redirects. */
export function isMaintenancePath(): boolean {
  return window.location.pathname.replace(/\/+$/, '') === MAINTENANCE_PATH
}
