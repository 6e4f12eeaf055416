import { type RawBuilder, sql } from 'kysely'
import { Repo } from './database/Repo'
import type { Tables } from './database/tables'
import { isRecent } from './modules/office/codeBrowsers.repo'
import { isOpen } from './modules/office/officeSessions.repo'

/** The rows of a table whose time is over. */
const over: Partial<Record<keyof Tables, RawBuilder<unknown>>> = {
  session: sql`expires_at <= now()`,
  office_session: sql`not (${isOpen})`,
  code_browser: sql`not (${isRecent})`,
  mailed_token: sql`expires_at < now() - interval '1 day'`,
  sign_in_journey: sql`expires_at < now()`,
  unfinished_sign_in: sql`expires_at < now()`,
  sign_in_failure: sql`last_at < now() - interval '1 day'`,
  outbox: sql`coalesce(sent_at, given_up_at) < now() - interval '30 days'`,
  // Longer than anybody tries to send the same message again.
  sent_message: sql`sent_at < now() - interval '30 days'`,
  // Nobody still types over a record as it was then.
  record_version: sql`changed_at < now() - interval '90 days'`,
  budget_use: sql`ends_at < now()`,
  // Notes of who had an enquiry open, and of what open offices were told.
  thread_presence: sql`seen_at < now() - interval '1 hour'`,
  office_change: sql`at < now() - interval '1 hour'`,
  // Remains of an api that ended in the middle, and of servers that are long gone.
  candidate: sql`created_at < now() - interval '1 minute'`,
  composition_server: sql`seen_at < now() - interval '1 minute'`,
  release_figure: sql`since < now() - interval '1 day'`,
}

/** Rows that nobody needs any more and nothing else removes. */
export class LeftoversRepo extends Repo {
  /** The removal from each table. */
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
