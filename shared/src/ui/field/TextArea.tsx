import type { Ref, TextareaHTMLAttributes } from 'react'
import { Field, type FieldProps } from './Field'
import styles from './Input.module.css'

export interface TextAreaProps
  extends FieldProps,
    Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'id' | 'className'> {
  ref?: Ref<HTMLTextAreaElement>
}

/** A labelled text area. */
export function TextArea({ label, error, hint, optional, id, className, ...textarea }: TextAreaProps) {
  return (
    <Field label={label} error={error} hint={hint} optional={optional} id={id} className={className}>
      {(control) => <textarea {...textarea} {...control} className={styles.input} />}
    </Field>
  )
}
