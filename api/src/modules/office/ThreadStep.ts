import type { DraftMachine, ThreadStatus } from '@brightfill/shared/contract'
import { type Insertable, type Kysely, type Selectable, sql, type Updateable } from 'kysely'
import { idOfSlug } from '../../database/idOfSlug'
import type { Tables } from '../../database/tables'
import type { DraftService } from '../../drafts/DraftService'
import { conflict, invalid, notFound } from '../../http/HttpProblem'
import type { Work } from '../../repos'
import { foldText } from '../../search/foldText'
import { mails } from '../mail/mails'
import type { Mail } from '../mail/writeMail'
import type { Actor } from './activity.repo'
import { salesPeople } from './salesPeople'
import { saidByStatus, titleOf } from './statusMails'

interface ThreadState extends Selectable<Tables['thread']> {
  /** As typed. */
  email: string
}
export type Staff = Actor & { id: number }

/** The steps of an action, inside its transaction. */
export class ThreadStep {
  constructor(
    private readonly on: Work,
    readonly thread: ThreadState,
    private readonly by: Staff,
    private readonly replyTo: string,
  ) {}

  async set(change: Updateable<Tables['thread']>): Promise<void> {
    await this.on.db.updateTable('thread').set(change).where('reference', '=', this.thread.reference).execute()
  }

  async add(entry: Omit<Insertable<Tables['thread_entry']>, 'reference'>): Promise<void> {
    const { id, name } = this.by
    await this.on.db
      .insertInto('thread_entry')
      .values({ by_account: id, by_name: name, ...entry, reference: this.thread.reference })
      .execute()
  }

  log(kind: string, { before = '', after = '' }: { before?: string; after?: string } = {}): Promise<void> {
    return this.on.activity.add(this.by, { kind, thing: this.thread.reference, before, after })
  }

  async note(
    kind: Insertable<Tables['thread_entry']>['kind'],
    { text = '', before = '', after = '' }: { text?: string; before?: string; after?: string },
  ): Promise<void> {
    await this.add({ kind, text, before, after })
    await this.log(kind, { before, after })
  }

  /** @param to undefined to unassign it */
  async assign(to: { id: number; name: string } | undefined): Promise<void> {
    const { assigned_to } = this.thread
    if (assigned_to === (to?.id ?? null)) return
    const former = assigned_to === null ? undefined : await this.colleague(assigned_to)
    // The new assignee gets a reminder as well.
    await this.set({ assigned_to: to?.id ?? null, reminded_at: null })
    await this.note('assigned', { before: former?.name ?? '', after: to?.name ?? '' })
  }

  /** Assigns it to the caller, unless a colleague has it who still answers enquiries. */
  async take(): Promise<void> {
    const { assigned_to } = this.thread
    if (assigned_to === null || !(await this.colleague(assigned_to))) await this.assign(this.by)
  }

  /** The status and its reason before it became spam. */
  async beforeSpam(): Promise<{ status: ThreadStatus; reason: string }> {
    const { rows } = await sql<{ status: ThreadStatus; reason: string }>`
      select spam.before as status, coalesce((
        select text from thread_entry where reference = spam.reference and kind = 'status' and after = spam.before
        and id < spam.id order by id desc limit 1), '') as reason
      from thread_entry as spam where reference = ${this.thread.reference} and kind = 'status' and after = 'spam'
      order by id desc limit 1`.execute(this.on.db)
    return rows[0] ?? { status: 'new', reason: '' }
  }

  /** @throws ChangedMeanwhile when a colleague has changed the part since that version (O-47) */
  version(change: { part: string; also?: string[]; version: number | undefined }): Promise<void> {
    return this.on.versions.change(this.thread.reference, { ...change, by: this.by })
  }

  /** @returns whether the status changed */
  async status(status: ThreadStatus, reason: string): Promise<boolean> {
    const { status: before, reason: formerReason, answered_at } = this.thread
    if (status === before && reason === formerReason) return false
    const answered = status === 'offer sent' ? { answered_at: answered_at ?? new Date() } : {}
    await this.set({ status, reason, ...answered })
    await this.note('status', { before, after: status, text: reason })
    return status !== before
  }

  /** Mails the customer when the status concerns them (O-46). */
  async tellStatus(status: ThreadStatus): Promise<void> {
    const said = saidByStatus(this.thread)[status]
    if (!said || this.thread.email === '') return
    const mail = mails.threadStatus(titleOf(this.thread), said)
    await this.write({ kind: 'mail', text: said, mail_subject: mail.subject, by_account: null, by_name: '' }, mail)
  }

  /** Mails the customer, with the delivery in the timeline. */
  async write(entry: Omit<Insertable<Tables['thread_entry']>, 'reference'>, mail: Mail): Promise<void> {
    if (this.thread.email === '') throw invalid({ text: ['This person left no e-mail address'] })
    const mail_id = await this.mail(this.thread.email, mail, entry.sheet_slug)
    await this.add({ ...entry, mail_id, mail_state: 'waiting' })
  }

  mail(recipient: string, mail: Mail, sheet_slug: string | null = null): Promise<number> {
    const { reference, enquiry_reference, sell_request_reference } = this.thread
    const about = {
      enquiry_reference,
      sell_request_reference,
      reply_to: this.replyTo,
      sheet_slug,
      in_reply_to: reference,
    }
    return this.on.outbox.add(recipient, mail, about)
  }

  async resend(id: number): Promise<void> {
    const entry = await this.on.db
      .selectFrom('thread_entry')
      .selectAll()
      .where('id', '=', id)
      .where('reference', '=', this.thread.reference)
      .executeTakeFirst()
    if (!entry?.mail_state) throw notFound('This e-mail no longer exists')
    if (entry.mail_state !== 'failed') throw conflict('This e-mail has not failed')
    const mail_id = await this.mail(this.thread.email, mails.answer(entry.mail_subject, entry.text), entry.sheet_slug)
    await this.on.db
      .updateTable('thread_entry')
      .set({ mail_id, mail_state: 'waiting', mail_error: '' })
      .where('id', '=', id)
      .execute()
    await this.log('mail sent again')
  }

  /** The machine in question, which has a data sheet while it is on the site. */
  async machineWithSheet(): Promise<string> {
    const slug = this.thread.machine_slug ?? ''
    const { rows } = await sql<{ slug: string }>`
      select slug from machine where id = ${idOfSlug('machine', slug)} and deleted_at is null
        and published_at is not null`.execute(this.on.db)
    const [machine] = rows
    if (!machine) throw invalid({ sheet: ['This machine is no longer on the site, so it has no data sheet to send'] })
    return machine.slug
  }

  refuseUnlessOffer() {
    if (this.thread.kind !== 'offer') throw conflict('This is not a machine offer')
  }

  /**
   * Creates the draft of a machine from the offer (O-45).
   * @returns its id
   */
  async makeMachine(drafts: DraftService<DraftMachine>): Promise<number> {
    const { manufacturer, model, year, reference } = await this.on.db
      .selectFrom('sell_request')
      .select(['manufacturer', 'model', 'year', 'reference'])
      .where('reference', '=', this.thread.reference)
      .executeTakeFirstOrThrow()
    // As content files allow it (contentFile.ts): at most 200 characters, and no dash at the ends.
    const known = foldText(`${manufacturer} ${model}`)
      .replace(/[^a-z0-9]+/g, ' ')
      .trim()
      .slice(0, 180)
    const slug = `${known} ${reference}`.trim().toLowerCase().split(' ').filter(Boolean).join('-')
    const item = { slug, name: `${manufacturer} ${model}`, model, manufacturer, year: Number(year) }
    return Number(await drafts.create(this.on, item, this.by))
  }

  async colleague(id: number) {
    return (await this.colleagues()).find((colleague) => colleague.id === id)
  }

  colleagues() {
    return salesPeople(this.on.db)
  }
}

/** The enquiry, locked until the transaction ends. */
export async function lockThread(db: Kysely<Tables>, reference: string): Promise<ThreadState | undefined> {
  const { rows } = await sql<ThreadState>`
    select thread.*, coalesce((select email from enquiry where enquiry.reference = enquiry_reference),
        (select email from sell_request where sell_request.reference = sell_request_reference), '') as email
    from thread where thread.reference = ${reference} for update of thread`.execute(db)
  return rows[0]
}
