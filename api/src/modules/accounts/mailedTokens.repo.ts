import { emailKey } from '@brightfill/shared/constants'
import { sql } from 'kysely'
import { Repo } from '../../database/Repo'
import { hashOf, newSecret } from './secrets'

const HOUR = 3_600_000
const WEEK = 7 * 24 * HOUR
export const LIFETIME = { reset: HOUR, verify: WEEK, change: WEEK, undo: WEEK, invite: WEEK, join: WEEK }

export type Purpose = keyof typeof LIFETIME

const isValid = (email: string, token: string) => sql<boolean>`token_hash = ${hashOf(token)}
  and email_key = ${emailKey(email)} and used_at is null and expires_at > now()`

/**
 * Links sent by mail. Each works once; a new one voids the earlier ones, except undo: every former address of
 * an account may take it back.
 */
export class MailedTokensRepo extends Repo {
  /** @param email the recipient */
  async create(purpose: Purpose, accountId: number, email: string): Promise<string> {
    const token = newSecret()
    if (purpose !== 'undo') await this.voidAll(accountId, purpose)
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

  /** The purpose of a link; undefined for an invalid one. */
  async purposeOf(email: string, token: string): Promise<Purpose | undefined> {
    const row = await this.db
      .selectFrom('mailed_token')
      .select('purpose')
      .where(isValid(email, token))
      .executeTakeFirst()
    return row?.purpose
  }

  /** Uses the link up and returns its account; only one of two simultaneous requests gets it. */
  async use(purpose: Purpose, email: string, token: string): Promise<number | undefined> {
    const row = await this.db
      .updateTable('mailed_token')
      .set({ used_at: new Date() })
      .where('purpose', '=', purpose)
      .where(isValid(email, token))
      .returning('account_id')
      .executeTakeFirst()
    return row?.account_id
  }

  async voidAll(accountId: number, ...purposes: Purpose[]): Promise<void> {
    await this.db
      .updateTable('mailed_token')
      .set({ used_at: new Date() })
      .where('account_id', '=', accountId)
      .where('purpose', 'in', purposes)
      .where('used_at', 'is', null)
      .execute()
  }

  /**
   * Changes an account and voids its links: before, because links are locked before their account, and after, because a
   * request that held the account until then may have made another one.
   */
  async voidWith<Result>(accountId: number, purposes: Purpose[], change: () => Promise<Result>): Promise<Result> {
    await this.voidAll(accountId, ...purposes)
    const result = await change()
    await this.voidAll(accountId, ...purposes)
    return result
  }
}
