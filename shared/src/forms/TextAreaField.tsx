import { TextArea, type TextAreaProps } from '@brightfill/shared/ui'
import { type BoundProps, useBoundControl } from './useBoundControl'

export interface TextAreaFieldProps extends Omit<TextAreaProps, BoundProps> {
  name: string
}

/** Several lines of text in the form around it. */
export function TextAreaField({ name, ...textarea }: TextAreaFieldProps) {
  const { optional, control } = useBoundControl(name)
  return <TextArea optional={optional} dir="auto" {...textarea} {...control} />
}
