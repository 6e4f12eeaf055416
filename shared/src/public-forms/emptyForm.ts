import type { FormikHelpers } from '@brightfill/shared/forms'

interface Arrived<Values> {
  /** The values as they were sent. */
  sent: Values
  empty: Values
}

/** Empties a form that has arrived, but for what was written in it meanwhile. */
export function emptyForm<Values extends object>(
  { setValues, resetForm }: Pick<FormikHelpers<Values>, 'setValues' | 'resetForm'>,
  { sent, empty }: Arrived<Values>,
) {
  let values = empty
  const before = new Map(Object.entries(sent))
  // Formik tells only an updater what stands in the form now.
  void setValues((now: Values) => {
    const later = Object.entries(now).filter(
      ([name, value]) => String(value).trim() !== String(before.get(name)).trim(),
    )
    values = { ...empty, ...Object.fromEntries(later) }
    return values
  }, false)
  resetForm({ values })
}
