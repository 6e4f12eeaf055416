import { useFormField } from '@brightfill/shared/forms'
import { PhoneInput, type PhoneInputProps } from './PhoneInput'

export interface PhoneFieldProps
  extends Omit<PhoneInputProps, 'id' | 'value' | 'onChange' | 'onFault' | 'error' | 'required'> {
  name: string
}

/** A phone number of the form around it. The form's value is a complete number or empty. */
export function PhoneField({ name, ...phone }: PhoneFieldProps) {
  const { id, value, setValue, error, setFault, required, optional } = useFormField<string>(name, { ownText: true })
  return (
    <PhoneInput
      optional={optional}
      {...phone}
      {...required}
      id={id}
      name={name}
      value={value}
      error={error}
      onChange={setValue}
      onFault={setFault}
    />
  )
}
