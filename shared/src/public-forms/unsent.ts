import { ApiError } from '@brightfill/shared/api'
import { type FormikHelpers, showServerErrors } from '@brightfill/shared/forms'

const keyOf = (form: string) => `shared.unsent.${form}.1`

/** A request that a visitor could not send for lack of a line; it stays on this device until it is sent or cleared. */
export function unsent(form: string): Record<string, unknown> | undefined {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(form)) ?? '')
    return typeof kept === 'object' && kept !== null ? (kept as Record<string, unknown>) : undefined
  } catch {
    return undefined // nothing was kept, or the browser keeps nothing
  }
}

export function forgetUnsent(form: string) {
  try {
    localStorage.removeItem(keyOf(form))
  } catch {
    // the browser keeps nothing
  }
}

/**
 * Shows at a form of the public why it was not sent, and keeps it for the next visit when no answer came.
 * @param more what the form does not show but belongs to it
 * @throws every error that is not an `ApiError`
 */
export function showNotSent<Values extends object>(
  error: unknown,
  helpers: Pick<FormikHelpers<Values>, 'setStatus'>,
  values: Values,
  form: string,
  more: object = {},
) {
  showServerErrors(error, helpers, values)
  if (!(error instanceof ApiError) || error.status !== 0) return
  try {
    localStorage.setItem(keyOf(form), JSON.stringify({ ...values, ...more }))
  } catch {
    // the browser keeps nothing
  }
}
