import { isInternational, type PhoneCountry } from '@brightfill/shared/phone-number'
import { useSite } from '@brightfill/shared/store'
import { Field, type FieldProps, Input, PhoneFrame, VisuallyHidden } from '@brightfill/shared/ui'
import {
  type ChangeEvent,
  type ClipboardEvent,
  type CompositionEvent,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { CountrySelect } from './CountrySelect'
import { texts } from './texts'
import { type PhoneNumberOptions, usePhoneNumber } from './usePhoneNumber'

export interface PhoneInputProps extends Omit<FieldProps, 'children'>, PhoneNumberOptions {
  name?: string
  /** Called when what is wrong with the number changes; the field says it itself once there is an `error`. */
  onFault?: (fault: string | undefined) => void
  required?: boolean
  'aria-required'?: true
}

/** A phone number: its country, and the national part in that country's mask. */
export function PhoneInput({
  label,
  error,
  hint,
  optional,
  id,
  className,
  value,
  onChange,
  typed,
  onTyped,
  onFault,
  ...input
}: PhoneInputProps) {
  const { first, number, start, type, paste, leave, choose } = usePhoneNumber({ value, onChange, typed, onTyped })
  const session = useSite(({ session }) => session)
  const [announced, setAnnounced] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const { country, text } = number
  const fault = value ? undefined : number.fault // a stored number of former rules may stay as it is

  // biome-ignore lint/correctness/useExhaustiveDependencies: only another fault is news
  useEffect(() => onFault?.(fault), [fault])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a field that is gone has no fault
  useEffect(() => () => onFault?.(undefined), [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: takes over early typing, and the country of a profile
  useEffect(() => {
    if (field.current) start(field.current.value)
  }, [session])
  useLayoutEffect(() => {
    if (number.caret !== undefined && document.activeElement === field.current)
      field.current?.setSelectionRange(number.caret, number.caret)
  }, [number])

  function chooseCountry(next: PhoneCountry) {
    choose(next)
    setAnnounced(texts.chosen(next.name, next.dial_code))
    field.current?.focus()
  }
  const textOf = ({ value, selectionStart }: HTMLInputElement) => ({
    text: value,
    position: selectionStart ?? value.length,
  })
  function change({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) {
    const { isComposing: composing, inputType, data } = nativeEvent as InputEvent // of an input
    type({ ...textOf(target), key: inputType === 'insertText' ? (data ?? '') : '', composing })
  }
  const composed = ({ currentTarget }: CompositionEvent<HTMLInputElement>) => type(textOf(currentTarget))
  /** Pasted anywhere in the field, an international number replaces what is there. */
  function pasteNumber(event: ClipboardEvent<HTMLInputElement>) {
    const pasted = event.clipboardData.getData('text')
    if (!isInternational(pasted)) return
    event.preventDefault()
    paste(pasted)
  }

  return (
    <Field
      label={label}
      error={error && (fault ?? error)}
      hint={hint}
      optional={optional}
      id={id}
      className={className}
    >
      {(control) => (
        <>
          <PhoneFrame
            code={texts.code(country)}
            otherwise={texts.forAnotherCountry}
            country={(face) => (
              <CountrySelect chosen={country} first={first} onChoose={chooseCountry} className={face} />
            )}
            number={(face) => (
              <Input
                {...input}
                {...control}
                ref={field}
                type="tel"
                autoComplete="tel"
                className={face}
                placeholder={country.mask_placeholder || undefined}
                value={text}
                onChange={change}
                onCompositionEnd={composed}
                onPaste={pasteNumber}
                onBlur={leave}
              />
            )}
          />
          <VisuallyHidden role="status">{announced}</VisuallyHidden>
        </>
      )}
    </Field>
  )
}
