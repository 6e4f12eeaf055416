import type { User } from '@brightfill/shared/contract'
import type { Contact } from './Contact'

/** What a signed-in visitor has told us before. */
export function profileContact({ name, last_name, email, phone, address, country }: User): Partial<Contact> {
  const place = [address.address, address.city_name, address.state, address.zip_code, country]
  return {
    name: [name, last_name].filter(Boolean).join(' '),
    email,
    phone,
    full_address: place.filter(Boolean).join(', '),
  }
}

/** What a form holds without what the profile brought: the visitor's own. A phone number is the same in any spacing. */
export function withoutProfile<Held extends Partial<Contact>>(held: Held, known: Partial<Contact>): Held {
  const own = { ...held }
  for (const [name, value] of Object.entries(known) as [keyof Contact, string][]) {
    if (name in own && plain(name, own[name]) === plain(name, value)) own[name] = ''
  }
  return own
}

const plain = (name: keyof Contact, value = '') => (name === 'phone' ? value.replace(/\D/g, '') : value)
