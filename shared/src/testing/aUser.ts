import type { User } from '@brightfill/shared/contract'
import type { Session } from '@brightfill/shared/store'

/** A user; pass the fields the test is about. */
export function aUser(given: Partial<User> = {}): User {
  return {
    id: 7,
    image: '',
    name: 'Ada',
    last_name: 'Example',
    second_name: 'Example',
    phone: '',
    position: '',
    email: 'ada@company.example',
    confirmed: 1,
    role: 'user',
    address: { address: '', country_id: null, city_name: '', state: '', zip_code: '' },
    country: '',
    created_at: '2026-01-05T00:00:00Z',
    updated_at: '2026-01-05T00:00:00Z',
    ...given,
  }
}

/** The session of a signed-in user. */
export function signedInAs(user: User = aUser()): Session {
  return { status: 'user', user }
}
