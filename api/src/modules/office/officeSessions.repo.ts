import type { OfficeMe } from '@brightfill/shared/contract'
import { sql } from 'kysely'
import { Repo } from '../../database/Repo'
import { hashOf, newSecret } from '../accounts/secrets'

const UNUSED = sql`interval '30 minutes'`
const LONGEST = sql`interval '10 hours'`
export const isOpen = sql<boolean>`used_at > now() - ${UNUSED} and opened_at > now() - ${LONGEST}`

/** Open offices: one for each signed-in browser, ended with its sign-in (docs/decisions/0020). */
export class OfficeSessionsRepo extends Repo {
  /** @returns the cookie, which replaces an earlier one of this browser */
  async open(accountId: number, tokenHash: string): Promise<string> {
    const cookie = newSecret()
    await sql`
      insert into office_session (cookie_hash, token_hash, account_id)
      values (${hashOf(cookie)}, ${tokenHash}, ${accountId})
      on conflict (token_hash) do update
        set cookie_hash = excluded.cookie_hash, opened_at = now(), used_at = now()`.execute(this.db)
    return cookie
  }

  /** Whether cookie and token belong together and are valid; each check counts as use, except in the background. */
  async use(cookie: string, tokenHash: string, { background }: { background: boolean }): Promise<boolean> {
    const { rows } = await sql`
      update office_session set used_at = case when ${background}::boolean then used_at else now() end
      where cookie_hash = ${hashOf(cookie)} and token_hash = ${tokenHash} and ${isOpen} returning account_id`.execute(
      this.db,
    )
    return rows.length > 0
  }

  async find(cookie: string, tokenHash: string): Promise<OfficeMe['open'] | undefined> {
    const { rows } = await sql<NonNullable<OfficeMe['open']>>`
      select least(used_at + ${UNUSED}, opened_at + ${LONGEST}) as closes_at, opened_at + ${LONGEST} as ends_at
      from office_session where cookie_hash = ${hashOf(cookie)} and token_hash = ${tokenHash} and ${isOpen}`.execute(
      this.db,
    )
    return rows[0]
  }

  /** @returns whether it was open */
  async close(tokenHash: string): Promise<boolean> {
    const closed = await this.db.deleteFrom('office_session').where('token_hash', '=', tokenHash).executeTakeFirst()
    return closed.numDeletedRows > 0n
  }
}
