import { TextArea, type TextAreaProps } from '@brightfill/shared/ui'
import { useFormField } from './useFormField'

/** Several lines of text of the form around it. */
export function TextAreaField({ name, ...rest }: Omit<TextAreaProps, 'error' | 'value' | 'name'> & { name: string }) {
  return <TextArea {...rest} {...useFormField(name)} />
}
