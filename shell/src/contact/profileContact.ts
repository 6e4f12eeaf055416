import type { User } from '@brightfill/shared/contract'
import type { Contact } from './Contact'

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
