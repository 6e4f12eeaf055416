import { emailKey } from '@brightfill/shared/constants'
import countries from 'i18n-iso-countries'
import { type Kysely, sql } from 'kysely'
import type { SeedOrder, SeedUser } from '../../seed/content/types'
import type { Tables } from '../database/tables'
import { PasswordHasher } from '../modules/accounts/PasswordHasher'

// The first order number of the mock-ups.
const FIRST_ORDER = 10_114

/** Demo users and their orders. Their passwords are public: this runs for the demo seed only. */
export async function seedPeople(
  db: Kysely<Tables>,
  { users, orders }: { users: SeedUser[]; orders: SeedOrder[] },
): Promise<void> {
  const passwords = new PasswordHasher()
  const ids = new Map<string, number>()
  for (const { password, country_code, ...user } of users) {
    const { id } = await db
      .insertInto('account')
      .values({
        ...user,
        email_key: emailKey(user.email),
        password_hash: await passwords.hash(password),
        verified_at: new Date(),
        may_bypass_maintenance: user.roles.length > 0,
        country_id: country_code ? Number(countries.alpha2ToNumeric(country_code)) : null,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    ids.set(user.email, id)
  }
  for (const [index, { user, status_name, created_at }] of orders.entries()) {
    const account_id = ids.get(user)
    if (account_id === undefined) throw new Error(`There is no demo user ${user}`)
    await db
      .insertInto('customer_order')
      .values({ id: FIRST_ORDER + index * 47, account_id, status_name, created_at })
      .execute()
  }
  await sql`select
    setval(pg_get_serial_sequence('customer_order', 'id'), (select max(id) from customer_order))`.execute(db)
}
