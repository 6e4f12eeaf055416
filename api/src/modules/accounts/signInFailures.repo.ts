import { type Kysely, sql } from 'kysely'
import type { Tables } from '../../database/tables'
import type { Budget } from '../../http/budgets'
import { emailKey, hashOf } from './secrets'

const LOCKED_FOR = 15 * 60_000

/**
 * Counts failed sign-ins by address, whether or not it has an account, so that a lock tells nothing about one. Only a hash of what was
 * typed is kept: it may be anything, and longer than a key of the database may be.
 */
export class SignInFailuresRepo {
  constructor(
    private readonly db: Kysely<Tables>,
    private readonly budget: Budget,
  ) {}

  on(db: Kysely<Tables>): SignInFailuresRepo {
    return new SignInFailuresRepo(db, this.budget)
  }

  /** Seconds until the address may be tried again; 0 when it is not locked. */
  async lockedFor(email: string): Promise<number> {
    const row = await this.db
      .selectFrom('sign_in_failure')
      .select('locked_until')
      .where('email_key', '=', keyOf(email))
      .executeTakeFirst()
    return Math.max(0, ((row?.locked_until?.getTime() ?? 0) - Date.now()) / 1000)
  }

  async count(email: string): Promise<void> {
    const { max, span } = this.budget
    const key = keyOf(email)
    await sql`
      insert into sign_in_failure (email_key, failures, last_at) values (${key}, 1, now())
      on conflict (email_key) do update set
        failures = case when sign_in_failure.last_at < now() - ${span}::int * interval '1 millisecond' then 1
                        else sign_in_failure.failures + 1 end,
        last_at = now()`.execute(this.db)
    await sql`
      update sign_in_failure set failures = 0, locked_until = now() + ${LOCKED_FOR}::int * interval '1 millisecond'
      where email_key = ${key} and failures >= ${max}`.execute(this.db)
  }

  async forget(email: string): Promise<void> {
    await this.db.deleteFrom('sign_in_failure').where('email_key', '=', keyOf(email)).execute()
  }

  async removeOld(): Promise<void> {
    await sql`delete from sign_in_failure where last_at < now() - interval '1 day'`.execute(this.db)
  }
}

function keyOf(email: string): string {
  return hashOf(emailKey(email))
}
