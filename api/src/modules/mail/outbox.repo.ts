import { randomUUID } from 'node:crypto'
import { type Kysely, type Selectable, sql } from 'kysely'
import type { Tables } from '../../database/tables'
import type { Mail } from './mails'

export type OutboxRow = Selectable<Tables['outbox']>

const CLAIM = 10
const KEEP_SENT_DAYS = 30

/** Mails waiting to be sent. They are added in the transaction that causes them, so none is sent for what did not happen, and none is lost. */
export class OutboxRepo {
  constructor(private readonly db: Kysely<Tables>) {}

  on(db: Kysely<Tables>): OutboxRepo {
    return new OutboxRepo(db)
  }

  async add(recipient: string, { subject, text, html }: Mail): Promise<void> {
    await this.db.insertInto('outbox').values({ message_id: randomUUID(), recipient, subject, text_part: text, html_part: html }).execute()
  }

  /** Takes mails that are due for a minute: another copy of the api passes over them meanwhile. */
  async claim(): Promise<OutboxRow[]> {
    const { rows } = await sql<OutboxRow>`
      update outbox set claimed_until = now() + interval '1 minute', attempts = attempts + 1
      where id in (
        select id from outbox
        where sent_at is null and next_attempt_at <= now() and (claimed_until is null or claimed_until < now())
        order by id limit ${CLAIM} for update skip locked
      ) returning *`.execute(this.db)
    return rows
  }

  async sent(id: number): Promise<void> {
    await this.db.updateTable('outbox').set({ sent_at: new Date(), claimed_until: null, last_error: null }).where('id', '=', id).execute()
  }

  /** Twice as long to the next attempt each time: five seconds first, six hours at most. */
  async failed({ id, attempts }: OutboxRow, reason: string): Promise<void> {
    const wait = Math.min(5_000 * 2 ** (attempts - 1), 6 * 3_600_000)
    await this.db
      .updateTable('outbox')
      .set({ next_attempt_at: new Date(Date.now() + wait), claimed_until: null, last_error: reason.slice(0, 500) })
      .where('id', '=', id)
      .execute()
  }

  latest(limit: number): Promise<OutboxRow[]> {
    return this.db.selectFrom('outbox').selectAll().orderBy('id', 'desc').limit(limit).execute()
  }

  async removeOld(): Promise<void> {
    await sql`delete from outbox where sent_at < now() - ${KEEP_SENT_DAYS}::int * interval '1 day'`.execute(this.db)
  }
}
