import type { ListedMachinesAnswer } from '@brightfill/shared/contract'
import { sql } from 'kysely'
import { Repo } from '../../database/Repo'

/** Machines of one answer: about a megabyte, which holds up nobody. */
const AT_ONCE = 10_000
const LARGEST_ID = 2_147_483_647

/** Everything that is published, for sitemaps: by id, so that the last piece costs no more than the first. */
export class ListingsRepo extends Repo {
  /** @param before the id after which the former answer ended */
  async machines(before = LARGEST_ID): Promise<Pick<ListedMachinesAnswer, 'data' | 'next'>> {
    const { rows } = await sql<{ id: number; slug: string; updated_at: string }>`
      select id, slug, updated_at from product_filter join machine on machine.id = machine_id
      where machine_id < ${before}::int and deleted_at is null
      order by machine_id desc limit ${AT_ONCE}::int`.execute(this.db)
    return {
      data: rows.map(({ slug, updated_at }) => ({ slug, updated_at })),
      next: rows.length < AT_ONCE ? null : (rows.at(-1)?.id ?? null),
    }
  }
}
