import { MAINTENANCE_PATH } from '../composition/shellPaths'
import { isMaintenancePath, isShutOut } from './admit'
import { fetchStatus } from './fetchStatus'
import { keepRequested } from './requestedAddress'
import { noteClosed } from './siteClosed'

/** The part of the router that `askStatusOnce` uses. */
interface Navigator {
  state: { location: { pathname: string; search: string } }
  navigate(to: string, options: { replace: true }): unknown
}

/** Asks the status once after the server served a page as open; the page does not wait for it. */
export async function askStatusOnce(router: Navigator) {
  if (isMaintenancePath()) return
  const status = await fetchStatus()
  noteClosed(status.maintenance && status.permission)
  if (!isShutOut(status)) return
  const { pathname, search } = router.state.location
  keepRequested(pathname + search)
  router.navigate(MAINTENANCE_PATH, { replace: true })
}
