import { useSiteStore } from '@brightfill/shared/store'
import { useHydrated } from '@brightfill/shared/ui'
import { useEffect, useRef, useState } from 'react'
import type { PhoneCountry } from './countries'
import { keepCountry, likelyCountry, ownCountry } from './likelyCountry'
import type { PhoneInputProps } from './PhoneInput'
import { digitsOf, fits, nationalText, type PhoneNumber, readNumber, reportedNumber, typedText } from './phoneNumber'

type PhoneNumberOptions = Pick<PhoneInputProps, 'value' | 'onChange' | 'typed' | 'onTyped'>

/** Number and caret of a phone field. Reports complete numbers only, and takes over values from outside. */
export function usePhoneNumber({ value, onChange, typed, onTyped }: PhoneNumberOptions) {
  const site = useSiteStore()
  const hydrated = useHydrated()
  // The first render must agree with the server's, which does not know the visitor.
  const [first, setFirst] = useState(() => (hydrated ? likelyCountry : ownCountry)(site.getState()))
  const [number, setNumber] = useState<PhoneNumber & { caret?: number }>(() => readNumber(typed ?? value, first))
  const reported = useRef(value)

  function put(next: PhoneNumber, caret?: number) {
    // always a new object: a refused sign changes nothing, and the caret must still be put back
    setNumber({ ...next, caret })
    onTyped?.(typedText(next))
    report(next)
  }

  function report(next: PhoneNumber) {
    const found = reportedNumber(next)
    if (digitsOf(found) === digitsOf(reported.current)) return // other spacing does not change the form's value
    reported.current = found
    onChange(found)
  }

  /** Takes over what the visitor entered; another country is a choice. */
  function enter(next: PhoneNumber, caret?: number) {
    if (next.country !== number.country) keepCountry(next.country)
    put(next, caret)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the value changes from outside
  useEffect(() => {
    if (value === reported.current) return
    reported.current = value
    put(readNumber(value, number.country))
  }, [value])

  return {
    /** The first country of the list, selected at first. */
    first,
    number,
    /** Called in the browser with the text of the input, which may have been typed before the code arrived. */
    start(found: string) {
      const likely = likelyCountry(site.getState())
      setFirst(likely)
      const next = readNumber(found, likely)
      if (found !== number.text) put(next, next.text.length)
      else if (!found && number.country !== likely) setNumber((now) => (now.text ? now : next))
      else report(number) // the text of the draft, which the form's value does not know
    },
    /** Called with the text of the input after a change, and the position of its caret. */
    type(text: string, position: number) {
      if (position < text.length && isFull(number) && digitsOf(text).length > digitsOf(number.text).length) {
        return put(number, position - 1) // a digit too many in the middle must not push out the last one
      }
      const next = readNumber(text, number.country)
      enter(next, caretIn(next, text, position))
    },
    paste(text: string) {
      enter(readNumber(text, number.country))
    },
    /** Clears a number that is too long for the new country. */
    choose(country: PhoneCountry) {
      enter({ country, text: fits(number.text, country) ? nationalText(number.text, country) : '' })
    },
  }
}

const isFull = ({ country, text }: PhoneNumber) => nationalText(`${text}0`, country) === text

/** Position of the caret after separators were added: behind the same digits as before. */
function caretIn({ text }: PhoneNumber, typed: string, position: number): number {
  if (position >= typed.length || text.startsWith('+')) return text.length
  const dropped = digitsOf(typed).length - digitsOf(text).length
  let digits = Math.max(0, digitsOf(typed.slice(0, position)).length - dropped)
  let caret = 0
  while (digits > 0 && caret < text.length) if (/\d/.test(text[caret++] ?? '')) digits -= 1
  return caret
}
