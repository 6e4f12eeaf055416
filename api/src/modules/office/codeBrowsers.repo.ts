import { sql } from 'kysely'
import { Repo } from '../../database/Repo'

export const isRecent = sql<boolean>`good_at > now() - interval '30 days'`

/** Browsers with a recent good second factor. Stores hashes only, not the cookie itself. */
export class CodeBrowsersRepo extends Repo {
  async remember(accountId: number, browserHash: string): Promise<void> {
    await sql`
      insert into code_browser (account_id, browser_hash) values (${accountId}, ${browserHash})
      on conflict (account_id, browser_hash) do update set good_at = now()`.execute(this.db)
  }

  async isKnown(accountId: number, browserHash: string): Promise<boolean> {
    const { rows } = await sql`
      select from code_browser
      where account_id = ${accountId} and browser_hash = ${browserHash} and ${isRecent}`.execute(this.db)
    return rows.length > 0
  }
}
