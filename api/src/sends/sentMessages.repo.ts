import { KEY_USED } from '@brightfill/shared/contract'
import { Repo } from '../database/Repo'
import { HttpProblem } from '../http/HttpProblem'

/** A message that may be repeated: a hash of its key, and a fingerprint of its call, sender and content. */
export interface Message {
  key: string
  fingerprint: string
}

/** The result of sending a message the first time. */
export interface FirstOutcome {
  outcome: unknown
}

/** The messages sent with a key, each with the outcome of its first copy. */
export class SentMessagesRepo extends Repo {
  /**
   * @returns undefined for a new message
   * @throws HttpProblem 422 when the key was used with other content
   */
  async find({ key, fingerprint }: Message): Promise<FirstOutcome | undefined> {
    const sent = await this.db
      .selectFrom('sent_message')
      .select(['fingerprint', 'outcome'])
      .where('key', '=', key)
      .executeTakeFirst()
    if (sent && sent.fingerprint !== fingerprint) throw keyUsed()
    return sent && { outcome: sent.outcome }
  }

  /**
   * Takes the key until the transaction ends. Waits for a concurrent copy.
   * @returns whether this copy is the first
   */
  async claim(message: Message): Promise<boolean> {
    const claimed = await this.db
      .insertInto('sent_message')
      .values({ ...message, outcome: 'null' })
      .onConflict((conflict) => conflict.column('key').doNothing())
      .returning('key')
      .executeTakeFirst()
    return claimed !== undefined
  }

  async settle({ key }: Message, outcome: unknown): Promise<void> {
    await this.db
      .updateTable('sent_message')
      .set({ outcome: JSON.stringify(outcome ?? null) })
      .where('key', '=', key)
      .execute()
  }
}

const keyUsed = () =>
  new HttpProblem(422, {
    code: KEY_USED,
    message:
      'An earlier version of this has already been sent; this one has not. ' +
      'Nothing you typed is lost: send again to send this version as well.',
  })
