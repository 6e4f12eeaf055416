import { type Selectable, sql } from 'kysely'
import { Repo } from '../../database/Repo'
import type { Tables } from '../../database/tables'
import { hashOf, newSecret } from '../accounts/secrets'

export const UNFINISHED_LASTS = 60 * 60_000
const MOST_MAILS = 5

export type UnfinishedSignIn = Selectable<Tables['unfinished_sign_in']>

/**
 * Sign-ins that wait for an e-mail address. Each belongs to the browser with its cookie; its link only works
 * there.
 */
export class UnfinishedRepo extends Repo {
  async begin(
    cookie: string,
    person: { provider: string; subject: string; name: string; last_name: string },
  ): Promise<void> {
    await this.db
      .insertInto('unfinished_sign_in')
      .values({ ...person, cookie_hash: hashOf(cookie), expires_at: new Date(Date.now() + UNFINISHED_LASTS) })
      .execute()
  }

  /** Whether a sign-in of this browser waits for an address. */
  async isWaiting(cookie: string): Promise<boolean> {
    const row = await this.db
      .selectFrom('unfinished_sign_in')
      .select('provider')
      .where('cookie_hash', '=', hashOf(cookie))
      .where('expires_at', '>', sql<string>`now()`)
      .executeTakeFirst()
    return row !== undefined
  }

  /**
   * Stores the address and returns the token of the link to send there, which voids the previous one. Undefined when no
   * sign-in waits, or no mail is left.
   */
  async nameAddress(cookie: string, email: string): Promise<{ token: string; provider: string } | undefined> {
    const token = newSecret()
    const row = await this.db
      .updateTable('unfinished_sign_in')
      .set(({ eb, ref }) => ({ email, token_hash: hashOf(token), mails: eb(ref('mails'), '+', 1) }))
      .where('cookie_hash', '=', hashOf(cookie))
      .where('expires_at', '>', sql<string>`now()`)
      .where('mails', '<', MOST_MAILS)
      .returning('provider')
      .executeTakeFirst()
    return row && { token, provider: row.provider }
  }

  /** Ends the sign-in when its link is opened in its own browser; elsewhere the link does nothing and stays valid. */
  take(provider: string, token: string, cookie: string): Promise<UnfinishedSignIn | undefined> {
    return this.db
      .deleteFrom('unfinished_sign_in')
      .where('provider', '=', provider)
      .where('token_hash', '=', hashOf(token))
      .where('cookie_hash', '=', hashOf(cookie))
      .where('expires_at', '>', sql<string>`now()`)
      .returningAll()
      .executeTakeFirst()
  }
}
