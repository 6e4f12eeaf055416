import {
  asTyped,
  couldBeExtension,
  isInternational,
  type PhoneCountry,
  type PhoneReading,
  readNumber,
} from '@brightfill/shared/phone-number'
import { useSiteStore } from '@brightfill/shared/store'
import { useHydrated } from '@brightfill/shared/ui'
import { useEffect, useRef, useState } from 'react'
import { keepCountry, likelyCountry, ownCountry } from './likelyCountry'

export interface PhoneNumberOptions {
  /** The complete number, "+44 7700 900123", or empty. The field shows a value that is set from outside. */
  value: string
  /** Called with the number once it is complete, and with an empty text when it no longer is. */
  onChange: (value: string) => void
  /** The text of the field when it was last on screen, complete or not. */
  typed?: string | undefined
  /** Called with the text of the field at every change, in the form that `typed` takes. */
  onTyped?: ((typed: string) => void) | undefined
}

/** The text of the input after a change. */
interface Change {
  text: string
  /** The place of the caret. */
  position: number
  /** The character that a key gave; undefined for text from elsewhere. */
  key?: string | undefined
  /** An input method is not done with it. */
  composing?: boolean
}

/** Number and caret of a phone field. Reports complete numbers only, and adopts values from outside. */
export function usePhoneNumber({ value, onChange, typed, onTyped }: PhoneNumberOptions) {
  const site = useSiteStore()
  const hydrated = useHydrated()
  // The first render must agree with the server's, which does not know the visitor.
  const [first, setFirst] = useState(() => (hydrated ? likelyCountry : ownCountry)(site.getState()))
  const [number, setNumber] = useState<PhoneReading & { caret?: number | undefined }>(() =>
    readNumber(typed ?? value, first),
  )
  const reported = useRef(value)

  function put(next: PhoneReading, caret?: number) {
    // always a new object: an ignored sign changes nothing, and the caret must still be put back
    setNumber({ ...next, caret })
    onTyped?.(asTyped(next))
    report(next)
  }

  function report(next: PhoneReading) {
    if (plain(next.value) === plain(reported.current)) return // other spacing does not change the form's value
    reported.current = next.value
    onChange(next.value)
  }

  /** Adopts what the visitor entered; another country is a choice. */
  function enter(next: PhoneReading, caret?: number) {
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
      else if (typed) report(number) // the text of the draft, which the form's value does not know
    },
    type({ text, position, key = '', composing }: Change) {
      if (composing) return setNumber({ ...number, text, caret: undefined }) // the input method is not done
      if (isLetter(key) && !beginsExtension(text)) return put(number, position - key.length) // ignored
      const next = readNumber(text, number.country)
      // A code that is typed in front of digits is not complete yet, and they must not be taken for it.
      const unfinished = isInternational(text) && position < text.length && !next.value
      const shown = unfinished ? { ...next, country: number.country, text } : next
      enter(shown, caretIn(shown, text, position))
    },
    paste(text: string) {
      enter(readNumber(text, number.country))
    },
    /** Reads a number that was typed with its country code. */
    leave() {
      if (isInternational(number.text)) enter(readNumber(number.text, number.country))
    },
    /** A number that does not fit the new country stays, with the fault. */
    choose(country: PhoneCountry) {
      enter(readNumber(number.text.replace(/^\+/, ''), country))
    },
  }
}

const plain = (number: string) => number.replace(/[^\da-z]/gi, '')

const isLetter = (key: string) => /\p{L}/u.test(key)

const beginsExtension = (text: string) => {
  const [, extension = ''] = /\d[^\p{L}#]*(.*)$/su.exec(text) ?? []
  return couldBeExtension(extension)
}

/** Position of the caret after separators were added: behind the same digits as before. */
function caretIn({ text }: PhoneReading, typed: string, position: number): number {
  if (text === typed) return position
  if (position >= typed.length || text.startsWith('+')) return text.length
  const dropped = digitsIn(typed) - digitsIn(text)
  let digits = Math.max(0, digitsIn(typed.slice(0, position)) - dropped)
  let caret = 0
  while (digits > 0 && caret < text.length) if (/\d/.test(text[caret++] ?? '')) digits -= 1
  return caret
}

const digitsIn = (text: string) => text.replace(/\P{Nd}/gu, '').length
