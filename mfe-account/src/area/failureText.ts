import { ApiError } from '@brightfill/shared/api'
import { texts } from './texts'

/**
 * The text about a failed account action: trying again does not help once the session has ended.
 * @throws every error that is not an `ApiError`
 */
export function failureText(error: unknown, otherwise: string): string {
  if (!(error instanceof ApiError)) throw error
  return error.status === 401 ? texts.sessionOver : otherwise
}
