import { emailKey } from '@brightfill/shared/constants'
import { type Kysely, sql } from 'kysely'
import { Repo } from '../../database/Repo'
import type { Tables } from '../../database/tables'
import type { Budget } from '../../http/budgets'
import { tooMany } from '../../http/HttpProblem'
import { hashOf } from './secrets'

/**
 * Counts the uses of an e-mail address, for all servers together: attempts to sign in, and mails sent to it; and
 * attempts at a second factor, under keys of their own. It counts addresses without an account too, so that a lock
 * reveals nothing about one. Only a hash is stored: the typed text may be longer than a database key can be.
 */
export class AttemptsRepo extends Repo {
  constructor(
    db: Kysely<Tables>,
    private readonly purpose: 'sign in' | 'mail' | 'copy' | 'code' | 'code of account' | 'recovery code' | 'passkey',
    private readonly budget: Budget,
  ) {
    super(db)
  }

  /**
   * Counts an attempt before it is made, in one statement: simultaneous attempts cannot exceed the budget together.
   * @param device id of a device that signed in with this address before: it is counted apart, so that strangers cannot
   * lock its owner out
   * @returns seconds until the next attempt is allowed; 0 if this one is
   */
  async attempt(email: string, device?: string): Promise<number> {
    const { max, span } = this.budget
    const key = this.keyOf(email, device)
    const { rows } = await sql`
      insert into sign_in_failure as known (email_key, failures, last_at) values (${key}, 1, now())
      on conflict (email_key) do update set
        failures = case when ${forgotten(span)} then 1 else known.failures + 1 end,
        locked_until = case when ${max}::int <= case when ${forgotten(span)} then 1 else known.failures + 1 end
                            then now() + ${span}::int * interval '1 millisecond' end,
        last_at = now()
      where known.locked_until is null or known.locked_until <= now()
      returning email_key`.execute(this.db)
    return rows.length > 0 ? 0 : Math.max(1, await this.secondsLeft(key))
  }

  /** Seconds until the next attempt is allowed, without making one. */
  async lockedFor(email: string, device?: string): Promise<number> {
    return Math.max(0, await this.secondsLeft(this.keyOf(email, device)))
  }

  /** @throws HttpProblem 429 with Retry-After */
  async spend(email: string, device?: string): Promise<void> {
    const seconds = await this.attempt(email, device)
    if (seconds > 0) throw tooMany(seconds)
  }

  /** After a right password or a finished reset. */
  async forget(email: string, device?: string): Promise<void> {
    await this.db.deleteFrom('sign_in_failure').where('email_key', '=', this.keyOf(email, device)).execute()
  }

  private async secondsLeft(key: string): Promise<number> {
    const row = await this.db
      .selectFrom('sign_in_failure')
      .select('locked_until')
      .where('email_key', '=', key)
      .executeTakeFirst()
    const until = new Date(row?.locked_until ?? 0).getTime()
    return (until - Date.now()) / 1000
  }

  private keyOf(email: string, device = ''): string {
    return hashOf(`${this.purpose} ${device} ${emailKey(email)}`)
  }
}

/** An expired lock, or failures too long ago to count. */
const forgotten = (span: number) =>
  sql`(known.locked_until is not null or known.last_at < now() - ${span}::int * interval '1 millisecond')`
