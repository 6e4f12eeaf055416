import { TextInput, type TextInputProps } from '@brightfill/shared/ui'
import { type BoundProps, useBoundControl } from './useBoundControl'

export interface TextFieldProps extends Omit<TextInputProps, BoundProps> {
  name: string
  /** The autocomplete token of the field, "email"; "off" where a browser cannot know the value. */
  autoComplete: string
}

/** A line of text in the form around it. */
export function TextField({ name, ...input }: TextFieldProps) {
  const { optional, control } = useBoundControl(name)
  // Names and addresses may be written from right to left.
  const dir = input.type === undefined ? 'auto' : undefined
  return <TextInput optional={optional} dir={dir} {...input} {...control} />
}
