import { emailKey } from '@brightfill/shared/constants'
import type { StaffRole, StaffRow } from '@brightfill/shared/contract'
import { may, rolesWith } from '@brightfill/shared/roles'
import { sql } from 'kysely'
import { Repo } from '../../database/Repo'
import { HttpProblem } from '../../http/HttpProblem'

/** The roles that work on enquiries; admins may answer them too. */
const salesRoles = rolesWith('enquiries.write').filter((role) => !rolesWith('staff.write').includes(role))

/** The staff. */
export class StaffRepo extends Repo {
  /** Gives a person with a confirmed address a role. Undefined for an unconfirmed address. */
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

  /** Undefined when no account with that address has the role. */
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
   * Needs a transaction, so that two admins cannot remove each other's role at the same moment.
   * @param handOver the colleague who takes over the open enquiries of a person who no longer answers any
   * @returns the roles before, given or invited to; undefined when there is no such person among staff
   * @throws HttpProblem 409 when no admin would be left
   */
  async setRoles(id: number, roles: readonly StaffRole[], handOver?: number): Promise<StaffRole[] | undefined> {
    // Locks the person too, who may be accepting an invitation; in a fixed order, so that two changes do not deadlock.
    // The lock lets a colleague assign an enquiry to one of them: freeing it below waits for that.
    const locked = await this.db
      .selectFrom('account')
      .select(['id', 'roles'])
      .where(sql<boolean>`(roles && ${rolesWith('staff.write')}::text[] or id = ${id}::int)`)
      .orderBy('id')
      .forNoKeyUpdate()
      .execute()
    const admins = locked.filter((account) => may(account, 'staff.write'))
    const before = await this.rolesOf(id)
    if (!before) return undefined
    if (!may({ roles }, 'staff.write') && admins.every((admin) => admin.id === id) && admins.length > 0)
      throw new HttpProblem(409, { code: 'last_admin', message: 'There must always be one admin' })
    // People who have not accepted yet get the roles by accepting.
    const worksHere = locked.some((account) => account.id === id && account.roles.length > 0)
    if (roles.length > 0 && !worksHere) await this.invite(id, roles)
    else await this.write(id, roles, handOver)
    if (roles.length === 0 && !worksHere) await this.forgetNewcomer(id)
    return before
  }

  /** Stores the roles for when the invitation is accepted. */
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

  /** Given, or invited to; undefined for people who are not staff. */
  async rolesOf(id: number): Promise<StaffRole[] | undefined> {
    const row = await this.db
      .selectFrom('account')
      .select(['roles', 'invited_roles'])
      .where('id', '=', id)
      .executeTakeFirst()
    const roles = row && (row.roles.length > 0 ? row.roles : row.invited_roles)
    return roles && roles.length > 0 ? roles : undefined
  }

  async list(): Promise<Omit<StaffRow, 'version'>[]> {
    const { rows } = await sql<Omit<StaffRow, 'version'>>`
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

  /** Staff see the site during maintenance too, and are no longer locked as customers. */
  private async write(id: number, roles: readonly StaffRole[], handOver?: number): Promise<void> {
    await this.db
      .updateTable('account')
      .set({
        roles: [...new Set(roles)],
        invited_roles: [],
        may_bypass_maintenance: roles.length > 0,
        ...(roles.length > 0 && { locked_at: null }),
        // New sales staff get mails about enquiries unless they choose otherwise.
        ...(roles.some((role) => salesRoles.includes(role)) && {
          announcements: sql<'at once' | 'daily' | 'never'>`case when roles && ${salesRoles}::text[] then announcements
            else replace(announcements, 'never', 'at once') end`,
        }),
        updated_at: new Date(),
      })
      .where('id', '=', id)
      .execute()
    if (!may({ roles }, 'enquiries.write')) await this.freeEnquiries(id, handOver)
  }

  /** Hands over or unassigns the enquiries of a person who no longer answers any. */
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

  /** Deletes an unused account that only the invitation created. */
  private async forgetNewcomer(id: number): Promise<void> {
    await sql`
      delete from account where id = ${id} and roles = '{}' and password_hash is null and verified_at is null
        and not exists (select from identity where account_id = ${id})
        and not exists (select from customer_order where account_id = ${id})
        and not exists (select from mailed_token where account_id = ${id} and purpose = 'join')`.execute(this.db)
  }
}
