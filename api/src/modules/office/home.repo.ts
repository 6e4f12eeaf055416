import type { CountOfDay, EnquiryDay, OfficeHome, PlannedThing } from '@brightfill/shared/contract'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import { idOfSlug } from '../../database/idOfSlug'
import { london, today } from '../../database/london'
import type { Tables } from '../../database/tables'
import type { InboxRepo } from './inbox.repo'

const midnightOf = (day: RawBuilder<unknown>) => london(sql`(${day})::timestamp`)
const dayOf = (column: RawBuilder<unknown>) => sql`${london(column)}::date`
/** The start of a series, and of its shown half. */
const SERIES = midnightOf(sql`${today} - 59`)
const SHOWN = midnightOf(sql`${today} - 29`)
const allDays = sql`generate_series(${today} - 59, ${today}, interval '1 day') as day`

/** The first page of the office (O-51): rows of the inbox, and counts of rows (O-52). */
export class HomeRepo {
  constructor(
    private readonly db: Kysely<Tables>,
    private readonly inbox: InboxRepo,
  ) {}

  async read(caller: number): Promise<OfficeHome> {
    const [waiting, planned, enquiries, customers, orders, order_statuses, machines, machines_lacking, totals] =
      await Promise.all([
        this.inbox.waiting(caller),
        this.planned(caller),
        this.enquiries(),
        this.counts(sql`select created_at from account where roles = '{}' and invited_roles = '{}'`),
        this.counts(sql`select created_at from customer_order`),
        this.statuses(),
        this.machines(),
        this.lacking(),
        this.totals(),
      ])
    return { waiting, planned, enquiries, customers, orders, order_statuses, machines, machines_lacking, ...totals }
  }

  private async planned(caller: number): Promise<PlannedThing[]> {
    const within = (column: RawBuilder<unknown>) => sql`${column} between ${today} and ${today} + 6`
    const { rows } = await sql<PlannedThing>`
      select on_day::text as on, reference, what, name, text from (
        select next_step_on as on_day, reference, 'step' as what, name, next_step as text from thread
        where status in ('new', 'in work', 'offer sent') and assigned_to = ${caller} and ${within(sql`next_step_on`)}
        union all
        select visit_on, reference, 'visit', name, subject from thread
        where status in ('new', 'in work', 'offer sent') and ${within(sql`visit_on`)}
      ) as things order by on_day, what desc, reference limit 50`.execute(this.db)
    return rows
  }

  private async enquiries(): Promise<EnquiryDay[]> {
    const { rows } = await sql<EnquiryDay>`
      select day::date::text as on, coalesce(machine, 0)::int as machine, coalesce(contact, 0)::int as contact,
        coalesce(sell, 0)::int as sell
      from ${allDays} left join (
        select ${dayOf(sql`created_at`)} as of_day, count(*) filter (where kind = 'offer') as sell,
          count(*) filter (where kind = 'enquiry' and machine_slug is not null) as machine,
          count(*) filter (where kind = 'enquiry' and machine_slug is null) as contact
        from thread where created_at >= ${SERIES} and status <> 'spam' group by of_day
      ) as counted on of_day = day::date order by day`.execute(this.db)
    return rows
  }

  /** @param moments rows with `created_at`, each counted on its day */
  private async counts(moments: RawBuilder<unknown>): Promise<CountOfDay[]> {
    const { rows } = await sql<CountOfDay>`
      select day::date::text as on, coalesce(number, 0)::int as count
      from ${allDays} left join (
        select ${dayOf(sql`created_at`)} as of_day, count(*) as number from (${moments}) as things
        where created_at >= ${SERIES} group by of_day
      ) as counted on of_day = day::date order by day`.execute(this.db)
    return rows
  }

  private async statuses(): Promise<OfficeHome['order_statuses']> {
    const { rows } = await sql<OfficeHome['order_statuses'][number]>`
      select name, coalesce(number, 0)::int as count from order_status full join (
        select status_name as name, count(*) as number from customer_order group by status_name
      ) as used using (name) order by position nulls last, name`.execute(this.db)
    return rows
  }

  private async machines(): Promise<OfficeHome['machines']> {
    const { rows } = await sql<OfficeHome['machines'][number]>`
      select slug, name, coalesce(images ->> 0, '') as picture, asked, (
        select count(*) from wishlist where machine_id = machine.id and created_at >= ${SHOWN}
      )::int as saved, published_at is not null as live
      from (
        select ${idOfSlug('machine', sql`machine_slug`)} as machine_id, sum(number)::int as asked from (
          select machine_slug, count(*) as number from thread
          where created_at >= ${SHOWN} and machine_slug is not null and status <> 'spam' group by machine_slug
        ) as by_slug group by machine_id
      ) as asked_about join machine on machine.id = asked_about.machine_id and deleted_at is null
      order by asked desc, name limit 5`.execute(this.db)
    return rows
  }

  private async lacking(): Promise<NonNullable<OfficeHome['machines_lacking']>> {
    const { rows } = await sql<{ picture: number; price: number }>`
      select (select count(*) from machine
          where deleted_at is null and coalesce(images ->> 0, '') = '' and published_at is not null)::int as picture,
        (select count(*) from product_filter where figures -> 'price' is null)::int as price`.execute(this.db)
    return rows[0] ?? { picture: 0, price: 0 }
  }

  private async totals(): Promise<Pick<OfficeHome, 'mails_given_up' | 'saved'>> {
    const { rows } = await sql<Pick<OfficeHome, 'mails_given_up' | 'saved'>>`
      select (select count(*) from outbox where given_up_at >= ${SHOWN})::int as mails_given_up,
        (select count(*) from wishlist where created_at >= ${SHOWN})::int as saved`.execute(this.db)
    return rows[0] ?? { mails_given_up: 0, saved: 0 }
  }
}
