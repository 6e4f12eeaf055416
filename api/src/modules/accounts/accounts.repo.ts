import { cleanEmail, emailKey } from '@brightfill/shared/constants'
import type { User } from '@brightfill/shared/contract'
import { staffRoles } from '@brightfill/shared/roles'
import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import { Repo } from '../../database/Repo'
import type { Tables } from '../../database/tables'
import { NO, YES } from '../../http/flags'
import { HttpProblem, unauthorized } from '../../http/HttpProblem'
import { countryName } from './countries'
import { texts } from './texts'

export type AccountRow = Selectable<Tables['account']>
export type AccountChange = Omit<Updateable<Tables['account']>, 'id' | 'email_key'>
type NewAccount = Pick<Insertable<Tables['account']>, 'email' | 'name' | 'phone' | 'password_hash' | 'verified_at'>

/** Another account has the address. */
export class EmailTaken extends HttpProblem {
  constructor() {
    super(409, { code: 'email_taken', message: texts.emailExists, errors: { email: [texts.emailExists] } })
  }
}

/** People with an account. */
export class AccountsRepo extends Repo {
  findByEmail(email: string): Promise<AccountRow | undefined> {
    return this.db.selectFrom('account').selectAll().where('email_key', '=', emailKey(email)).executeTakeFirst()
  }

  find(id: number): Promise<AccountRow | undefined> {
    return this.db.selectFrom('account').selectAll().where('id', '=', id).executeTakeFirst()
  }

  /** @throws HttpProblem 401 when the account is gone */
  async ofCaller({ id }: Pick<AccountRow, 'id'>): Promise<AccountRow> {
    return (await this.find(id)) ?? Promise.reject(unauthorized())
  }

  /** Other changes to it wait until the transaction ends. */
  findLocked(id: number): Promise<AccountRow | undefined> {
    return this.db.selectFrom('account').selectAll().where('id', '=', id).forShare().executeTakeFirst()
  }

  /** Locks the account, and what this lock protects, until the transaction ends. */
  findForChange(id: number): Promise<AccountRow | undefined> {
    return this.db.selectFrom('account').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst()
  }

  /** Whether the e-mail address is confirmed, as a flag of the wire. */
  async confirmed(id: number): Promise<1 | 0> {
    return (await this.find(id))?.verified_at ? YES : NO
  }

  /**
   * Call it in a transaction, which must be rolled back on refusal.
   * @throws EmailTaken also when another person registers the address at the same moment
   */
  async create(account: NewAccount): Promise<AccountRow> {
    if (await this.isHeld(account.email)) throw new EmailTaken()
    const row = await this.db
      .insertInto('account')
      .values({ ...account, email: cleanEmail(account.email), email_key: emailKey(account.email) })
      .onConflict((conflict) => conflict.column('email_key').doNothing())
      .returningAll()
      .executeTakeFirst()
    // Checked again: the insert may have waited for an account that was leaving this address.
    if (!row || (await this.isHeld(account.email))) throw new EmailTaken()
    return row
  }

  /**
   * Call it in a transaction when the address changes; a refusal must roll it back.
   * @throws EmailTaken
   */
  async change(id: number, { email, ...change }: AccountChange): Promise<AccountRow> {
    const address = email === undefined ? {} : { email: cleanEmail(String(email)), email_key: emailKey(String(email)) }
    try {
      const row = await this.db
        .updateTable('account')
        .set({ ...change, ...address, updated_at: new Date() })
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirstOrThrow()
      if (address.email_key && (await this.isHeld(address.email_key, id))) throw new EmailTaken()
      return row
    } catch (error) {
      const uniqueViolation = '23505'
      if ((error as { code?: string }).code === uniqueViolation) throw new EmailTaken()
      throw error
    }
  }

  /** Whether another account had this address until lately and may still get it back. */
  async isHeld(email: string, exceptBy = 0): Promise<boolean> {
    const row = await this.db
      .selectFrom('mailed_token')
      .select('account_id')
      .where('purpose', '=', 'undo')
      .where('email_key', '=', emailKey(email))
      .where('account_id', '!=', exceptBy)
      .where('used_at', 'is', null)
      .where('expires_at', '>', sql<string>`now()`)
      .executeTakeFirst()
    return row !== undefined
  }
}

export function fullName({ name, last_name }: Pick<AccountRow, 'name' | 'last_name'>): string {
  return `${name} ${last_name}`.trim()
}

export type PostalAddress = Pick<AccountRow, 'address' | 'zip_code' | 'city_name' | 'state' | 'country_id'>

export function postalAddress(row: PostalAddress): string {
  return [row.address, row.city_name, row.state, row.zip_code, countryName(row.country_id)].filter(Boolean).join(', ')
}

/** The user in the form of the wire, without secrets. */
export function toUser(row: AccountRow): User {
  return {
    id: row.id,
    image: row.image,
    name: row.name,
    last_name: row.last_name,
    second_name: row.last_name,
    phone: row.phone,
    position: row.position,
    email: row.email,
    confirmed: row.verified_at ? YES : NO,
    role: staffRoles.findLast((role) => row.roles.includes(role)) ?? 'user', // the highest
    address: {
      address: row.address,
      country_id: row.country_id,
      city_name: row.city_name,
      state: row.state,
      zip_code: row.zip_code,
    },
    country: countryName(row.country_id),
    created_at: row.created_at,
    updated_at: row.updated_at,
  }
}
