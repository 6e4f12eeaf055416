import type { Kysely } from 'kysely'
import type { Tables } from '../../database/tables'

/** The switch that sends visitors to the maintenance page. */
export class MaintenanceRepo {
  constructor(private readonly db: Kysely<Tables>) {}

  async isOn(): Promise<boolean> {
    const row = await this.db.selectFrom('setting').select('value').where('name', '=', 'maintenance').executeTakeFirst()
    return row?.value === true
  }

  async set(on: boolean): Promise<void> {
    const value = JSON.stringify(on)
    await this.db
      .insertInto('setting')
      .values({ name: 'maintenance', value })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ value, updated_at: new Date() }))
      .execute()
  }
}
