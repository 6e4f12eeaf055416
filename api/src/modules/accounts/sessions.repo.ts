import type { SignedInDevice } from '@brightfill/shared/contract'
import { type Selectable, sql } from 'kysely'
import { Repo } from '../../database/Repo'
import type { Tables } from '../../database/tables'
import type { Caller } from '../../http/callers'
import { NO, YES } from '../../http/flags'
import { fullName } from './accounts.repo'
import { hashOf, newSecret } from './secrets'

const HOUR = 3_600_000

/**
 * How long a session lasts, in ms: with "Remember me", and without. The office closes earlier
 * (modules/office/officeSessions.repo.ts).
 */
const SESSION_LENGTH = { remembered: 30 * 24 * HOUR, ordinary: 12 * HOUR }

/** A token that travelled in an address must be exchanged within this time. */
const EXCHANGE_WITHIN = 60_000

export interface NewSession {
  token: string
  expires_at: string
}

/** Sessions of one account. */
const MOST_SESSIONS = 100

/** Signed-in browsers. Only hashes of their tokens are stored. */
export class SessionsRepo extends Repo {
  /**
   * Opens a session with a token in an address: the token opens nothing until it is exchanged. Undefined when the
   * account is locked. A concurrent change of the account goes first or waits: a trigger locks it.
   */
  async openWithCookie(accountId: number, cookie: string, device: string): Promise<NewSession | undefined> {
    const token = newSecret()
    const row = await this.db
      .insertInto('session')
      .values({
        token_hash: hashOf(token),
        account_id: accountId,
        device,
        expires_at: after(SESSION_LENGTH.ordinary),
        cookie_hash: hashOf(cookie),
        activate_until: after(EXCHANGE_WITHIN),
      })
      .returning('expires_at')
      .executeTakeFirst()
    await this.endOldest(accountId)
    return row && { token, ...row }
  }

  /**
   * Opens a session after a check of the password. Undefined when the account is locked or the password has changed
   * since the check: that change ended all sessions, and must not miss a new one. The lock makes a concurrent
   * change go first or wait.
   */
  async openWithPassword(
    { id, password_hash }: Pick<Selectable<Tables['account']>, 'id' | 'password_hash'>,
    { remember, device }: { remember: boolean; device: string },
  ): Promise<NewSession | undefined> {
    const token = newSecret()
    const { rows } = await sql<Omit<NewSession, 'token'>>`
      insert into session (token_hash, account_id, device, expires_at)
      select ${hashOf(token)}, id, ${device}, ${after(remember ? SESSION_LENGTH.remembered : SESSION_LENGTH.ordinary)} from account
      where id = ${id} and password_hash = ${password_hash} for share
      returning expires_at`.execute(this.db)
    await this.endOldest(id)
    return rows[0] && { token, ...rows[0] }
  }

  /** A program that signs in again and again ends its own oldest sessions instead of filling the database. */
  private async endOldest(accountId: number): Promise<void> {
    await sql`
      delete from session where token_hash in (
        select token_hash from session where account_id = ${accountId} order by created_at desc offset ${MOST_SESSIONS}
      )`.execute(this.db)
  }

  /**
   * Exchanges a token from an address for the real one, once. Undefined in another browser, too late, or a second time.
   */
  async exchange(token: string, cookie: string): Promise<NewSession | undefined> {
    const session = newSecret()
    const row = await this.db
      .updateTable('session')
      .set({ token_hash: hashOf(session), cookie_hash: null, activate_until: null })
      .where('token_hash', '=', hashOf(token))
      .where('cookie_hash', '=', hashOf(cookie))
      .where('activate_until', '>', sql<string>`now()`)
      .returning('expires_at')
      .executeTakeFirst()
    return row && { token: session, ...row }
  }

  /** The owner of a session's token. */
  async find(token: string): Promise<Omit<Caller, 'address'> | undefined> {
    const tokenHash = hashOf(token)
    const row = await this.db
      .selectFrom('session')
      .innerJoin('account', 'account.id', 'session.account_id')
      .select([
        'account.id',
        'account.name',
        'account.last_name',
        'account.roles',
        'account.may_bypass_maintenance',
        sql<boolean>`used_at < now() - interval '5 minutes'`.as('use_is_old'),
      ])
      .where('token_hash', '=', tokenHash)
      .where('expires_at', '>', sql<string>`now()`)
      .where('cookie_hash', 'is', null)
      .executeTakeFirst()
    if (!row) return undefined
    if (row.use_is_old) await this.noteUse(tokenHash)
    return {
      id: row.id,
      name: fullName(row),
      roles: row.roles,
      mayBypassMaintenance: row.may_bypass_maintenance,
      tokenHash,
    }
  }

  async isOpen(tokenHash: string): Promise<boolean> {
    const row = await this.db
      .selectFrom('session')
      .select('account_id')
      .where('token_hash', '=', tokenHash)
      .executeTakeFirst()
    return row !== undefined
  }

  /** The signed-in browsers of an account, the last used first. */
  async of(accountId: number, current: string): Promise<SignedInDevice[]> {
    const rows = await this.db
      .selectFrom('session')
      .select(['id', 'token_hash', 'device', 'created_at', 'used_at'])
      .where('account_id', '=', accountId)
      .where('expires_at', '>', sql<string>`now()`)
      .where('cookie_hash', 'is', null) // its token was exchanged
      .orderBy('used_at', 'desc')
      .execute()
    return rows.map(({ token_hash, ...row }) => ({ ...row, current: token_hash === current ? YES : NO }))
  }

  /** @returns whether the account has such a session */
  async closeOne(accountId: number, id: number): Promise<boolean> {
    const closed = await this.db
      .deleteFrom('session')
      .where('account_id', '=', accountId)
      .where('id', '=', id)
      .executeTakeFirst()
    return closed.numDeletedRows > 0n
  }

  async close(tokenHash: string): Promise<void> {
    await this.db.deleteFrom('session').where('token_hash', '=', tokenHash).execute()
  }

  async closeAll(accountId: number, except?: string): Promise<void> {
    let query = this.db.deleteFrom('session').where('account_id', '=', accountId)
    if (except) query = query.where('token_hash', '!=', except)
    await query.execute()
  }

  private async noteUse(tokenHash: string): Promise<void> {
    await this.db
      .updateTable('session')
      .set({ used_at: sql<string>`now()` })
      .where('token_hash', '=', tokenHash)
      .execute()
  }
}

/** This many ms from now, by the clock that sessions are compared with. */
const after = (lifetime: number) => sql<string>`now() + ${lifetime}::float8 * interval '1 millisecond'`
