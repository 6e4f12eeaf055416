import { useEffect, useRef, useState } from 'react'
import { digitsIn, digitsOf, masksOf } from './masks'
import { firstCountry, type PhoneCountry } from './PhoneCountry'
import { nationalText, type PhoneNumber, reportedNumber } from './phoneNumber'
import { readNumber } from './readNumber'

interface PhoneNumberOptions {
  value: string
  onChange: (value: string) => void
  /** The text of the field when it was last on screen, complete or not. */
  typed?: string
  onTyped?: (typed: string) => void
  countries: readonly PhoneCountry[]
}

/** Number and caret of a phone field. Reports complete numbers only, and takes over values from outside. */
export function usePhoneNumber({ value, onChange, typed = '', onTyped, countries }: PhoneNumberOptions) {
  const listIsThere = countries.length > 1
  const [number, setNumber] = useState<PhoneNumber & { caret?: number }>(() =>
    readNumber(typed || value, firstCountry, countries),
  )
  const reported = useRef(value)

  function put(next: PhoneNumber, caret?: number) {
    // always a new object: a refused sign changes nothing, and the caret must still be put back
    setNumber({ ...next, caret })
    onTyped?.(typedText(next))
    const report = reportedNumber(next, listIsThere)
    if (digitsOf(report) === digitsOf(reported.current)) return // other spacing does not change the form's value
    reported.current = report
    onChange(report)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the value changes from outside
  useEffect(() => {
    if (value === reported.current) return
    reported.current = value
    put(readNumber(value, number.country, countries))
  }, [value])

  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the list arrives
  useEffect(() => {
    if (number.text) put(number.text.startsWith('+') ? readNumber(number.text, number.country, countries) : number)
  }, [countries])

  return {
    number,
    /** Called with the text of the input after a change, and the position of its caret. */
    type(text: string, position: number) {
      if (position < text.length && isFull(number) && digitsOf(text).length > digitsOf(number.text).length) {
        return put(number, position - 1) // a digit too many in the middle must not push out the last one
      }
      const next = readNumber(text, number.country, countries)
      put(next, caretIn(next, text, position))
    },
    paste(text: string) {
      put(readNumber(text, number.country, countries))
    },
    /** Clears a number that is too long for the new country. */
    choose(country: PhoneCountry) {
      const longest = masksOf(country).at(-1)
      const fits = longest === undefined || digitsOf(number.text).length <= digitsIn(longest)
      put({ country, text: fits ? nationalText(number.text, country) : '' })
    },
  }
}

const typedText = ({ country, text }: PhoneNumber) =>
  text && !text.startsWith('+') ? `${country.dial_code} ${text}` : text

function isFull({ country, text }: PhoneNumber): boolean {
  const longest = masksOf(country).at(-1)
  return longest !== undefined && digitsOf(text).length === digitsIn(longest)
}

/** Position of the caret after separators were added: behind the same digits as before. */
function caretIn({ country, text }: PhoneNumber, typed: string, position: number): number {
  if (position >= typed.length || text.startsWith('+')) return text.length
  if (masksOf(country).length === 0) return nationalText(typed.slice(0, position), country).length
  const dropped = digitsOf(typed).length - digitsOf(text).length
  let digits = Math.max(0, digitsOf(typed.slice(0, position)).length - dropped)
  let caret = 0
  while (digits > 0 && caret < text.length) if (/\d/.test(text[caret++] ?? '')) digits -= 1
  return caret
}
