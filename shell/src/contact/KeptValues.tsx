import type { User } from '@brightfill/shared/contract'
import { useFormikContext } from '@brightfill/shared/forms'
import { usePrefill, withoutProfile } from '@brightfill/shared/public-forms'
import { useEffect } from 'react'
import { type Contact, contactDraft } from './contactDraft'
import type { Wishes } from './contactRequest'

/** Keeps typed text for the next page, and fills in the profile of a signed-in visitor. */
export function KeptValues({ user }: { user: User | undefined }) {
  const { values } = useFormikContext<Contact & Wishes>()
  const filledIn = usePrefill({ user, answersOf: profileContact, typedPhone: () => contactDraft.values.phone })

  useEffect(() => {
    // The phone field keeps its own text, complete or not; the choices belong to one machine.
    const { phone: _, about, wants_visit, wants_quote, ...typed } = values
    contactDraft.keep(withoutProfile(typed, filledIn.current)) // the draft outlives the session
  }, [values, filledIn])

  return null
}

/** The contact fields that a user's profile already answers. */
export function profileContact({ name, last_name, email, phone, address, country }: User) {
  const place = [address.address, address.city_name, address.state, address.zip_code, country]
  return {
    name: [name, last_name].filter(Boolean).join(' '),
    email,
    phone,
    full_address: place.filter(Boolean).join(', '),
  }
}
