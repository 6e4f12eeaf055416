import type { StaffRole } from '@brightfill/shared/contract'
import { type Kysely, sql } from 'kysely'
import type { Tables } from '../../database/tables'

/** Those who answer enquiries. */
export async function salesPeople(db: Kysely<Tables>): Promise<{ id: number; name: string; email: string }[]> {
  const roles: StaffRole[] = ['sales', 'admin']
  const { rows } = await sql<{ id: number; name: string; email: string }>`
    select id, trim(name || ' ' || last_name) as name, email from account
    where roles <> '{}' and roles && ${roles}::text[] order by name, id`.execute(db)
  return rows
}
