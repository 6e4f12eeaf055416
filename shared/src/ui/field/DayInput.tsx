import { texts } from '../text/texts'
import { TextInput, type TextInputProps } from './TextInput'
import { useFault } from './useFault'

type DayInputProps = Omit<TextInputProps, 'type' | 'error' | 'value' | 'ref' | 'onBlur' | 'onInvalid'> & {
  value: string
}

/** A day. Browsers read "12/05/26" as one of the year 26, which the api refuses. */
export function DayInput(props: DayInputProps) {
  const { error, input } = useFault(/^0/.test(props.value) ? texts.wholeYear : undefined)
  return <TextInput {...props} {...input} type="date" error={error} />
}
