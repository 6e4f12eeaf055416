import { readWhole } from '@brightfill/shared/constants'
import { useState } from 'react'
import { TextInput, type TextInputProps } from './TextInput'
import { useFault } from './useFault'

interface FigureInputProps
  extends Pick<TextInputProps, 'label' | 'hint' | 'placeholder' | 'className' | 'form' | 'onKeyDown'> {
  /** Null: the field is empty, or its text is no figure. */
  figure: number | null
  least?: number
  most: number
  /** Says what to write, when a text cannot be read. */
  wanted: string
  onFigure: (figure: number | null) => void
}

/**
 * A whole figure: money, a year. A text input, as one of numbers changes with the wheel of the mouse and takes no
 * "£48,500". It belongs to a form, which is not sent with a text that cannot be read.
 */
export function FigureInput({ figure, least = 0, most, wanted, onFigure, ...props }: FigureInputProps) {
  const [typed, setTyped] = useState('')
  const read = (text: string) => {
    const whole = readWhole(text, most)
    return whole !== null && whole >= least ? whole : null
  }
  // News replace what is typed, as they do in other fields that are told their value.
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
        onFigure(read(target.value))
      }}
    />
  )
}
