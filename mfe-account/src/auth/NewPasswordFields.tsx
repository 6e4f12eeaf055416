import { PasswordField, useField } from '@brightfill/shared/forms'
import { PasswordChecklist } from './PasswordChecklist'

interface NewPasswordFieldsProps {
  names: [password: string, confirmation: string]
  labels: [password: string, confirmation: string]
}

/** A new password with the rules it meets so far, and its confirmation. */
export function NewPasswordFields({ names, labels }: NewPasswordFieldsProps) {
  const [{ value }] = useField<string>(names[0])
  return (
    <>
      <PasswordField name={names[0]} label={labels[0]} autoComplete="new-password" />
      <PasswordChecklist password={value} />
      <PasswordField name={names[1]} label={labels[1]} autoComplete="new-password" />
    </>
  )
}
