import type { User } from '@brightfill/shared/contract'
import { useFormikContext } from '@brightfill/shared/forms'
import { useProfile } from '@brightfill/shared/public-forms'
import { type RefObject, useEffect, useRef } from 'react'
import type { Sell } from './sellSchema'

const fields = ['name', 'last_name', 'email', 'phone'] as const

/**
 * Fills empty fields from the profile of a signed-in visitor, and removes it when the session ends.
 * @param typedPhone the text of the phone field, whose value is empty until the number is complete
 */
export function Prefill({ typedPhone }: { typedPhone: RefObject<string> }) {
  const user = useProfile()
  const { setValues } = useFormikContext<Sell>()
  const filledIn = useRef<User>(undefined)
  useEffect(() => {
    const former = filledIn.current
    filledIn.current = user
    if (!user && !former) return
    void setValues((now) => {
      const next = { ...now }
      for (const name of fields) {
        if (name === 'phone' && !now.phone && typedPhone.current) continue
        if (former && plain(name, now[name]) === plain(name, former[name])) next[name] = ''
        next[name] ||= user?.[name] ?? ''
      }
      return next
    })
  }, [user, setValues, typedPhone])
  return null
}

/** The form writes phone numbers with other spacing than the profile. */
const plain = (name: keyof Sell, value: string) => (name === 'phone' ? value.replace(/\D/g, '') : value)
