import { useField, useFormikContext } from 'formik'
import { useFieldId } from './FormScope'

/** What a control needs from the form: its value and events, its id, and its error once the form has been sent. */
export function useFormField(name: string) {
  const [field, { error }] = useField<string>(name)
  const { submitCount } = useFormikContext()
  return { ...field, id: useFieldId(name), error: submitCount > 0 ? error : undefined }
}
