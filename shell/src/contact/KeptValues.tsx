import type { User } from '@brightfill/shared/contract'
import { useFormikContext } from '@brightfill/shared/forms'
import { useEffect, useRef } from 'react'
import type { Contact, Wishes } from './Contact'
import { contactDraft, keepContactDraft } from './contactDraft'
import { profileContact, withoutProfile } from './profileContact'

/**
 * Keeps typed text for the next page. Fills in the profile of a signed-in visitor and removes it when
 * the session ends.
 */
export function KeptValues({ user }: { user: User | undefined }) {
  const { values, setValues } = useFormikContext<Contact & Wishes>()
  const filledIn = useRef<Partial<Contact>>({})

  useEffect(() => {
    const former = filledIn.current
    const known = user ? profileContact(user) : {}
    filledIn.current = known
    if (!user && Object.keys(former).length === 0) return
    void setValues((now) => {
      const own = withoutProfile(now, former)
      return {
        ...own,
        name: own.name || (known.name ?? ''),
        email: own.email || (known.email ?? ''),
        phone: own.phone || (contactDraft().phone ? '' : (known.phone ?? '')),
        full_address: own.full_address || (known.full_address ?? ''),
      }
    })
  }, [user, setValues])

  useEffect(() => {
    // The phone field keeps its own text, complete or not; the choices belong to one machine.
    const { phone: _, about, wants_visit, wants_quote, ...typed } = values
    keepContactDraft(withoutProfile(typed, filledIn.current)) // the draft outlives the session
  }, [values])

  return null
}
