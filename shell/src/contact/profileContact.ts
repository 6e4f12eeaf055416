import type { User } from '@brightfill/shared/contract'

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
