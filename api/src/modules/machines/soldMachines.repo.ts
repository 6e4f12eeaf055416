import { type Kysely, sql } from 'kysely'
import { Repo } from '../../database/Repo'
import type { Tables } from '../../database/tables'

/** Some days after a sale, machines leave lists, search and sitemap, but keep their page (O-36). */
export class SoldMachinesRepo extends Repo {
  constructor(
    db: Kysely<Tables>,
    private readonly listedDays: number,
  ) {
    super(db)
  }

  async unlist(): Promise<void> {
    const { rows } = await sql<{ id: number }>`
      select id from machine join product_filter on machine_id = machine.id
      where sold_at < now() - ${this.listedDays}::int * interval '1 day'`.execute(this.db)
    // Nothing to do: even a statement that removes nothing makes every api reload the catalogue.
    if (rows.length === 0) return
    const ids = rows.map(({ id }) => id)
    await sql`delete from product_filter where machine_id = any(${ids}::int[])`.execute(this.db)
  }
}
