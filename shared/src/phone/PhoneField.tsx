import { useFormField } from '@brightfill/shared/forms'
import { useHydrated } from '@brightfill/shared/ui'
import { useState } from 'react'
import { PhoneInput, type PhoneInputProps } from './PhoneInput'

export interface PhoneFieldProps
  extends Omit<PhoneInputProps, 'id' | 'value' | 'typed' | 'onChange' | 'onFault' | 'error' | 'required'> {
  name: string
}

/** A phone number of the form around it. The form's value is a complete number or empty. */
export function PhoneField({ name, onTyped, ...phone }: PhoneFieldProps) {
  const { id, value, setValue, error, setFault, required, optional, ownText } = useFormField<string>(name, {
    ownText: true,
  })
  const hydrated = useHydrated()
  const [typed] = useState(hydrated ? ownText.text : undefined) // the document's field has it when the server drew it
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
      typed={typed}
      onTyped={(text) => {
        ownText.keep(text)
        onTyped?.(text)
      }}
    />
  )
}
