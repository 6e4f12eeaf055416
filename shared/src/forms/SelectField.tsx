import { Select, type SelectProps } from '@brightfill/shared/ui'
import { useFormField } from './useFormField'

export interface SelectFieldProps
  extends Omit<SelectProps, 'error' | 'id' | 'value' | 'defaultValue' | 'name' | 'required' | 'onChange'> {
  name: string
  /** Told the chosen value after the form has taken it, for choices that depend on it. */
  onChosen?: (value: string) => void
}

/** A choice of one of the form around it. */
export function SelectField({ name, onChosen, ...select }: SelectFieldProps) {
  const { id, value, setValue, error, required, optional } = useFormField<string>(name)
  return (
    <Select
      optional={optional}
      {...select}
      {...required}
      id={id}
      name={name}
      value={value}
      error={error}
      onChange={({ target }) => {
        setValue(target.value)
        onChosen?.(target.value)
      }}
    />
  )
}
