import { texts } from '../text/texts'
import { TextInput, type TextInputProps } from './TextInput'
import { useFault } from './useFault'

type DayInputProps = Omit<TextInputProps, 'type' | 'error' | 'value' | 'ref' | 'onBlur' | 'onInvalid'> & {
  value: string
  /** It also has a time. */
  withTime?: boolean
  onBlur?: () => void
}

/** Whether a field is empty, or its year is one that the api accepts. */
export const hasWholeYear = (day: string): boolean => day === '' || /^[12]\d{3}-/.test(day)

/**
 * A day, or a moment. Browsers read "12/05/26" as a day of the year 26, which the api refuses. With a maximum they take
 * only four digits for a year.
 */
export function DayInput({ withTime, onBlur, ...props }: DayInputProps) {
  const { error, input } = useFault(hasWholeYear(props.value) ? undefined : texts.wholeYear)
  function leave() {
    input.onBlur()
    onBlur?.()
  }
  const last = withTime ? '2999-12-31T23:59' : '2999-12-31'
  const type = withTime ? 'datetime-local' : 'date'
  return <TextInput max={last} {...props} {...input} onBlur={leave} type={type} error={error} />
}
