import { Field, type FieldProps, splitField } from './Field'
import { Input, type InputProps } from './Input'

export type TextInputProps = FieldProps & Omit<InputProps, 'id' | 'className'>

/** A labelled text input. */
export function TextInput(props: TextInputProps) {
  const [field, input] = splitField(props)
  return <Field {...field}>{(control) => <Input {...input} {...control} />}</Field>
}
