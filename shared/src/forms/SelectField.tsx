import { Select, type SelectProps } from '@brightfill/shared/ui'
import { type BoundProps, useBoundControl } from './useBoundControl'

export interface SelectFieldProps extends Omit<SelectProps, BoundProps> {
  name: string
  /** Called with the chosen value after the form has taken it, for choices that depend on it. */
  onChosen?: (value: string) => void
}

/** A choice of one in the form around it. */
export function SelectField({ name, onChosen, ...select }: SelectFieldProps) {
  const { optional, control } = useBoundControl(name)
  return (
    <Select
      optional={optional}
      {...select}
      {...control}
      onChange={(event) => {
        control.onChange(event)
        onChosen?.(event.target.value)
      }}
    />
  )
}
