import { api } from '@brightfill/shared/api'
import { STATUS_TIMEOUT } from '@brightfill/shared/constants'
import { within } from '@brightfill/shared/late'

export interface SiteStatus {
  maintenance: boolean
  /** The caller may use the site all the same. Only the answer says so, never the role. */
  permission: boolean
}

/** Any failure, and an answer that takes more than 3 s, count as a site that is open. */
const open: SiteStatus = { maintenance: false, permission: false }

export async function fetchStatus(signal?: AbortSignal): Promise<SiteStatus> {
  const answer = api.get<Record<keyof SiteStatus, unknown>>('/status', { timeout: STATUS_TIMEOUT, signal })
  return within(STATUS_TIMEOUT, answer).then(
    // the client itself may hang as well: it is a chunk
    ({ data }) => ({ maintenance: isSet(data?.maintenance), permission: isSet(data?.permission) }),
    () => open,
  )
}

/** Flags come as true or as 1. */
function isSet(flag: unknown): boolean {
  return Number(flag) === 1
}
