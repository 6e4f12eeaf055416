import type { Maintenance } from '@brightfill/shared/contract'
import { sql } from 'kysely'
import { Repo } from '../../database/Repo'

const SWITCH = 'maintenance'
const NOTICE = 'maintenance_notice'

/** The switch that sends visitors to the maintenance page, and the note there. */
export class MaintenanceRepo extends Repo {
  async read(): Promise<Maintenance> {
    const rows = await this.db
      .selectFrom('setting')
      .select(['name', 'value'])
      .where('name', 'in', [SWITCH, NOTICE])
      .execute()
    const values = new Map(rows.map(({ name, value }) => [name, value]))
    const notice = values.get(NOTICE) as Partial<Omit<Maintenance, 'on'>> | undefined // only `set` writes it
    return { on: values.get(SWITCH) === true, note: notice?.note ?? '', until: notice?.until ?? null }
  }

  /** The announced end, once, if it has passed and maintenance is still on: only the first api to ask gets it. */
  async passedEnd(): Promise<string | undefined> {
    const { rows } = await sql<{ until: string }>`
      update setting set value = value || '{"reminded": true}'
      where name = ${NOTICE} and (value ->> 'until')::timestamptz < now() and not value ? 'reminded'
        and exists (select from setting as switch where switch.name = ${SWITCH} and switch.value = 'true')
      returning value ->> 'until' as until`.execute(this.db)
    return rows[0]?.until
  }

  async set({ on, ...notice }: Maintenance): Promise<void> {
    const rows = [
      { name: SWITCH, value: JSON.stringify(on) },
      { name: NOTICE, value: JSON.stringify(notice) },
    ]
    await this.db
      .insertInto('setting')
      .values(rows)
      .onConflict((conflict) =>
        conflict.column('name').doUpdateSet(({ ref }) => ({ value: ref('excluded.value'), updated_at: new Date() })),
      )
      .execute()
  }
}
