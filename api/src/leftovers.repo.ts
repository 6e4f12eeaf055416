import { type RawBuilder, sql } from 'kysely'
import { Repo } from './database/Repo'
import type { Tables } from './database/tables'
import { isRecent } from './modules/office/codeBrowsers.repo'
import { isOpen } from './modules/office/officeSessions.repo'

/** Conditions for the expired rows of each table. */
const over: Partial<Record<keyof Tables, RawBuilder<unknown>>> = {
  session: sql`expires_at <= now()`,
  office_session: sql`not (${isOpen})`,
  code_browser: sql`not (${isRecent})`,
  mailed_token: sql`expires_at < now() - interval '1 day'`,
  sign_in_journey: sql`expires_at < now()`,
  unfinished_sign_in: sql`expires_at < now()`,
  sign_in_failure: sql`last_at < now() - interval '1 day'`,
  outbox: sql`coalesce(sent_at, given_up_at) < now() - interval '30 days'`,
  // Longer than clients retry a message.
  sent_message: sql`sent_at < now() - interval '30 days'`,
  // No open form is that old.
  record_version: sql`changed_at < now() - interval '90 days'`,
  budget_use: sql`ends_at < now()`,
  preview: sql`expires_at < now()`,
  // Until then the link tells visitors that it has expired.
  shared_draft: sql`least(expires_at, ended_at) < now() - interval '30 days'`,
  // Records of open enquiries, and of changes sent to open offices.
  thread_presence: sql`seen_at < now() - interval '1 hour'`,
  office_change: sql`at < now() - interval '1 hour'`,
  // Remains of an api that stopped midway, and of servers that no longer exist.
  candidate: sql`created_at < now() - interval '1 minute'`,
  composition_server: sql`seen_at < now() - interval '1 minute'`,
  release_figure: sql`since < now() - interval '1 day'`,
}

/** Expired rows that nothing else removes. */
export class LeftoversRepo extends Repo {
  /** The deletions, by table. */
  get removals() {
    const remove = (table: string, isOver: RawBuilder<unknown>) =>
      sql`delete from ${sql.table(table)} where ${isOver}`.execute(this.db)
    return Object.entries(over).map(
      ([table, isOver]) =>
        () =>
          remove(table, isOver),
    )
  }
}
