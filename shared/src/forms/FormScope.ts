import type { Draft } from '@brightfill/shared/draft'
import { createContext, use } from 'react'

/** Data of a form for its fields. */
interface Scope {
  /** Id of the form, so that the fields of two forms on a page have different ids. */
  id: string
  /** Names of the fields that must be filled in. */
  required: ReadonlySet<string>
  /** Problems that fields report about their own content, by name: the form is not sent while there is one. */
  faults: Readonly<Record<string, string>>
  setFault: (name: string, fault: string | undefined) => void
  texts: FieldTexts
}

/** Connects a form to the text that was typed in it before. */
export interface FieldTexts {
  /** Whether the form holds what was typed before it was interactive, and its draft. */
  settled: boolean
  /** Text that a field keeps itself, because it says more than the field's value; undefined when there is none. */
  ownText: (name: string) => string | undefined
  keepOwnText: (name: string, text: string) => void
}

/** The draft of a form, and what is not part of it. */
export interface DraftOptions extends Pick<Draft, 'about'> {
  /** Name of the draft. */
  name: string
  /** False if the text is dropped with the form: then only text from before the form was interactive comes back. */
  keep?: boolean
  /** Values from the user's profile: they fill empty fields, and go with the session. */
  known?: Readonly<Record<string, string>> | undefined
}

export const FormScope = createContext<Scope | undefined>(undefined)

export function useFormScope(): Scope {
  const scope = use(FormScope)
  if (!scope) throw new Error('There is no form above this field')
  return scope
}

/** The id of a field's control. */
export const fieldId = (formId: string, name: string) => `${formId}-${name}`
