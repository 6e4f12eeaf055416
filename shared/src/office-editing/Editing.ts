import { type ComponentType, createContext, useContext } from 'react'
import { type Item, type ItemSchema, valueAt } from './itemSchema'

/** A field of a form, as passed to its control. */
export interface FieldProps<Value = unknown> {
  path: string
  schema: ItemSchema
  label: string
  hint?: string
  /** Why the api refused it. */
  error?: string
  value: Value
  /** This colleague may only read it. */
  readOnly: boolean
  /** A method, so that a control for one type of value is accepted for any. */
  onChange(value: Value): void
}

export interface EditingState {
  item: Item
  /** That of the whole item. */
  schema: ItemSchema
  /** Refusals of the api by path. */
  errors: Readonly<Record<string, string[]>>
  /** Paths that this colleague may only read. */
  readOnly: readonly string[]
  /** The same for the whole item. */
  isReadOnly: boolean
  /** Controls of fields that need their own, by path; `*` stands for the place in a list. */
  controls: Readonly<Record<string, ComponentType<FieldProps<never>>>>
  set: (path: string, value: unknown) => void
  /** Typed texts that are not a value yet, by path, such as an invalid figure. They stay in this browser. */
  texts: Readonly<Record<string, string>>
  setText: (path: string, text: string | undefined) => void
}

export const EditingContext = createContext<EditingState | undefined>(undefined)

export function useEditing(): EditingState {
  const editing = useContext(EditingContext)
  if (!editing) throw new Error('A field is outside of its form')
  return editing
}

/** The value and the refusal of a field, and a function to change it. */
export function useFieldAt(path: string) {
  const { item, errors, readOnly, isReadOnly, set } = useEditing()
  return {
    value: valueAt(item, path),
    error: errors[path]?.join(' '),
    readOnly: isReadOnly || readOnly.some((name) => path === name || path.startsWith(`${name}.`)),
    onChange: (value: unknown) => set(path, value),
  }
}

/** The field's own control, by its path or by the name in its schema. */
export const ownControl = ({ controls }: EditingState, path: string, { control = '' }: ItemSchema) =>
  controls[path.replaceAll(/\.\d+(?=\.|$)/g, '.*')] ?? controls[control]
