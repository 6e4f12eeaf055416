import { TextInput, type TextInputProps } from '@brightfill/shared/ui'
import { useFormField } from './useFormField'

/** A line of text of the form around it. */
export function TextField({ name, ...rest }: Omit<TextInputProps, 'error' | 'value' | 'name'> & { name: string }) {
  return <TextInput {...rest} {...useFormField(name)} />
}
