import { type ContactFieldName, contactFieldNames, contactFieldOf } from '@brightfill/shared/constants'
import type { SavedMachine, SentRow, Thread, TimeLineEntry } from '@brightfill/shared/contract'
import { type Kysely, type Selectable, sql } from 'kysely'
import { idOfSlug } from '../../database/idOfSlug'
import type { Tables } from '../../database/tables'
import type { VersionsRepo } from '../../versions/versions.repo'
import type { InboxRepo } from './inbox.repo'
import { saidByStatus } from './statusMails'

/** A colleague counts as present in a thread for this many seconds after each report of their browser. */
const PRESENT = 45

type Details = Pick<Selectable<Tables['thread']>, 'email_key' | 'machine_slug'> &
  Pick<Thread, 'reason' | 'email' | 'phone' | 'message' | 'wants_visit' | 'wants_quote' | 'offer'> & {
    enquiry: Record<ContactFieldName, string> | null
  }

/** The fields of the contact form with their own place on an enquiry's page. */
const shownApart: readonly ContactFieldName[] = ['name', 'company_name', 'phone', 'email', 'message']

const detailsOf = (enquiry: Details['enquiry']): Thread['details'] =>
  contactFieldNames
    .filter((name) => enquiry?.[name] && !shownApart.includes(name))
    .map((name) => ({ title: contactFieldOf(name).title, text: enquiry?.[name] ?? '' }))

/** Single enquiries and offers with all their data (O-41). */
export class ThreadsRepo {
  constructor(
    private readonly db: Kysely<Tables>,
    private readonly inbox: InboxRepo,
    private readonly versions: VersionsRepo,
  ) {}

  async read(reference: string, caller: number): Promise<Thread | undefined> {
    const [row, stored] = await Promise.all([this.inbox.find(reference, caller), this.details(reference)])
    if (!row || !stored) return undefined
    const { enquiry, email_key, machine_slug, ...details } = stored
    const [machine, person, time_line, present, version] = await Promise.all([
      this.machine(machine_slug, reference),
      this.person(email_key, reference),
      this.timeLine(reference),
      this.present(reference, caller),
      this.versions.of(reference),
    ])
    const told = details.email === '' ? {} : saidByStatus(row)
    return { ...row, ...details, details: detailsOf(enquiry), machine, person, told, time_line, present, version }
  }

  /** The enquiries and offers sent with an address, newest first. */
  async sentBy(emailKey: string): Promise<(SentRow & { answered: boolean })[]> {
    if (emailKey === '') return []
    return this.db
      .selectFrom('thread')
      .select(['reference', 'kind', 'subject', 'status', 'created_at'])
      .select((thread) => thread('answered_at', 'is not', null).$castTo<boolean>().as('answered'))
      .where('email_key', '=', emailKey)
      .orderBy('created_at', 'desc')
      .orderBy('reference')
      .limit(100)
      .execute()
  }

  async savedBy(accountId: number): Promise<SavedMachine[]> {
    return this.db
      .selectFrom('wishlist')
      .innerJoin('machine', 'machine.id', 'wishlist.machine_id')
      .select(['machine.slug', 'machine.name', 'machine.model', 'machine.sku', 'wishlist.created_at'])
      .where('account_id', '=', accountId)
      .orderBy('wishlist.created_at', 'desc')
      .execute()
  }

  /** Ignores unknown threads. */
  async mark(reference: string, caller: number, { unread }: { unread: boolean }): Promise<void> {
    await (unread
      ? sql`delete from thread_read where reference = ${reference} and account_id = ${caller}`
      : sql`insert into thread_read (reference, account_id)
          select reference, ${caller}::int from thread where reference = ${reference} on conflict do nothing`
    ).execute(this.db)
  }

  /** Tells other offices only of changes. Ignores unknown threads. */
  async show(reference: string, caller: number, { open, writing }: { open: boolean; writing: boolean }): Promise<void> {
    const { rows } = open
      ? await sql<{ changed: boolean }>`
          insert into thread_presence as known (reference, account_id, writing, seen_at)
          select reference, ${caller}::int, ${writing}::boolean, now() from thread where reference = ${reference}
          on conflict (reference, account_id) do update set writing = excluded.writing, seen_at = now()
          returning (select writing from thread_presence
            where reference = ${reference} and account_id = ${caller}
              and seen_at > now() - ${PRESENT}::int * interval '1 second'
          ) is distinct from ${writing}::boolean as changed`.execute(this.db)
      : await sql<{ changed: boolean }>`
          delete from thread_presence where reference = ${reference} and account_id = ${caller}
          returning true as changed`.execute(this.db)
    if (rows.some(({ changed }) => changed))
      await this.db.insertInto('office_change').values({ what: 'presence', reference }).execute()
  }

  private async details(reference: string) {
    const { rows } = await sql<Details>`
      select thread.email_key, thread.machine_slug, reason,
        coalesce(enquiry.email, sell_request.email) as email, coalesce(enquiry.phone, sell_request.phone) as phone,
        coalesce(message, '') as message, to_jsonb(enquiry) as enquiry,
        coalesce(wants_visit, false) as wants_visit, coalesce(wants_quote, false) as wants_quote,
        case when sell_request.id is not null then jsonb_build_object('manufacturer', manufacturer, 'model', model,
          'year', year, 'price', offer_price, 'visit_on', visit_on, 'decision', decision, 'machine_id', machine_id)
        end as offer
      from thread left join enquiry on enquiry.reference = enquiry_reference
        left join sell_request on sell_request.reference = sell_request_reference
      where thread.reference = ${reference}`.execute(this.db)
    return rows[0]
  }

  private async machine(slug: string | null, reference: string): Promise<Thread['machine']> {
    if (slug === null) return null
    const { rows } = await sql<NonNullable<Thread['machine']>>`
      select slug, name, model, sku, year, price, coalesce(images ->> 0, '') as picture, selling_state,
        published_at is not null as live,
        (
          select count(*) from thread where reference <> ${reference} and machine_slug in (
            select machine.slug union select slug from former_slug where kind = 'machine' and target_id = machine.id
          )
        )::int as also_asked
      from machine where deleted_at is null and id = ${idOfSlug('machine', slug)}`.execute(this.db)
    return rows[0] ?? null
  }

  private async person(emailKey: string, reference: string): Promise<Thread['person']> {
    const { rows } = await sql<{ id: number; created_at: string; orders: number; confirmed: boolean }>`
      select id, created_at, verified_at is not null as confirmed, (select count(*) from customer_order where account_id = account.id)::int as orders
      from account where email_key = ${emailKey}`.execute(this.db)
    const account = rows.find(({ confirmed }) => confirmed)
    const [others, saved_machines] = await Promise.all([this.sentBy(emailKey), account ? this.savedBy(account.id) : []])
    return {
      account_id: account?.id ?? null,
      unconfirmed_id: rows.find(({ confirmed }) => !confirmed)?.id ?? null,
      customer_since: account?.created_at ?? null,
      others: others.filter((row) => row.reference !== reference),
      saved_machines,
      orders: account?.orders ?? 0,
    }
  }

  private async timeLine(reference: string): Promise<TimeLineEntry[]> {
    const { rows } = await sql<TimeLineEntry>`
      select id, at, kind, text, before, after,
        case when by_name <> '' then jsonb_build_object('id', coalesce(by_account, 0), 'name', by_name) end as by,
        case when mail_state is not null then
          jsonb_build_object('state', mail_state, 'error', mail_error, 'sheet', sheet_slug is not null) end as mail
      from thread_entry where reference = ${reference} order by id`.execute(this.db)
    return rows
  }

  private async present(reference: string, caller: number): Promise<Thread['present']> {
    const { rows } = await sql<Thread['present'][number]>`
      select account.id, trim(name || ' ' || last_name) as name, writing
      from thread_presence join account on account.id = account_id
      where reference = ${reference} and account_id <> ${caller}
        and seen_at > now() - ${PRESENT}::int * interval '1 second' order by name`.execute(this.db)
    return rows
  }
}
