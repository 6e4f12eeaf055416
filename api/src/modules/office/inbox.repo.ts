import type { InboxQuery, OfficeNumbersAnswer, ThreadRow } from '@brightfill/shared/contract'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { today } from '../../database/london'
import { Repo } from '../../database/Repo'
import { listPage } from './pageOf'
import { conditionsOf, inThread } from './searchWords'

/** Working minutes until a promised answer, as in the database's `promised_at`. */
const PROMISED = 480

const isOpen = sql<SqlBool>`thread.status in ('new', 'in work', 'offer sent')`
const isOverdue = sql<SqlBool>`(${isOpen} and thread.answered_at is null and thread.due_at < now())`
const isUnread = (caller: number) =>
  sql<SqlBool>`(${isOpen} and not exists (
    select 1 from thread_read where thread_read.reference = thread.reference and account_id = ${caller}
  ))`

/** An answer that could not be delivered. */
const isUndelivered = sql`mail_state = 'failed' and at > now() - interval '30 days'`

/** Unassigned, from an address that sent spam before. */
const sentSpam = sql`(assigned_to is null and thread.email_key <> '' and exists (
  select from thread as marked where marked.email_key = thread.email_key and marked.status = 'spam'))`

const isDue = (caller: number) => sql<SqlBool>`(thread.assigned_to = ${caller} and thread.next_step_on <= ${today})`

/** It waits for the caller's answer: no other colleague has it. */
const isMine = (caller: number) =>
  sql<SqlBool>`(thread.answered_at is null and (thread.assigned_to is null or thread.assigned_to = ${caller}))`

const waitsFor = (caller: number) => sql<SqlBool>`(${isOpen} and (${isMine(caller)} or ${isDue(caller)}))`

type Fragment = RawBuilder<unknown>

const sortColumns = {
  created_at: sql`thread.created_at`,
  changed_at: sql`thread.changed_at`,
  name: sql`lower(thread.name)`,
}

/** Lists of enquiries and offers (O-40). */
export class InboxRepo extends Repo {
  list(query: InboxQuery, caller: number) {
    return listPage(this.db, query, {
      from: sql`thread where ${this.where(query, caller)}`,
      sortedBy: [sortColumns[query.sort ?? 'created_at'], sql`thread.reference`],
      isSearch: Boolean(query.search?.trim()),
      read: (chosen, order) => this.rows(sql`select * ${chosen}`, caller, order),
    })
  }

  async find(reference: string, caller: number): Promise<ThreadRow | undefined> {
    const [row] = await this.rows(sql`select * from thread where reference = ${reference}`, caller)
    return row
  }

  /**
   * The rows for the first page: late ones first, then due steps, then waiting ones, newest first. Unassigned ones are
   * listed once per address, and those from senders of spam last, so that one sender cannot push others off the page
   * (O-73).
   */
  waiting(caller: number): Promise<ThreadRow[]> {
    const dueOn = sql`case when ${isDue(caller)} then thread.next_step_on end`
    const order = sql`${sentSpam}, ${isOverdue} desc, ${dueOn} nulls last, thread.created_at desc, thread.reference`
    return this.rows(
      sql`select * from (
          select thread.*, row_number() over (
            partition by case when assigned_to is null and email_key <> '' then email_key else thread.reference end
            order by ${order}
          ) as of_sender
          from thread where ${waitsFor(caller)}
        ) as thread where of_sender = 1 order by ${order} limit 7`,
      caller,
      order,
    )
  }

  async numbers(caller: number): Promise<OfficeNumbersAnswer['data']> {
    const { rows } = await sql<OfficeNumbersAnswer['data']>`
      select count(*) filter (where ${isUnread(caller)})::int as unread,
        count(*) filter (where ${isOverdue})::int as overdue,
        count(*) filter (where assigned_to = ${caller})::int as mine,
        count(*)::int as open,
        count(*) filter (where ${isDue(caller)})::int as due,
        count(*) filter (where ${waitsFor(caller)})::int as waiting,
        (select count(*) from thread_entry where ${isUndelivered})::int as undelivered
      from thread where ${isOpen}`.execute(this.db)
    const none = { unread: 0, overdue: 0, mine: 0, open: 0, due: 0, waiting: 0, undelivered: 0 }
    return rows[0] ?? none
  }

  private where({ show, kind, status, assigned, overdue, search }: InboxQuery, caller: number) {
    const parts = [
      sql`true`,
      ...(show === 'unread' ? [isUnread(caller)] : []),
      ...(show === 'mine' ? [sql`${isOpen} and thread.assigned_to = ${caller}`] : []),
      ...(show === 'open' ? [isOpen] : []),
      ...(show === 'undelivered'
        ? [sql`thread.reference in (select reference from thread_entry where ${isUndelivered})`]
        : []),
      ...(kind ? [sql`thread.kind = ${kind}`] : []),
      ...(status ? [sql`thread.status = ${status}`] : []),
      ...(assigned === undefined ? [] : [assigned === 0 ? sql`assigned_to is null` : sql`assigned_to = ${assigned}`]),
      ...(overdue === 1 ? [isOverdue] : []),
      ...conditionsOf(search, inThread),
    ]
    return sql.join(parts, sql` and `)
  }

  private async rows(chosen: Fragment, caller: number, order: Fragment = sql`reference`): Promise<ThreadRow[]> {
    const { rows } = await sql<ThreadRow>`
      select thread.reference, thread.kind, thread.name, thread.company_name, thread.email_key as email, thread.subject,
        thread.excerpt, thread.status, ${isUnread(caller)} as unread, thread.created_at, thread.changed_at,
        case when assigned_to is not null then jsonb_build_object('id', assigned_to,
          'name', coalesce(trim(account.name || ' ' || account.last_name), '')) end as assigned,
        case when next_step_on is not null then
          jsonb_build_object('text', next_step, 'on', next_step_on) end as next_step,
        working_minutes(thread.created_at, coalesce(thread.answered_at, now())) as waited_minutes,
        (select max(at) from thread_entry where thread_entry.reference = thread.reference
          and thread_entry.kind = 'answer') as answered_at,
        ${PROMISED}::int as promised_minutes, ${isOverdue} as overdue
      from (${chosen}) as thread left join account on account.id = thread.assigned_to order by ${order}`.execute(
      this.db,
    )
    return rows
  }
}
