import { type Kysely, sql } from 'kysely'
import type { Tables } from '../../database/tables'
import { type Mail, mails } from '../mail/mails'
import type { OutboxRepo } from '../mail/outbox.repo'

/** Not before people are up, in the company's time. */
const FROM_HOUR = 7
const localNow = sql`(now() at time zone 'Europe/London')`

interface AnnouncementsParts {
  db: Kysely<Tables>
  outbox: OutboxRepo
  publicOrigin: string
}

/** Mails that tell staff what waits, as each of them wishes (O-42, O-44). */
export class Announcements {
  constructor(private readonly parts: AnnouncementsParts) {}

  /** To those who want to hear of each enquiry; in the transaction that stores it. */
  async atOnce(on: Kysely<Tables>, mail: Mail, about: Parameters<OutboxRepo['add']>[2]): Promise<void> {
    const { rows } = await sql<{ email: string }>`
      select email from account where roles <> '{}' and announcements = 'at once' and roles && '{sales,admin}'`.execute(
      on,
    )
    for (const { email } of rows) await this.parts.outbox.on(on).add(email, mail, about)
  }

  /** The steps that are due today: each is told once, however many copies of the api look. */
  async due(): Promise<void> {
    const { db, outbox, publicOrigin } = this.parts
    await db.transaction().execute(async (on) => {
      const steps = await sql<{
        reference: string
        next_step: string
        email: string
        enquiry_reference: string | null
        sell_request_reference: string | null
      }>`
        update thread set reminded_at = now() from account
        where account.id = assigned_to and reminded_at is null and next_step_on <= ${localNow}::date
          and extract(hour from ${localNow}) >= ${FROM_HOUR}::int and status in ('new', 'in work', 'offer sent')
        returning reference, next_step, email, enquiry_reference, sell_request_reference`.execute(on)
      for (const { reference, next_step, email, ...about } of steps.rows) {
        const mail = mails.reminder(reference, next_step, `${publicOrigin}/office/enquiries/${reference}`)
        await outbox.on(on).add(email, mail, about)
      }
      const people = await sql<{ email: string }>`
        update account set announced_on = ${localNow}::date
        where announcements = 'daily' and roles && '{sales,admin}' and announced_on is distinct from ${localNow}::date
          and extract(hour from ${localNow}) >= ${FROM_HOUR}::int
        returning email`.execute(on)
      if (people.rows.length === 0) return
      const arrived = await sql<{ reference: string }>`
        select reference from thread where created_at > now() - interval '1 day' order by created_at`.execute(on)
      const references = arrived.rows.map(({ reference }) => reference)
      if (references.length === 0) return
      const mail = mails.arrivedToday(references, `${publicOrigin}/office/enquiries`)
      for (const { email } of people.rows) await outbox.on(on).add(email, mail)
    })
  }
}
