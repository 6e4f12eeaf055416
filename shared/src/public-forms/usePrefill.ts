import type { User } from '@brightfill/shared/contract'
import { useFormikContext } from '@brightfill/shared/forms'
import { useEffect, useRef } from 'react'

/** Values of a form that a profile answers, by the names of their fields. */
type Known = Readonly<Record<string, string>>

interface Prefill {
  user: User | undefined
  /** The values that the profile of a user answers. */
  answersOf: (user: User) => Known
  /** The text of the phone field, whose value is empty until the number is complete. */
  typedPhone: () => string
}

/**
 * Fills empty fields of the form around it from the profile of a signed-in visitor, and removes what it filled in when
 * the session ends.
 * @returns what it filled in last
 */
export function usePrefill({ user, answersOf, typedPhone }: Prefill) {
  const { setValues } = useFormikContext<Record<string, string>>()
  const filledIn = useRef<Known>({})
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each user
  useEffect(() => {
    const former = filledIn.current
    const known = user ? answersOf(user) : {}
    filledIn.current = known
    if (!user && Object.keys(former).length === 0) return
    void setValues((now) => {
      const next = withoutProfile(now, former)
      for (const [name, value] of Object.entries(known))
        if (name !== 'phone' || now.phone || !typedPhone()) next[name] ||= value
      return next
    })
  }, [user])
  return filledIn
}

/** Empties the values that the profile filled in, so that only the visitor's own remain. */
export function withoutProfile<Held extends object>(held: Held, known: Known): Held {
  const values = new Map<string, string>(Object.entries(held))
  const filledIn = Object.keys(known).filter(
    (name) => values.has(name) && plain(name, values.get(name)) === plain(name, known[name]),
  )
  return { ...held, ...Object.fromEntries(filledIn.map((name) => [name, ''])) }
}

/** The form writes phone numbers with other spacing than the profile. */
const plain = (name: string, value = '') => (name === 'phone' ? value.replace(/\D/g, '') : value)
