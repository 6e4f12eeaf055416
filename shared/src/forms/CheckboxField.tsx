import { Checkbox, type CheckboxProps } from '@brightfill/shared/ui'
import { useFormField } from './useFormField'

export interface CheckboxFieldProps
  extends Omit<CheckboxProps, 'id' | 'checked' | 'defaultChecked' | 'name' | 'required' | 'onChange'> {
  name: string
}

/** A checkbox of the form around it. */
export function CheckboxField({ name, ...input }: CheckboxFieldProps) {
  const { id, value, setValue } = useFormField<boolean>(name)
  return (
    <Checkbox {...input} id={id} name={name} checked={value} onChange={(event) => setValue(event.target.checked)} />
  )
}
