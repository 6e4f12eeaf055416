import { createContext, use } from 'react'

/** The id of the form around a field, so that fields of two forms on a page never share an id. */
export const FormScope = createContext('form')

export function useFieldId(name: string): string {
  return `${use(FormScope)}-${name}`
}
