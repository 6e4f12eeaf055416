import { ApiError } from '@brightfill/shared/api'
import type { FormikHelpers } from 'formik'

/**
 * Puts what the api says about single fields on those fields.
 * @returns whether it said anything about a field of this form
 * @throws whatever is no answer of the api
 */
export function showServerErrors<Values extends object>(error: unknown, form: FormikHelpers<Values>, values: Values): boolean {
  if (!(error instanceof ApiError)) throw error
  const own = Object.entries(error.fields).filter(([field, texts]) => field in values && texts.length > 0)
  for (const [field, [text]] of own) form.setFieldError(field, text)
  return own.length > 0
}
