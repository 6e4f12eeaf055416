import { rolesWith } from '@brightfill/shared/roles'
import { type Kysely, sql } from 'kysely'
import type { Tables } from '../../database/tables'

/** The staff who answer enquiries. */
export async function salesPeople(db: Kysely<Tables>): Promise<{ id: number; name: string; email: string }[]> {
  const { rows } = await sql<{ id: number; name: string; email: string }>`
    select id, trim(name || ' ' || last_name) as name, email from account
    where roles <> '{}' and roles && ${rolesWith('enquiries.write')}::text[] order by name, id`.execute(db)
  return rows
}
