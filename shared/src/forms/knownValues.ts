import { isSameText } from '@brightfill/shared/draft'

/** Values that a visitor's profile answers, by the names of the fields. */
type Known = Readonly<Record<string, string>>

interface Answers {
  known: Known | undefined
  /** Text of fields that may have no value yet, such as an incomplete telephone number. */
  typed: Readonly<Record<string, unknown>> | undefined
}

/** Fills empty fields from the profile of a signed-in visitor. */
export function fillKnown<Values extends object>(values: Values, { known = {}, typed = {} }: Answers): Values {
  const now = new Map<string, unknown>(Object.entries(values))
  const empty = Object.entries(known).filter(([name]) => now.has(name) && !now.get(name) && !typed[name])
  return { ...values, ...Object.fromEntries(empty) }
}

/** Empties the fields that the profile filled in, so that only the visitor's own text remains. */
export function withoutKnown<Values extends object>(values: Values, known: Known): Values {
  const filledIn = Object.entries(values).filter(([name, value]) => known[name] && isSameText(value, known[name]))
  return { ...values, ...Object.fromEntries(filledIn.map(([name]) => [name, ''])) }
}
