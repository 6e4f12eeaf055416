import { TextInput, type TextInputProps } from '@brightfill/shared/ui'
import { useFormField } from './useFormField'

export interface TextFieldProps
  extends Omit<TextInputProps, 'error' | 'id' | 'value' | 'defaultValue' | 'name' | 'required' | 'onChange'> {
  name: string
  /** The token of what is asked for, "email"; "off" where a browser cannot know it. */
  autoComplete: string
}

/** A line of text of the form around it. */
export function TextField({ name, ...input }: TextFieldProps) {
  const { id, value, setValue, error, required, optional } = useFormField<string>(name)
  return (
    <TextInput
      optional={optional}
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
