import { ApiError } from '@brightfill/shared/api'
import type { FormikHelpers } from 'formik'

/** What a server refused about a form; kept in the form's status until the next attempt. */
export interface ServerErrors {
  /** By field; each stays until its field changes. */
  fields: Readonly<Record<string, string>>
  /** About the form as a whole, when no field is to blame. */
  message?: string
}

/**
 * Shows why a server refused a form: on the fields it names, else as the message `FailureNote` shows.
 * @param values of the form; fields it does not have are left out. One the server names with dots, `address.city`, is known by the last part
 * @returns whether the server said anything about a field of this form
 * @throws whatever is no answer of the api
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
  const shown: ServerErrors = named.length > 0 ? { fields } : { fields, message: error.message }
  form.setStatus(shown)
  return named.length > 0
}
