import { ApiError, api } from '@brightfill/shared/api'
import type {
  FactorStartAnswer,
  OfficeMe,
  OfficeMeAnswer,
  RecoveryCodesAnswer,
  StatusAnswer,
} from '@brightfill/shared/contract'
import { backgroundHeaders } from '@brightfill/shared/office'
import { forgetToken, storedToken } from '@brightfill/shared/session'

/** The person at the door: nobody signed in, somebody without a role, or a colleague. */
export type AtTheDoor =
  | { kind: 'visitor'; maintenance: boolean }
  | { kind: 'noRole' }
  | { kind: 'colleague'; me: OfficeMe }

/** @throws ApiError when the api does not say who it is */
export async function whoIsThere(): Promise<AtTheDoor> {
  if (!storedToken()) return visitor()
  try {
    const { data } = await api.get<OfficeMeAnswer>('/office/me', { headers: backgroundHeaders() })
    return { kind: 'colleague', me: data.data }
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return visitor()
    if (error instanceof ApiError && error.status === 403) return { kind: 'noRole' }
    throw error
  }
}

/** During maintenance the page where people sign in is closed. */
async function visitor(): Promise<AtTheDoor> {
  const { data } = await api.get<StatusAnswer>('/status')
  return { kind: 'visitor', maintenance: data.maintenance }
}

/** @param code six digits or a recovery code; undefined where no second factor is asked for */
export async function openOffice(code?: string): Promise<void> {
  await api.post('/office/session', { code })
}

export async function startFactor(): Promise<{ secret: string; uri: string }> {
  const { data } = await api.post<FactorStartAnswer>('/office/factor')
  return data
}

/** @returns ten recovery codes, which nobody sees again; the office is open */
export async function confirmFactor(code: string): Promise<string[]> {
  const { data } = await api.post<RecoveryCodesAnswer>('/office/factor/confirm', { code })
  return data.recovery_codes
}

/** Closes the office in this browser; the sign-in stays. */
export async function closeOffice(): Promise<void> {
  await api.post('/office/session/end')
}

/** Signs out of the site as well, which closes the office. Drafts stay for the same person (O-57). */
export async function signOut(): Promise<void> {
  await api.post('/user/logout', { everywhere: 0 })
  forgetToken()
}

/** The site's sign-in, which leads back to this page. */
export function signInAddress(): string {
  const { pathname, search } = window.location
  return `/login?${new URLSearchParams({ return: pathname + search })}`
}
