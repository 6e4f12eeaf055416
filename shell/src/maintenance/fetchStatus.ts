import { api } from '@brightfill/shared/api'
import { STATUS_TIMEOUT } from '@brightfill/shared/constants'

export interface SiteStatus {
  maintenance: boolean
  /** The caller may use the site all the same. Only the answer says so, never the role. */
  permission: boolean
}

/** Any failure, and an answer that takes more than 3 s, count as a site that is open. */
const open: SiteStatus = { maintenance: false, permission: false }

export async function fetchStatus(signal?: AbortSignal): Promise<SiteStatus> {
  let timer: ReturnType<typeof setTimeout> | undefined
  // The client itself may hang as well: it is a chunk.
  const late = new Promise<SiteStatus>((resolve) => {
    timer = setTimeout(resolve, STATUS_TIMEOUT, open)
  })
  const answer = api.get<Record<keyof SiteStatus, unknown>>('/status', { timeout: STATUS_TIMEOUT, signal }).then(
    ({ data }) => ({ maintenance: isSet(data?.maintenance), permission: isSet(data?.permission) }),
    () => open,
  )
  try {
    return await Promise.race([answer, late])
  } finally {
    clearTimeout(timer)
  }
}

/** Flags come as true or as 1. */
function isSet(flag: unknown): boolean {
  return Number(flag) === 1
}
