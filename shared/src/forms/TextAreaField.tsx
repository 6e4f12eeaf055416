import { TextArea, type TextAreaProps } from '@brightfill/shared/ui'
import { useFormField } from './useFormField'

export interface TextAreaFieldProps
  extends Omit<TextAreaProps, 'error' | 'id' | 'value' | 'defaultValue' | 'name' | 'required' | 'onChange'> {
  name: string
}

/** A text of several lines of the form around it. */
export function TextAreaField({ name, ...textarea }: TextAreaFieldProps) {
  const { id, value, setValue, error, required, optional } = useFormField<string>(name)
  return (
    <TextArea
      optional={optional}
      {...textarea}
      {...required}
      id={id}
      name={name}
      value={value}
      error={error}
      onChange={(event) => setValue(event.target.value)}
    />
  )
}
