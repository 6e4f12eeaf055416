import { Field, type FieldProps } from './Field'
import { Input, type InputProps } from './Input'

export type TextInputProps = FieldProps & Omit<InputProps, 'id' | 'className'>

/** A labelled text input. */
export function TextInput({ label, error, hint, optional, id, className, ...input }: TextInputProps) {
  return (
    <Field label={label} error={error} hint={hint} optional={optional} id={id} className={className}>
      {(control) => <Input {...input} {...control} />}
    </Field>
  )
}
