import { MAINTENANCE_PATH } from '../composition/shellPaths'
import { isMaintenancePath, isShutOut } from './admit'
import { fetchStatus } from './fetchStatus'
import { keepRequested } from './requestedAddress'

/** The part of the router that `askStatusOnce` uses. */
interface Navigator {
  state: { location: { pathname: string; search: string } }
  navigate(to: string, options: { replace: true }): unknown
}

/** Asks the status once after the server served a page as open; the page does not wait for it. */
export async function askStatusOnce(router: Navigator) {
  if (isMaintenancePath()) return
  if (!isShutOut(await fetchStatus())) return
  const { pathname, search } = router.state.location
  keepRequested(pathname + search)
  router.navigate(MAINTENANCE_PATH, { replace: true })
}
