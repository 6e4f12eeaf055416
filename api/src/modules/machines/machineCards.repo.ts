import type { MachineCard } from '@brightfill/shared/contract'
import { sql } from 'kysely'
import { Repo } from '../../database/Repo'

/** Columns of a machine: its categories, and whether the caller saved it. */
export const categoriesAndWish = (caller: number | undefined) => sql`
  coalesce((
    select jsonb_agg(jsonb_build_object('id', filter_option.id, 'name', filter_option.name)
      order by machine_option.position)
    from machine_option join filter_option on filter_option.id = option_id
    where machine_id = machine.id and kind = 'category'
  ), '[]') as categories,
  (exists (
    select 1 from wishlist where account_id = ${caller ?? null}::int and machine_id = machine.id
  ))::int as in_wishlist`

/** Reads the rows of a list once it is known which they are. */
export class MachineCardsRepo extends Repo {
  /** Cards in the order of the ids. */
  async read(ids: readonly number[], caller: number | undefined): Promise<MachineCard[]> {
    if (ids.length === 0) return []
    const { rows } = await sql<MachineCard>`
      select machine.id, name, model, year, images, slug, price, condition_note as condition,
        selling_state, updated_at,
        ${categoriesAndWish(caller)}
      from unnest(${ids}::int[]) with ordinality as wanted (id, place)
      join machine on machine.id = wanted.id
      where deleted_at is null
      order by place`.execute(this.db)
    return rows
  }
}
