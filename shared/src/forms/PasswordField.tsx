import { PasswordInput, type TextInputProps } from '@brightfill/shared/ui'
import { useFormField } from './useFormField'

/** A password of the form around it, with the toggle that shows it. */
export function PasswordField({ name, ...rest }: Omit<TextInputProps, 'error' | 'value' | 'name' | 'type' | 'ref'> & { name: string }) {
  return <PasswordInput {...rest} {...useFormField(name)} />
}
