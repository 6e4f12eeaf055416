import type { Ref, SelectHTMLAttributes } from 'react'
import { Field, type FieldProps, splitField } from './Field'
import styles from './Input.module.css'

export interface SelectOption {
  value: string
  label: string
}

export interface SelectProps
  extends FieldProps,
    Omit<SelectHTMLAttributes<HTMLSelectElement>, 'id' | 'className' | 'children'> {
  options: readonly SelectOption[]
  /** The first line, with an empty value: "Select a year". */
  placeholder?: string
  ref?: Ref<HTMLSelectElement>
}

/** A labelled native select. */
export function Select({ options, placeholder, ...props }: SelectProps) {
  const [field, select] = splitField(props)
  return (
    <Field {...field}>
      {(control) => (
        <select
          {...select}
          {...control}
          // The browser calls a required select without a value invalid before the visitor has touched it.
          aria-invalid={control['aria-invalid'] ?? false}
          className={styles.input}
        >
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}
