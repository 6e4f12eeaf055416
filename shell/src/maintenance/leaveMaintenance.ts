import { takeRequested } from './requestedAddress'

/** Maintenance may have changed anything, so the page asked for comes as a new document. */
export function leaveMaintenance(location: Pick<Location, 'replace'> = window.location) {
  location.replace(takeRequested())
}
