import { takeRequested } from './requestedAddress'

/** Loads the requested page as a new document, because maintenance may have changed anything. */
export function leaveMaintenance(location: Pick<Location, 'replace'> = window.location) {
  location.replace(takeRequested())
}
