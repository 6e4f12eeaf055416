import { createContext, use } from 'react'

/** Data of a form for its fields. */
interface Scope {
  /** Id of the form, so that the fields of two forms on a page have different ids. */
  id: string
  /** Names of the fields that must be filled in. */
  required: ReadonlySet<string>
  /** Words of fields about their own faults, by name: they say more than those of the schema. */
  faults: Readonly<Record<string, string | undefined>>
  setFault: (name: string, fault: string | undefined) => void
}

export const FormScope = createContext<Scope | undefined>(undefined)

export function useFormScope(): Scope {
  const scope = use(FormScope)
  if (!scope) throw new Error('There is no form above this field')
  return scope
}

/** The id of a field's control. */
export const fieldId = (formId: string, name: string) => `${formId}-${name}`
