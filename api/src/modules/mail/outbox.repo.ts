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

/** Texts of finished mails are deleted: they hold personal words, and links that sign people in. */
const WITHOUT_TEXT = { text_part: '', html_part: '', stop_url: null }

/** Three days: waits start at five seconds and double, up to six hours. */
const MOST_ATTEMPTS = 23

/**
 * Mails waiting to be sent. They are added in the transaction that causes them, so none is lost, and none is sent for a
 * change that was rolled back.
 */
export class OutboxRepo extends Repo {
  /**
   * @param about its subject, which deletes the mail with it, the mail that it answers, the reply address, the machine
   *   for an attached data sheet, and the address that stops such mails
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

  /** Drops waiting mails with this address for stopping them. */
  async drop(stopUrl: string): Promise<void> {
    await this.db
      .deleteFrom('outbox')
      .where('stop_url', '=', stopUrl)
      .where('sent_at', 'is', null)
      .where('claimed_until', 'is', null)
      .execute()
  }

  /**
   * Claims a due mail for a minute, in which other apis skip it. News, which recipients can stop, go out after all
   * other mails.
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

  /** Gives up mails with an expired link. @returns their ids */
  async giveUpPast(): Promise<number[]> {
    const rows = await this.db
      .updateTable('outbox')
      .set({ given_up_at: new Date(), last_error: 'It had expired', claimed_until: null, ...WITHOUT_TEXT })
      .where('sent_at', 'is', null)
      .where('given_up_at', 'is', null)
      .where(sql<boolean>`expires_at <= now()`)
      .where((is) => is.or([is('claimed_until', 'is', null), is('claimed_until', '<', sql<string>`now()`)]))
      .returning('id')
      .execute()
    return rows.map(({ id }) => id)
  }

  /** Extends the claim by a minute for a slow receiver. */
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

  /** @returns whether it is retried: not after a permanent refusal, and not forever */
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

  /** Waiting mails, the age of the oldest in seconds, and mails given up. */
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
