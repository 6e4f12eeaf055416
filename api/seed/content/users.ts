import type { SeedUser } from './types'

/** The password the README names. */
const password = 'Brightfill1'

export const users: SeedUser[] = [
  {
    email: 'demo@brightfill.example',
    password,
    name: 'Margaret',
    last_name: 'Holloway',
    phone: '+44 1632 960 418',
    position: 'Operations director',
    image: '',
    roles: [],
    address: '12 Weir Lane',
    country_code: 'GB',
    city_name: 'Taunton',
    state: 'Somerset',
    zip_code: 'TA1 9ZZ',
  },
  {
    email: 'staff@brightfill.example',
    password,
    name: 'Daniel',
    last_name: 'Foster',
    phone: '+44 1632 960 400',
    position: 'Head of rebuilds',
    image: '',
    roles: ['admin'],
    address: 'Unit 4, Tanyard Wharf',
    country_code: 'GB',
    city_name: 'Hull',
    state: 'East Riding of Yorkshire',
    zip_code: 'HU3 9BF',
  },
]
