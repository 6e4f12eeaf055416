import { randomUUID } from 'node:crypto'
import { type Insertable, type Selectable, sql } from 'kysely'
import { Repo } from '../../database/Repo'
import type { Tables } from '../../database/tables'
import type { Mail } from './writeMail'

export type OutboxRow = Selectable<Tables['outbox']>

type Subject = Pick<
  Insertable<Tables['outbox']>,
  | 'account_id'
  | 'enquiry_reference'
  | 'sell_request_reference'
  | 'message_id'
  | 'in_reply_to'
  | 'reply_to'
  | 'sheet_slug'
  | 'stop_url'
>

const CLAIMED = sql<string>`now() + interval '1 minute'`

/** Mails that will not be sent again are removed: they hold links that let people in, and their words. */
const WITHOUT_TEXT = { text_part: '', html_part: '', stop_url: null }

/** Three days: five seconds, twice as long each time, at most six hours. */
const MOST_ATTEMPTS = 23

/**
 * Mails waiting to be sent. They are added in the transaction that causes them, so none is sent for what did not
 * happen, and none is lost.
 */
export class OutboxRepo extends Repo {
  /**
   * @param about what the mail goes with when that is deleted, because it tells of it, what it answers, where answers
   *   go, the machine whose data sheet is attached, and where one click stops such mails
   * @returns its number
   */
  async add(recipient: string, mail: Mail, about: Partial<Subject> = {}): Promise<number> {
    const { subject, text, html, lasts, byPerson = false } = mail
    const { id } = await this.db
      .insertInto('outbox')
      .values({
        message_id: randomUUID(),
        recipient,
        subject,
        text_part: text,
        html_part: html,
        by_person: byPerson,
        expires_at: lasts === undefined ? null : new Date(Date.now() + lasts),
        ...about,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  }

  /** Mails that wait and carry this address for stopping them are not sent. */
  async drop(stopUrl: string): Promise<void> {
    await this.db
      .deleteFrom('outbox')
      .where('stop_url', '=', stopUrl)
      .where('sent_at', 'is', null)
      .where('claimed_until', 'is', null)
      .execute()
  }

  /**
   * Takes a mail that is due, for a minute in which other apis pass over it. News, which can be stopped, wait for mails
   * that somebody waits for.
   */
  async claim(): Promise<OutboxRow | undefined> {
    const { rows } = await sql<OutboxRow>`
      update outbox set claimed_until = ${CLAIMED}, attempts = attempts + 1
      where id in (
        select id from outbox
        where sent_at is null and given_up_at is null and next_attempt_at <= now()
          and (claimed_until is null or claimed_until < now()) and (expires_at is null or expires_at > now())
        order by stop_url is not null, id limit 1 for update skip locked
      ) returning *`.execute(this.db)
    return rows[0]
  }

  /** Gives up the mails whose link does not work any more. @returns their numbers */
  async giveUpPast(): Promise<number[]> {
    const rows = await this.db
      .updateTable('outbox')
      .set({ given_up_at: new Date(), last_error: 'It was past its use', claimed_until: null, ...WITHOUT_TEXT })
      .where('sent_at', 'is', null)
      .where('given_up_at', 'is', null)
      .where(sql<boolean>`expires_at <= now()`)
      .where((is) => is.or([is('claimed_until', 'is', null), is('claimed_until', '<', sql<string>`now()`)]))
      .returning('id')
      .execute()
    return rows.map(({ id }) => id)
  }

  /** For a minute more: the receiver takes its time. */
  async keepClaim(id: number): Promise<void> {
    await this.db
      .updateTable('outbox')
      .set({ claimed_until: CLAIMED })
      .where('id', '=', id)
      .where('sent_at', 'is', null)
      .execute()
  }

  async sent(id: number, { keepText }: { keepText: boolean }): Promise<void> {
    await this.db
      .updateTable('outbox')
      .set({ sent_at: new Date(), claimed_until: null, last_error: null, ...(!keepText && WITHOUT_TEXT) })
      .where('id', '=', id)
      .execute()
  }

  /** @returns whether it is tried again: not what was refused for good, and nothing for ever */
  async failed(
    { id, attempts }: OutboxRow,
    { reason, forGood }: { reason: string; forGood: boolean },
  ): Promise<boolean> {
    const wait = Math.min(5_000 * 2 ** (attempts - 1), 6 * 3_600_000)
    const again = !forGood && attempts < MOST_ATTEMPTS
    const next = again ? { next_attempt_at: new Date(Date.now() + wait) } : { given_up_at: new Date(), ...WITHOUT_TEXT }
    await this.db
      .updateTable('outbox')
      .set({ ...next, claimed_until: null, last_error: reason.slice(0, 500) })
      .where('id', '=', id)
      .execute()
    return again
  }

  /** Mails that wait, the age in seconds of the oldest of them, and mails that were given up. */
  async numbers(): Promise<{ waiting: number; oldest: number; given_up: number }> {
    const { rows } = await sql<{ waiting: number; oldest: number; given_up: number }>`
      select count(*) filter (where given_up_at is null)::int as waiting,
        coalesce(extract(epoch from now() - min(created_at) filter (where given_up_at is null)), 0)::float as oldest,
        count(given_up_at)::int as given_up
      from outbox where sent_at is null`.execute(this.db)
    return rows[0] ?? { waiting: 0, oldest: 0, given_up: 0 }
  }

  latest(limit: number): Promise<OutboxRow[]> {
    return this.db.selectFrom('outbox').selectAll().orderBy('id', 'desc').limit(limit).execute()
  }
}
