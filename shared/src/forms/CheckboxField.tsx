import { Checkbox } from '@brightfill/shared/ui'
import { useField } from 'formik'

/** A box to tick of the form around it. */
export function CheckboxField({ name, label }: { name: string; label: string }) {
  const [{ value, ...field }] = useField<boolean>(name)
  return <Checkbox {...field} checked={value} label={label} />
}
