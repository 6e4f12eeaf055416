import type { User } from '@brightfill/shared/contract'
import { useFormikContext } from '@brightfill/shared/forms'
import { useEffect, useRef } from 'react'
import { type Contact, contactDraft, keepContactDraft } from './contactDraft'
import type { Wishes } from './contactRequest'

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

/** The contact fields that a user's profile already answers. */
export function profileContact({ name, last_name, email, phone, address, country }: User): Partial<Contact> {
  const place = [address.address, address.city_name, address.state, address.zip_code, country]
  return {
    name: [name, last_name].filter(Boolean).join(' '),
    email,
    phone,
    full_address: place.filter(Boolean).join(', '),
  }
}

/**
 * Removes the values that the profile filled in, so that only the visitor's own remain. It ignores the spacing of phone
 * numbers.
 */
export function withoutProfile<Held extends Partial<Contact>>(held: Held, known: Partial<Contact>): Held {
  const own = { ...held }
  for (const [name, value] of Object.entries(known) as [keyof Contact, string][]) {
    if (name in own && plain(name, own[name]) === plain(name, value)) own[name] = ''
  }
  return own
}

const plain = (name: keyof Contact, value = '') => (name === 'phone' ? value.replace(/\D/g, '') : value)
