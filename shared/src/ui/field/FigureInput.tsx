import { readWhole } from '@brightfill/shared/constants'
import { useState } from 'react'
import { TextInput, type TextInputProps } from './TextInput'
import { useFault } from './useFault'

interface FigureInputProps
  extends Pick<TextInputProps, 'label' | 'hint' | 'placeholder' | 'className' | 'form' | 'onKeyDown'> {
  /** Null: the field is empty, or its text is not a number. */
  figure: number | null
  least?: number
  most: number
  /** The hint when a text cannot be read. */
  wanted: string
  /** A text that was typed before and cannot be read. */
  kept?: string
  onFigure: (figure: number | null, text: string) => void
}

/**
 * A whole number: money, a year. It is a text input, because a number input changes with the mouse wheel and refuses
 * "£48,500". It belongs to a form, which is not sent with a text that cannot be read.
 */
export function FigureInput({ figure, least = 0, most, wanted, kept = '', onFigure, ...props }: FigureInputProps) {
  const [own, setTyped] = useState<string>()
  const typed = own ?? kept
  const read = (text: string) => {
    const whole = readWhole(text, most)
    return whole !== null && whole >= least ? whole : null
  }
  // A new value replaces what is typed, as in other controlled fields.
  const text = read(typed) === figure ? typed : String(figure ?? '')
  const { error, input } = useFault(text.trim() === '' || read(text) !== null ? undefined : wanted)
  return (
    <TextInput
      {...props}
      {...input}
      inputMode="numeric"
      autoComplete="off"
      error={error}
      value={text}
      onChange={({ target }) => {
        setTyped(target.value)
        onFigure(read(target.value), target.value)
      }}
    />
  )
}
