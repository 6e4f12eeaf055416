import { rolesWith } from '@brightfill/shared/roles'
import { type RawBuilder, sql } from 'kysely'
import { localNow, london, today } from '../../database/london'
import type { Work, WorkingRepos } from '../../repos'
import { mails } from '../mail/mails'
import type { OutboxRepo } from '../mail/outbox.repo'
import type { Mail } from '../mail/writeMail'

/** Not earlier, in the company's time. */
const FROM_HOUR = 7
/** The daily mail covers at most this many days. */
const MOST_DAYS = 7

interface AnnouncementsParts extends WorkingRepos {
  /** The company's address. */
  staffMail: string
  publicOrigin: string
}

const answering = sql`${rolesWith('enquiries.write')}::text[]`
const morningOf = (day: RawBuilder<unknown>) => london(sql`(${day} + ${FROM_HOUR}::int * interval '1 hour')`)

/** Mails that tell staff of waiting work, as often as each of them wants (O-42, O-44). */
export class Announcements {
  constructor(private readonly parts: AnnouncementsParts) {}

  /** Mails staff who want to hear of each enquiry, in the transaction that stores it. */
  async atOnce({ db, outbox }: Work, mail: Mail, about: Parameters<OutboxRepo['add']>[2]): Promise<void> {
    const { rows } = await sql<{ email: string }>`
      select email from account
      where roles <> '{}' and announcements = 'at once' and roles && ${answering}`.execute(db)
    for (const { email } of rows) await outbox.add(email, mail, about)
  }

  /** Mails admins, or the company without any, once when maintenance runs past its announced end (O-74). */
  async maintenance(): Promise<void> {
    const { transaction, staffMail, publicOrigin } = this.parts
    await transaction(async ({ db, outbox, maintenance }) => {
      const until = await maintenance.passedEnd()
      if (until === undefined) return
      const { rows } = await sql<{ email: string }>`
        select email from account where roles && ${rolesWith('maintenance.write')}::text[]`.execute(db)
      const mail = mails.maintenanceOver(until, `${publicOrigin}/office/maintenance`)
      for (const { email } of rows.length > 0 ? rows : [{ email: staffMail }]) await outbox.add(email, mail)
    })
  }

  /** Mails today's steps once, however many apis run; those of unassigned enquiries go to the company's address. */
  async due(): Promise<void> {
    const { transaction, staffMail, publicOrigin } = this.parts
    await transaction(async ({ db, outbox }) => {
      const steps = await sql<{
        reference: string
        next_step: string
        email: string | null
        enquiry_reference: string | null
        sell_request_reference: string | null
      }>`
        update thread set reminded_at = now()
        where reminded_at is null and next_step_on <= ${today}
          and extract(hour from ${localNow}) >= ${FROM_HOUR}::int and status in ('new', 'in work', 'offer sent')
        returning reference, next_step, enquiry_reference, sell_request_reference,
          (select email from account where id = assigned_to and roles && ${answering}) as email`.execute(db)
      for (const { reference, next_step, email, ...about } of steps.rows) {
        const mail = mails.reminder(reference, next_step, `${publicOrigin}/office/enquiries/${reference}`)
        await outbox.add(email ?? staffMail, mail, about)
      }
      const people = await sql<{ email: string; references: string[] }>`
        with waiting as (
          select id, announced_on from account
          where announcements = 'daily' and roles && ${answering} and announced_on is distinct from ${today}
            and extract(hour from ${localNow}) >= ${FROM_HOUR}::int
          for update
        )
        update account set announced_on = ${today} from waiting where account.id = waiting.id
        returning email, array(
          select reference from thread
          where created_at >= ${morningOf(sql`greatest(waiting.announced_on, ${today} - ${MOST_DAYS}::int)`)}
            and created_at < ${morningOf(sql`${today}`)} and status <> 'spam'
          order by created_at
        ) as references`.execute(db)
      for (const { email, references } of people.rows) {
        if (references.length === 0) continue
        await outbox.add(email, mails.arrivedToday(references, `${publicOrigin}/office/enquiries`))
      }
    })
  }
}
