import { PAGE_SIZE } from '@brightfill/shared/constants'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import { LRUCache } from 'lru-cache'
import type { Tables } from '../../database/tables'
import type { Revision } from '../../search/revision'
import { type MachineFilter, whereFilter } from './machineFilter'
import type { MachineWordsRepo, TextSearch } from './machineWords.repo'

export interface MachinePage {
  ids: number[]
  total: number
  totalPages: number
}

/**
 * Which machines a page of the list shows, read from the narrow table only. Totals and pages are kept for the revision of the catalogue they
 * were read at: what visitors ask again and again costs the same whatever the size of the catalogue.
 */
export class MachineListRepo {
  private readonly totals = new LRUCache<string, number>({ max: 2000 })
  private readonly pages = new LRUCache<string, number[]>({ max: 5000 })

  constructor(
    private readonly db: Kysely<Tables>,
    private readonly revision: Revision,
    private readonly words: MachineWordsRepo,
  ) {}

  async page(filter: MachineFilter, page: number): Promise<MachinePage> {
    const text = await this.words.understand(filter.search)
    if (text.kind === 'nothing') return { ids: [], total: 0, totalPages: 0 }
    const where = whereFilter(filter, queryOf(text))
    const revision = await this.revision.current()
    const { newestFirst, ...narrowing } = filter
    const key = `${revision} ${JSON.stringify(narrowing)}`

    const total = this.totals.get(key) ?? (await this.count(where))
    this.totals.set(key, total)
    const totalPages = Math.ceil(total / PAGE_SIZE)
    if (page > totalPages) return { ids: [], total, totalPages }

    const place = `${key} ${newestFirst} ${page}`
    const ids = this.pages.get(place) ?? (await this.ids(filter, where, (page - 1) * PAGE_SIZE, total))
    this.pages.set(place, ids)
    return { ids, total, totalPages }
  }

  /** The order is total (time, then id), so pages have no gaps and no doubles. The second half is read from the end. */
  private async ids({ newestFirst }: MachineFilter, where: RawBuilder<unknown>, offset: number, total: number): Promise<number[]> {
    const count = Math.min(PAGE_SIZE, total - offset)
    const fromEnd = offset > total / 2
    const descending = newestFirst !== fromEnd
    const order = descending ? sql`published_at desc, machine_id desc` : sql`published_at, machine_id`
    const { rows } = await sql<{ machine_id: number }>`
      select machine_id from product_filter ${where} order by ${order}
      limit ${count} offset ${fromEnd ? total - offset - count : offset}`.execute(this.db)
    const ids = rows.map(({ machine_id }) => machine_id)
    return fromEnd ? ids.reverse() : ids
  }

  private async count(where: RawBuilder<unknown>): Promise<number> {
    const { rows } = await sql<{ total: number }>`select count(*)::int as total from product_filter ${where}`.execute(this.db)
    return rows[0]?.total ?? 0
  }
}

export function queryOf(text: TextSearch): string | undefined {
  return text.kind === 'query' ? text.query : undefined
}
