import { MAINTENANCE_PATH } from '../composition/shellPaths'
import { isMaintenancePath, isShutOut } from './admit'
import { fetchStatus } from './fetchStatus'
import { keepRequested } from './requestedAddress'

/** What it needs of the router. */
interface Navigator {
  state: { location: { pathname: string; search: string } }
  navigate(to: string, options: { replace: true }): unknown
}

/** The status call of a start on a page that the server served as open; it holds nothing up. */
export async function askStatusOnce(router: Navigator) {
  if (isMaintenancePath()) return
  if (!isShutOut(await fetchStatus())) return
  const { pathname, search } = router.state.location
  keepRequested(pathname + search)
  router.navigate(MAINTENANCE_PATH, { replace: true })
}
