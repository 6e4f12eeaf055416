import type { Ref, TextareaHTMLAttributes } from 'react'
import { Field, type FieldProps, splitField } from './Field'
import styles from './Input.module.css'

export interface TextAreaProps
  extends FieldProps,
    Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'id' | 'className'> {
  ref?: Ref<HTMLTextAreaElement>
}

/** A labelled text area. */
export function TextArea(props: TextAreaProps) {
  const [field, textarea] = splitField(props)
  return <Field {...field}>{(control) => <textarea {...textarea} {...control} className={styles.input} />}</Field>
}
