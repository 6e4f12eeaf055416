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
