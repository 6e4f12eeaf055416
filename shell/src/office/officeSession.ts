import { ApiError, call } from '@brightfill/shared/api'
import type { OfficeMe } from '@brightfill/shared/contract'
import { backgroundHeaders } from '@brightfill/shared/office'
import { forgetToken, storedToken } from '@brightfill/shared/session'

/** The person at the door: a visitor, a user without a role, or a colleague. */
export type AtTheDoor =
  | { kind: 'visitor'; maintenance: boolean }
  | { kind: 'noRole' }
  | { kind: 'colleague'; me: OfficeMe }

/** @throws ApiError when the api does not say who it is */
export async function whoIsThere(): Promise<AtTheDoor> {
  if (!storedToken()) return visitor()
  try {
    const { data } = await call('GET /office/me', {}, { headers: backgroundHeaders() })
    return { kind: 'colleague', me: data }
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return visitor()
    if (error instanceof ApiError && error.status === 403) return { kind: 'noRole' }
    throw error
  }
}

/** During maintenance the page where people sign in is closed. */
async function visitor(): Promise<AtTheDoor> {
  const { maintenance } = await call('GET /status')
  return { kind: 'visitor', maintenance }
}

/** @param code six digits or a recovery code; undefined if no second factor is required */
export async function openOffice(code?: string): Promise<void> {
  await call('POST /office/session', { code })
}

export function startFactor(): Promise<{ secret: string; uri: string }> {
  return call('POST /office/factor')
}

/** @returns ten recovery codes, which are shown only this once; the office is open */
export async function confirmFactor(code: string): Promise<string[]> {
  const { recovery_codes } = await call('POST /office/factor/confirm', { code })
  return recovery_codes
}

/** Closes the office in this browser; the sign-in stays. */
export async function closeOffice(): Promise<void> {
  await call('POST /office/session/end')
}

/** Signs out of the site as well, which closes the office. Drafts stay for the same person (O-57). */
export async function signOut(): Promise<void> {
  await call('POST /user/logout', { everywhere: 0 })
  forgetToken()
}

/** The site's sign-in, which leads back to this page. */
export function signInAddress(): string {
  const { pathname, search } = window.location
  return `/login?${new URLSearchParams({ return: pathname + search })}`
}
