import type { ThreadStatus } from '@brightfill/shared/contract'
import { type Insertable, type Kysely, type Selectable, sql, type Updateable } from 'kysely'
import { idOfSlug } from '../../database/idOfSlug'
import type { Tables } from '../../database/tables'
import { conflict, invalid, notFound } from '../../http/HttpProblem'
import { refuseDuringImport } from '../../import/importLock'
import type { Work } from '../../repos'
import { foldText } from '../../search/foldText'
import { mails } from '../mail/mails'
import type { Mail } from '../mail/writeMail'
import type { Actor } from './activity.repo'
import { salesPeople } from './salesPeople'
import { saidByStatus, titleOf } from './statusMails'

interface ThreadState extends Selectable<Tables['thread']> {
  /** As it was typed. */
  email: string
}
export type Staff = Actor & { id: number }

/** The steps an action is made of, inside its transaction. */
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

  /** @param to undefined: nobody */
  async assign(to: { id: number; name: string } | undefined): Promise<void> {
    const { assigned_to } = this.thread
    if (assigned_to === (to?.id ?? null)) return
    const former = assigned_to === null ? undefined : await this.colleague(assigned_to)
    // Whoever has it now is reminded as well.
    await this.set({ assigned_to: to?.id ?? null, reminded_at: null })
    await this.note('assigned', { before: former?.name ?? '', after: to?.name ?? '' })
  }

  /** @throws ChangedMeanwhile when a colleague has changed the part since the version (O-47) */
  version(change: { part: string; also?: string[]; version: number | undefined }): Promise<void> {
    return this.on.versions.change(this.thread.reference, { ...change, by: this.by })
  }

  /** Whether it was another one. */
  async status(status: ThreadStatus, reason: string): Promise<boolean> {
    const { status: before, reason: formerReason, answered_at } = this.thread
    if (status === before && reason === formerReason) return false
    const answered = status === 'offer sent' ? { answered_at: answered_at ?? new Date() } : {}
    await this.set({ status, reason, ...answered })
    await this.note('status', { before, after: status, text: reason })
    return status !== before
  }

  /** A mail to the customer when the status says something to them (O-46). */
  async tellStatus(status: ThreadStatus): Promise<void> {
    const said = saidByStatus(this.thread)[status]
    if (!said || this.thread.email === '') return
    const mail = mails.threadStatus(titleOf(this.thread), said)
    await this.write({ kind: 'mail', text: said, mail_subject: mail.subject, by_account: null, by_name: '' }, mail)
  }

  /** A mail to the customer, with its delivery in the time line. */
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
    if (!entry?.mail_state) throw notFound('There is no such mail')
    if (entry.mail_state !== 'failed') throw conflict('This mail was not given up')
    const mail_id = await this.mail(this.thread.email, mails.answer(entry.mail_subject, entry.text), entry.sheet_slug)
    await this.on.db
      .updateTable('thread_entry')
      .set({ mail_id, mail_state: 'waiting', mail_error: '' })
      .where('id', '=', id)
      .execute()
    await this.log('mail sent again')
  }

  /** The machine asked about, which has a data sheet while it is on the site. */
  async machineWithSheet(): Promise<string> {
    const slug = this.thread.machine_slug ?? ''
    const { rows } = await sql<{ slug: string }>`
      select slug from machine where id = ${idOfSlug('machine', slug)} and deleted_at is null
        and published_at is not null`.execute(this.on.db)
    const [machine] = rows
    if (!machine) throw invalid({ sheet: ['There is no machine on the site whose data sheet could be sent'] })
    return machine.slug
  }

  refuseUnlessOffer() {
    if (this.thread.kind !== 'offer') throw conflict('Nobody offered a machine here')
  }

  /**
   * An unpublished machine with what is known (O-45).
   * @throws HttpProblem 409 while content is imported, which would lose the machine
   */
  async makeMachine(): Promise<number | null> {
    await refuseDuringImport(this.on.db)
    const { manufacturer, model, year, reference } = await this.on.db
      .selectFrom('sell_request')
      .select(['manufacturer', 'model', 'year', 'reference'])
      .where('reference', '=', this.thread.reference)
      .executeTakeFirstOrThrow()
    // As files of content may have it (contentFile.ts): at most 200 characters, and no dash at an end.
    const known = foldText(`${manufacturer} ${model}`)
      .replace(/[^a-z0-9]+/g, ' ')
      .trim()
      .slice(0, 180)
    const slug = `${known} ${reference}`.trim().toLowerCase().split(' ').filter(Boolean).join('-')
    const { rows } = await sql<{ id: number }>`
      insert into machine (slug, name, model, manufacturer, year)
      values (${slug}, ${`${manufacturer} ${model}`}, ${model}, ${manufacturer}, ${Number(year)}) returning id`.execute(
      this.on.db,
    )
    return rows[0]?.id ?? null
  }

  async colleague(id: number) {
    return (await this.colleagues()).find((colleague) => colleague.id === id)
  }

  colleagues() {
    return salesPeople(this.on.db)
  }
}

/** The enquiry, which nobody else changes until the transaction ends. */
export async function lockThread(db: Kysely<Tables>, reference: string): Promise<ThreadState | undefined> {
  const { rows } = await sql<ThreadState>`
    select thread.*, coalesce((select email from enquiry where enquiry.reference = enquiry_reference),
        (select email from sell_request where sell_request.reference = sell_request_reference), '') as email
    from thread where thread.reference = ${reference} for update of thread`.execute(db)
  return rows[0]
}
