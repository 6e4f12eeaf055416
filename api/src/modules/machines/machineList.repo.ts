import { MACHINES_PER_PAGE, type SortName } from '@brightfill/shared/constants'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Tables } from '../../database/tables'
import { RevisionCache } from '../../search/RevisionCache'
import type { Revision } from '../../search/revision'
import type { FacetsRepo } from './facets.repo'
import { type MachineFilter, whereFilter } from './machineFilter'
import type { MachineWordsRepo } from './machineWords.repo'

export interface MachinePage {
  ids: number[]
  total: number
  totalPages: number
}

type Orders = Record<SortName, RawBuilder<unknown>>
const forwards: Orders = {
  newest: sql`published_at desc, machine_id desc`,
  oldest: sql`published_at, machine_id`,
}
const backwards: Orders = { newest: forwards.oldest, oldest: forwards.newest }

// Up to this many are found first and sorted then; more are met soon enough by reading in the order of the list.
const FEW = 2_000

/**
 * Which machines a page of the list shows, read from the narrow table only. Pages are kept for the revision of the
 * catalogue they were read at: repeated questions cost the same for a catalogue of any size.
 */
export class MachineListRepo {
  private readonly pages: RevisionCache<number[]>

  constructor(
    private readonly db: Kysely<Tables>,
    revision: Revision,
    private readonly words: MachineWordsRepo,
    private readonly facets: FacetsRepo,
  ) {
    this.pages = new RevisionCache(revision, 5000)
  }

  async page(filter: MachineFilter, page: number): Promise<MachinePage> {
    const text = await this.words.understand(filter.search)
    if (!text) return { ids: [], total: 0, totalPages: 0 }
    const { query } = text
    const { total } = await this.facets.countLists(filter, query)
    const totalPages = Math.ceil(total / MACHINES_PER_PAGE)
    if (page > totalPages) return { ids: [], total, totalPages }

    const ids = await this.pages.get({ filter, page }, () =>
      this.ids(filter, query, (page - 1) * MACHINES_PER_PAGE, total),
    )
    return { ids, total, totalPages }
  }

  /**
   * The order is total (time, then id), so pages have no gaps and no doubles (R-599). The second half is read from the
   * end.
   */
  private async ids(
    filter: MachineFilter,
    query: string | undefined,
    offset: number,
    total: number,
  ): Promise<number[]> {
    const count = Math.min(MACHINES_PER_PAGE, total - offset)
    const fromEnd = offset > total / 2
    const order = (fromEnd ? backwards : forwards)[filter.order]
    const { rows } = await sql<{ machine_id: number }>`
      with found as ${total > FEW ? sql`not materialized` : sql`materialized`} (
        select machine_id, published_at from product_filter ${whereFilter(filter, query)}
      )
      select machine_id from found order by ${order}
      limit ${count} offset ${fromEnd ? total - offset - count : offset}`.execute(this.db)
    const ids = rows.map(({ machine_id }) => machine_id)
    return fromEnd ? ids.reverse() : ids
  }
}
