import type { FormikHelpers } from 'formik'

interface Settled<Values> {
  /** The values that were sent. */
  sent: Values
  /** The values that the form begins with again. */
  next: Values
  /** Fills what is empty then. */
  fill?: (values: Values) => Values
  /** Marks the problems of text that stays: the attempt still counts, so that the focus moves to it. */
  status?: object | undefined
}

/** Resets a form after it was sent; text typed meanwhile stays. */
export function settleForm<Values extends object>(
  form: Pick<FormikHelpers<Values>, 'setFormikState' | 'resetForm'>,
  { sent, next, fill = (values) => values, status }: Settled<Values>,
) {
  const before = new Map<string, unknown>(Object.entries(sent))
  let typed = {}
  let attempts = 0
  form.setFormikState((state) => {
    const later = Object.entries(state.values).filter(
      ([name, value]) => String(value).trim() !== String(before.get(name)).trim(),
    )
    attempts = state.submitCount
    typed = Object.fromEntries(later)
    return state
  })
  form.resetForm({ values: next })
  form.setFormikState((state) => ({
    ...state,
    values: fill({ ...state.values, ...typed }),
    submitCount: status ? attempts : 0,
    status,
  }))
}
