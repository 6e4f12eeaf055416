import { emailKey } from '@brightfill/shared/constants'
import type { StaffRole, StaffRow } from '@brightfill/shared/contract'
import { sql } from 'kysely'
import { Repo } from '../../database/Repo'
import { HttpProblem } from '../../http/HttpProblem'

/** The people who work for the company. */
export class StaffRepo extends Repo {
  /** Adds a role of somebody with a confirmed address. Undefined when nobody confirmed it. */
  async grant(email: string, role: StaffRole): Promise<number | undefined> {
    const row = await this.db
      .selectFrom('account')
      .select(['id', 'roles'])
      .where('email_key', '=', emailKey(email))
      .where('verified_at', 'is not', null)
      .forUpdate()
      .executeTakeFirst()
    if (row) await this.write(row.id, [...row.roles, role])
    return row?.id
  }

  /** Undefined when nobody with that address has the role. */
  async revoke(email: string, role: StaffRole): Promise<number | undefined> {
    const row = await this.db
      .selectFrom('account')
      .select(['id', 'roles'])
      .where('email_key', '=', emailKey(email))
      .forNoKeyUpdate()
      .executeTakeFirst()
    if (!row?.roles.includes(role)) return undefined
    await this.write(
      row.id,
      row.roles.filter((each) => each !== role),
    )
    return row.id
  }

  /**
   * In a transaction, so that two admins cannot take each other's role at the same moment.
   * @param handOver who gets the open enquiries of somebody who answers none any more; nobody when missing
   * @returns the roles before, given or invited to; undefined when there is no such person among staff
   * @throws HttpProblem 409 when nobody would be an admin any more
   */
  async setRoles(id: number, roles: readonly StaffRole[], handOver?: number): Promise<StaffRole[] | undefined> {
    // The person too, who may be accepting an invitation; in one order, so that two changes do not wait for each other.
    // Whoever assigns an enquiry to one of them may go on: freeing that enquiry below waits for it.
    const locked = await this.db
      .selectFrom('account')
      .select(['id', 'roles'])
      .where(sql<boolean>`('admin' = any(roles) or id = ${id}::int)`)
      .orderBy('id')
      .forNoKeyUpdate()
      .execute()
    const admins = locked.filter((account) => account.roles.includes('admin'))
    const before = await this.rolesOf(id)
    if (!before) return undefined
    if (!roles.includes('admin') && admins.every((admin) => admin.id === id) && admins.length > 0)
      throw new HttpProblem(409, { code: 'last_admin', message: 'The last admin keeps that role' })
    // Those who have not accepted yet get the roles by accepting.
    const worksHere = locked.some((account) => account.id === id && account.roles.length > 0)
    if (roles.length > 0 && !worksHere) await this.invite(id, roles)
    else await this.write(id, roles, handOver)
    if (roles.length === 0 && !worksHere) await this.forgetNewcomer(id)
    return before
  }

  /** Roles that are given when the invitation is accepted. */
  async invite(id: number, roles: readonly StaffRole[]): Promise<void> {
    await this.db
      .updateTable('account')
      .set({ invited_roles: [...roles] })
      .where('id', '=', id)
      .execute()
  }

  async uninvite(id: number): Promise<void> {
    await this.invite(id, [])
  }

  async accept(id: number): Promise<StaffRole[]> {
    const row = await this.db
      .selectFrom('account')
      .select(['roles', 'invited_roles'])
      .where('id', '=', id)
      .forNoKeyUpdate()
      .executeTakeFirstOrThrow()
    await this.write(id, [...row.roles, ...row.invited_roles])
    return row.invited_roles
  }

  /** Given, or invited to; undefined for somebody who is no staff. */
  async rolesOf(id: number): Promise<StaffRole[] | undefined> {
    const row = await this.db
      .selectFrom('account')
      .select(['roles', 'invited_roles'])
      .where('id', '=', id)
      .executeTakeFirst()
    const roles = row && (row.roles.length > 0 ? row.roles : row.invited_roles)
    return roles && roles.length > 0 ? roles : undefined
  }

  async list(): Promise<StaffRow[]> {
    const { rows } = await sql<StaffRow>`
      select id, trim(name || ' ' || last_name) as name, email, roles = '{}' as invited,
        case when roles = '{}' then invited_roles else roles end as roles,
        exists (select 1 from second_factor where account_id = account.id and secret is not null) as second_factor,
        (select count(*) from passkey where account_id = account.id)::int as passkeys,
        (
          select count(*) from recovery_code where account_id = account.id and used_at is null
        )::int as recovery_codes_left,
        (select count(*) from office_session where account_id = account.id)::int as offices_open,
        (
          select count(*) from thread where assigned_to = account.id and status in ('new', 'in work', 'offer sent')
        )::int as open_enquiries,
        (select max(at) from activity where account_id = account.id) as last_here_at
      from account where roles <> '{}' or invited_roles <> '{}' order by name, id`.execute(this.db)
    return rows
  }

  /** Staff see the site during maintenance too, and a lock that they had as customers ends. */
  private async write(id: number, roles: readonly StaffRole[], handOver?: number): Promise<void> {
    await this.db
      .updateTable('account')
      .set({
        roles: [...new Set(roles)],
        invited_roles: [],
        may_bypass_maintenance: roles.length > 0,
        ...(roles.length > 0 && { locked_at: null }),
        // New sales staff hear of enquiries until they choose otherwise.
        ...(roles.includes('sales') && {
          announcements: sql<'at once' | 'daily' | 'never'>`case when 'sales' = any(roles) then announcements
            else replace(announcements, 'never', 'at once') end`,
        }),
        updated_at: new Date(),
      })
      .where('id', '=', id)
      .execute()
    if (!roles.includes('sales') && !roles.includes('admin')) await this.freeEnquiries(id, handOver)
  }

  /**
   * Enquiries of somebody who answers none any more are another one's, or nobody's, whose reminders reach the company.
   */
  private async freeEnquiries(id: number, handOver: number | null = null): Promise<void> {
    const nameOf = (account: number | null) =>
      sql`coalesce((select trim(name || ' ' || last_name) from account where id = ${account}::int), '')`
    await sql`
      with freed as (
        update thread set assigned_to = ${handOver}::int, reminded_at = null, changed_at = now()
        where assigned_to = ${id} and status in ('new', 'in work', 'offer sent') returning reference
      )
      insert into thread_entry (reference, kind, before, after)
      select reference, 'assigned', ${nameOf(id)}, ${nameOf(handOver)} from freed`.execute(this.db)
  }

  /** An account that only an invitation made, and that nobody used, goes with the invitation. */
  private async forgetNewcomer(id: number): Promise<void> {
    await sql`
      delete from account where id = ${id} and roles = '{}' and password_hash is null and verified_at is null
        and not exists (select from identity where account_id = ${id})
        and not exists (select from customer_order where account_id = ${id})
        and not exists (select from mailed_token where account_id = ${id} and purpose = 'join')`.execute(this.db)
  }
}
