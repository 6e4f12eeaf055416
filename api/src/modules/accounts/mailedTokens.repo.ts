import { type Kysely, sql } from 'kysely'
import type { Tables } from '../../database/tables'
import { emailKey, hashOf, newSecret } from './secrets'

const HOUR = 3_600_000
const LIFETIME = { reset: HOUR, verify: 7 * 24 * HOUR }

type Purpose = keyof typeof LIFETIME

/** Links sent by mail. Each works once; a new one voids those before it. */
export class MailedTokensRepo {
  constructor(private readonly db: Kysely<Tables>) {}

  on(db: Kysely<Tables>): MailedTokensRepo {
    return new MailedTokensRepo(db)
  }

  async create(purpose: Purpose, accountId: number, email: string): Promise<string> {
    const token = newSecret()
    await this.voidAll(purpose, accountId)
    await this.db
      .insertInto('mailed_token')
      .values({
        token_hash: hashOf(token),
        purpose,
        account_id: accountId,
        email_key: emailKey(email),
        expires_at: new Date(Date.now() + LIFETIME[purpose]),
      })
      .execute()
    return token
  }

  /** How many links of the last hour an account has, used or not. */
  async recent(accountId: number): Promise<number> {
    const { count } = await this.db
      .selectFrom('mailed_token')
      .select(sql<number>`count(*)::int`.as('count'))
      .where('account_id', '=', accountId)
      .where('purpose', '=', 'reset')
      .where('expires_at', '>', sql<Date>`now()`)
      .executeTakeFirstOrThrow()
    return count
  }

  async works(purpose: Purpose, email: string, token: string): Promise<boolean> {
    return (await this.valid(purpose, email, token).select('account_id').executeTakeFirst()) !== undefined
  }

  /** Uses the link up and answers whose it is; of two at the same moment one gets it. */
  async use(purpose: Purpose, email: string, token: string): Promise<number | undefined> {
    const row = await this.db
      .updateTable('mailed_token')
      .set({ used_at: new Date() })
      .where('token_hash', '=', hashOf(token))
      .where('purpose', '=', purpose)
      .where('email_key', '=', emailKey(email))
      .where('used_at', 'is', null)
      .where('expires_at', '>', sql<Date>`now()`)
      .returning('account_id')
      .executeTakeFirst()
    return row?.account_id
  }

  async voidAll(purpose: Purpose, accountId: number): Promise<void> {
    await this.db
      .updateTable('mailed_token')
      .set({ used_at: new Date() })
      .where('account_id', '=', accountId)
      .where('purpose', '=', purpose)
      .where('used_at', 'is', null)
      .execute()
  }

  async removeExpired(): Promise<void> {
    await this.db.deleteFrom('mailed_token').where('expires_at', '<', sql<Date>`now() - interval '1 day'`).execute()
  }

  private valid(purpose: Purpose, email: string, token: string) {
    return this.db
      .selectFrom('mailed_token')
      .where('token_hash', '=', hashOf(token))
      .where('purpose', '=', purpose)
      .where('email_key', '=', emailKey(email))
      .where('used_at', 'is', null)
      .where('expires_at', '>', sql<Date>`now()`)
  }
}
