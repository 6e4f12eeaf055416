import { createContext, use } from 'react'

/** Data of a form for its fields. */
interface Scope {
  /** Id of the form, so that the fields of two forms on a page have different ids. */
  id: string
  /** Names of the fields that must be filled in. */
  required: ReadonlySet<string>
}

export const FormScope = createContext<Scope | undefined>(undefined)

export function useFormScope(): Scope {
  const scope = use(FormScope)
  if (!scope) throw new Error('There is no form above this field')
  return scope
}

/** The id of a field's control. */
export const fieldId = (formId: string, name: string) => `${formId}-${name}`
