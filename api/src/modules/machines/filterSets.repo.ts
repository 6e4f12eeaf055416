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
    const counts = nothing ? new Map<number, number>() : await this.counts(filter, query)
    const options = await this.db.selectFrom('filter_option').select(['id', 'name', 'kind']).orderBy('position').orderBy('name').execute()
    const of = (wanted: OptionKind): CountedOption[] =>
      options.filter(({ kind }) => kind === wanted).map(({ id, name }) => ({ id, name, count: counts.get(id) ?? 0 }))
    return { category: of('category'), bottles: of('bottles'), beverage: of('beverage'), ...(await this.bounds()) }
  }

  /** Machines by option. Options of all kinds are counted in one pass, unless a kind is filtered: its own filter must not count then. */
  private async counts(filter: MachineFilter, query: string | undefined): Promise<Map<number, number>> {
    const kinds = ['category', 'bottles', 'beverage'] as const
    const filtered = kinds.filter((kind) => filter[kind].length > 0)
    const rest = kinds.filter((kind) => !filtered.includes(kind))
    const passes = [
      ...(rest.length > 0 ? [{ of: rest, where: whereFilter(filter, query) }] : []),
      ...filtered.map((kind) => ({ of: [kind], where: whereFilter(filter, query, kind) })),
    ]
    const counted = await Promise.all(
      passes.map(async ({ of, where }) => {
        const ids = sql.join(
          of.map((kind) => sql.ref(kind)),
          sql` || `,
        )
        const { rows } = await sql<{ id: number; count: number }>`
          select option_id as id, count(*)::int as count from product_filter, unnest(${ids}) as option_id ${where}
          group by option_id`.execute(this.db)
        return rows
      }),
    )
    return new Map(counted.flat().map(({ id, count }) => [id, count]))
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
