import {
  Checkbox,
  type CheckboxProps,
  PasswordInput,
  Select,
  type SelectProps,
  TextArea,
  type TextAreaProps,
  TextInput,
  type TextInputProps,
} from '@brightfill/shared/ui'
import { useFormField } from './useFormField'

/** Props of a control without those that the form decides. */
type Bound<Props> = Omit<Props, 'error' | 'id' | 'value' | 'defaultValue' | 'name' | 'required' | 'onChange'> & {
  name: string
}

/**
 * Binds a text control to the form around it.
 * @returns the props for the control, and whether the field may stay empty
 */
function useBoundControl(name: string) {
  const { id, value, setValue, error, required, optional } = useFormField<string>(name)
  const onChange = ({ target }: { target: { value: string } }) => setValue(target.value)
  return { optional, control: { ...required, id, name, value, error, onChange } }
}

export interface TextFieldProps extends Bound<TextInputProps> {
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

export type TextAreaFieldProps = Bound<TextAreaProps>

/** Several lines of text in the form around it. */
export function TextAreaField({ name, ...textarea }: TextAreaFieldProps) {
  const { optional, control } = useBoundControl(name)
  return <TextArea optional={optional} dir="auto" {...textarea} {...control} />
}

export interface PasswordFieldProps extends Omit<Bound<TextInputProps>, 'type' | 'ref'> {
  autoComplete: 'current-password' | 'new-password'
}

/** A password in the form around it, with the toggle that shows it. */
export function PasswordField({ name, ...input }: PasswordFieldProps) {
  return <PasswordInput {...input} {...useBoundControl(name).control} />
}

export interface SelectFieldProps extends Bound<SelectProps> {
  /** Called with the chosen value once the form has it, for choices that depend on it. */
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

export interface CheckboxFieldProps
  extends Omit<CheckboxProps, 'id' | 'checked' | 'defaultChecked' | 'name' | 'required' | 'onChange'> {
  name: string
}

/** A checkbox of the form around it. */
export function CheckboxField({ name, ...input }: CheckboxFieldProps) {
  const { id, value, setValue } = useFormField<boolean>(name)
  return (
    <Checkbox {...input} id={id} name={name} checked={value} onChange={(event) => setValue(event.target.checked)} />
  )
}
