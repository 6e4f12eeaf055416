import { useFormField } from './useFormField'

/** Props of a control that the form decides, not the page. */
export type BoundProps = 'error' | 'id' | 'value' | 'defaultValue' | 'name' | 'required' | 'onChange'

/**
 * Binds a control whose value is its text (input, textarea, select, password) to the form around it.
 * @returns the props for the control, and whether the field may stay empty
 */
export function useBoundControl(name: string) {
  const { id, value, setValue, error, required, optional } = useFormField<string>(name)
  const onChange = ({ target }: { target: { value: string } }) => setValue(target.value)
  return { optional, control: { ...required, id, name, value, error, onChange } }
}
