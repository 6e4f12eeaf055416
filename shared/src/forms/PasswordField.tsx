import { PasswordInput, type TextInputProps } from '@brightfill/shared/ui'
import { type BoundProps, useBoundControl } from './useBoundControl'

export interface PasswordFieldProps extends Omit<TextInputProps, BoundProps | 'type' | 'ref'> {
  name: string
  autoComplete: 'current-password' | 'new-password'
}

/** A password in the form around it, with the toggle that shows it. */
export function PasswordField({ name, ...input }: PasswordFieldProps) {
  return <PasswordInput {...input} {...useBoundControl(name).control} />
}
