import type { User } from '@brightfill/shared/contract'
import type { FormDraft } from '@brightfill/shared/draft'
import { useFormikContext } from '@brightfill/shared/forms'
import { useEffect, useRef } from 'react'
import { useProfile } from './useProfile'

/** Values of a form that a profile answers, by the names of their fields. */
type Known = Readonly<Record<string, string>>

interface KeptValuesProps {
  draft: Pick<FormDraft<{ phone: string }>, 'values' | 'keep'>
  /** The values that the profile of a user answers. */
  answersOf: (user: User) => Known
}

/**
 * Keeps typed text of the form around it for the next page. Fills its empty fields from the profile of a
 * signed-in visitor, and removes what it filled in when the session ends.
 */
export function KeptValues({ draft, answersOf }: KeptValuesProps) {
  const { values, setValues } = useFormikContext<Record<string, string>>()
  const user = useProfile()
  const filledIn = useRef<Known>({})
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each user
  useEffect(() => {
    const former = filledIn.current
    const known = user ? answersOf(user) : {}
    filledIn.current = known
    if (!user && Object.keys(former).length === 0) return
    void setValues((now) => {
      const next = withoutProfile(now, former)
      // The value of the phone field is empty until its number is complete.
      for (const [name, value] of Object.entries(known))
        if (name !== 'phone' || now.phone || !draft.values.phone) next[name] ||= value
      return next
    })
  }, [user])

  useEffect(() => {
    // The phone field keeps its own text, complete or not; what is ticked belongs to one machine.
    const typed = Object.entries(values).filter(([name, value]) => name !== 'phone' && typeof value === 'string')
    draft.keep(withoutProfile(Object.fromEntries(typed), filledIn.current)) // the draft outlives the session
  }, [values, draft])

  return null
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
