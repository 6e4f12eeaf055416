import { call } from '@brightfill/shared/api'
import { STATUS_TIMEOUT } from '@brightfill/shared/constants'
import type { MaintenanceNotice } from '@brightfill/shared/contract'
import { within } from '@brightfill/shared/late'

export interface SiteStatus {
  maintenance: boolean
  /** The caller may use the site anyway. Only the answer grants this, never the role. */
  permission: boolean
  /** The text for visitors (O-54). */
  notice?: MaintenanceNotice
}

/** The site counts as open after any failure and when the answer takes more than 3 s. */
const open: SiteStatus = { maintenance: false, permission: false }

export async function fetchStatus(signal?: AbortSignal): Promise<SiteStatus> {
  const answer = call('GET /status', {}, { timeout: STATUS_TIMEOUT, signal })
  return within(STATUS_TIMEOUT, answer).then(
    // the api client may hang as well, because it is a chunk
    (status) => ({
      maintenance: isSet(status?.maintenance),
      permission: isSet(status?.permission),
      notice: status?.notice,
    }),
    () => open,
  )
}

/** The api sends flags as true or as 1. */
function isSet(flag: unknown): boolean {
  return Number(flag) === 1
}
