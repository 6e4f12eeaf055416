import { getIn } from 'formik'
import type { ServerErrors } from './showServerErrors'

interface Faults {
  /** Those of the schema. */
  errors: object
  /** The form's status, which holds those of the server. */
  status: unknown
  /** The fields' own messages, by name. */
  faults: Readonly<Record<string, string>>
}

/** The message of a field, the same wherever it is shown; undefined while the field is valid. */
export function faultOf(name: string, { errors, status, faults }: Faults): string | undefined {
  const wrong: unknown = faults[name] ?? getIn(errors, name)
  if (typeof wrong === 'string') return wrong
  return (status as ServerErrors | undefined)?.fields?.[name]
}
