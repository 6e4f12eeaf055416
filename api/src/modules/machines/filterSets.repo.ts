import type { CountedOption, FilterSetsAnswer } from '@brightfill/shared/contract'
import { type Kysely, sql } from 'kysely'
import { LRUCache } from 'lru-cache'
import type { OptionKind, Tables } from '../../database/tables'
import type { Revision } from '../../search/revision'
import { type MachineFilter, whereFilter } from './machineFilter'
import { queryOf } from './machineList.repo'
import type { MachineWordsRepo } from './machineWords.repo'

type Sets = Pick<FilterSetsAnswer, 'category' | 'bottles' | 'beverage' | 'price' | 'year'>

/** What the list can be filtered by, each option with the machines it would show given the other filters. */
export class FilterSetsRepo {
  private readonly cache = new LRUCache<string, Promise<Sets>>({ max: 500 })

  constructor(
    private readonly db: Kysely<Tables>,
    private readonly revision: Revision,
    private readonly words: MachineWordsRepo,
  ) {}

  /** Counted once for each filter and revision of the catalogue; an edit makes the next call count anew. */
  async read(filter: MachineFilter): Promise<Sets> {
    const { newestFirst: _, ...narrowing } = filter
    const key = `${await this.revision.current()} ${JSON.stringify(narrowing)}`
    const known = this.cache.get(key)
    if (known) return known
    const counting = this.count(filter)
    this.cache.set(key, counting)
    counting.catch(() => this.cache.delete(key))
    return counting
  }

  private async count(filter: MachineFilter): Promise<Sets> {
    const text = await this.words.understand(filter.search)
    const query = queryOf(text)
    const nothing = text.kind === 'nothing'
    const [category, bottles, beverage] = await Promise.all(
      (['category', 'bottles', 'beverage'] as const).map((kind) => this.options(kind, filter, query, nothing)),
    )
    const { price, year } = await this.bounds()
    return { category: category ?? [], bottles: bottles ?? [], beverage: beverage ?? [], price, year }
  }

  private async options(kind: OptionKind, filter: MachineFilter, query: string | undefined, nothing: boolean): Promise<CountedOption[]> {
    const where = nothing ? sql`where false` : whereFilter(filter, query, kind)
    const { rows } = await sql<CountedOption>`
      with counted as (
        select option_id, count(*)::int as count
        from product_filter, unnest(${sql.ref(kind)}) as option_id ${where}
        group by option_id
      )
      select id, name, coalesce(count, 0) as count from filter_option left join counted on option_id = id
      where kind = ${kind} order by position, name`.execute(this.db)
    return rows
  }

  private async bounds(): Promise<Pick<Sets, 'price' | 'year'>> {
    const { rows } = await sql<Record<'min_price' | 'max_price' | 'min_year' | 'max_year', number | null>>`
      select min(price) as min_price, max(price) as max_price, min(year) as min_year, max(year) as max_year from product_filter`.execute(
      this.db,
    )
    const [found] = rows
    return { price: bounds(found?.min_price, found?.max_price), year: bounds(found?.min_year, found?.max_year) }
  }
}

function bounds(min: number | null | undefined, max: number | null | undefined) {
  return min === null || min === undefined || max === null || max === undefined ? undefined : { min, max }
}
