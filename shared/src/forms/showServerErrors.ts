import { ApiError } from '@brightfill/shared/api'
import type { FormikHelpers } from 'formik'

/** Why the server refused a form; kept in the form's status until the next attempt. */
export interface ServerErrors {
  /** Messages by field; each stays until its field changes. */
  fields: Readonly<Record<string, string>>
  /** Message about the whole form, when it belongs to no field. */
  message?: string
  /** HTTP status of that message; 0 without an answer. */
  failed?: number
  /** Seconds until another attempt may succeed, where the server said so. */
  wait?: number
  /** No answer came in time: the form may have arrived. */
  late?: boolean
}

/**
 * Shows why the server refused a form: at the fields it names, else in `FailureNote`.
 * @param values of the form. The field for `address.city` is the one named by the last part; messages about fields that
 *   the form does not have appear below it
 * @returns whether the server said anything about a field of this form
 * @throws every error that is not an `ApiError`
 */
export function showServerErrors<Values extends object>(
  error: unknown,
  form: Pick<FormikHelpers<Values>, 'setStatus'>,
  values: Values,
): boolean {
  if (!(error instanceof ApiError)) throw error
  const named = Object.entries(error.fields)
    .map(([path, messages]) => [path.slice(path.lastIndexOf('.') + 1), messages[0] ?? ''] as const)
    .filter(([name, message]) => name in values && message)
  const fields = Object.fromEntries(named)
  const { status: failed, retryAfter: wait, late } = error
  const message = Object.values(error.fields).flat().join(' ') || error.message
  const shown: ServerErrors = named.length > 0 ? { fields } : { fields, message, failed, wait, late }
  form.setStatus(shown)
  return named.length > 0
}
