import { PasswordInput, type TextInputProps } from '@brightfill/shared/ui'
import { useFormField } from './useFormField'

export interface PasswordFieldProps
  extends Omit<
    TextInputProps,
    'error' | 'id' | 'value' | 'defaultValue' | 'name' | 'required' | 'onChange' | 'type' | 'ref'
  > {
  name: string
  autoComplete: 'current-password' | 'new-password'
}

/** A password of the form around it, with the toggle that shows it. */
export function PasswordField({ name, ...input }: PasswordFieldProps) {
  const { id, value, setValue, error, required } = useFormField<string>(name)
  return (
    <PasswordInput
      {...input}
      {...required}
      id={id}
      name={name}
      value={value}
      error={error}
      onChange={(event) => setValue(event.target.value)}
    />
  )
}
