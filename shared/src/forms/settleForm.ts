import type { FormikHelpers } from 'formik'

interface Settled<Values> {
  /** The values that were sent. */
  sent: Values
  /** The values that the form begins with again. */
  next: Values
  /** Fills what is empty then. */
  fill?: (values: Values) => Values
}

/** Begins a form anew after it was sent. What was typed meanwhile stays. */
export function settleForm<Values extends object>(
  form: Pick<FormikHelpers<Values>, 'setFormikState' | 'resetForm'>,
  { sent, next, fill = (values) => values }: Settled<Values>,
) {
  const before = new Map<string, unknown>(Object.entries(sent))
  let typed = {}
  form.setFormikState((state) => {
    const later = Object.entries(state.values).filter(
      ([name, value]) => String(value).trim() !== String(before.get(name)).trim(),
    )
    typed = Object.fromEntries(later)
    return state
  })
  form.resetForm({ values: next })
  form.setFormikState((state) => ({ ...state, values: fill({ ...state.values, ...typed }) }))
}
