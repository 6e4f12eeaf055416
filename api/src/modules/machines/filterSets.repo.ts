import type { CountedOption, FilterSetsAnswer } from '@brightfill/shared/contract'
import { type Kysely, sql } from 'kysely'
import type { OptionKind, Tables } from '../../database/tables'
import { RevisionCache } from '../../search/RevisionCache'
import type { Revision } from '../../search/revision'
import type { FacetsRepo } from './facets.repo'
import type { MachineFilter } from './machineFilter'
import { queryOf } from './machineList.repo'
import type { MachineWordsRepo } from './machineWords.repo'

type Sets = Pick<FilterSetsAnswer, 'category' | 'bottles' | 'beverage' | 'price' | 'year'>
type Bounds = Pick<Sets, 'price' | 'year'>

interface Frame {
  options: { id: number; name: string; kind: OptionKind }[]
  bounds: Bounds
}

/** The options of the list's filters, each with the machines it would show given the other filters. */
export class FilterSetsRepo {
  private readonly frames: RevisionCache<Frame>

  constructor(
    private readonly db: Kysely<Tables>,
    revision: Revision,
    private readonly words: MachineWordsRepo,
    private readonly facets: FacetsRepo,
  ) {
    this.frames = new RevisionCache(revision, 2)
  }

  async read(filter: MachineFilter): Promise<Sets> {
    const text = await this.words.understand(filter.search)
    const [{ options, bounds }, counts] = await Promise.all([
      this.frames.get('frame', () => this.frame()),
      text.kind === 'nothing' ? undefined : this.facets.count(filter, queryOf(text)),
    ])
    const of = (wanted: OptionKind): CountedOption[] =>
      options
        .filter(({ kind }) => kind === wanted)
        .map(({ id, name }) => ({ id, name, count: counts?.byOption.get(id) ?? 0 }))
    return { category: of('category'), bottles: of('bottles'), beverage: of('beverage'), ...bounds }
  }

  private async frame(): Promise<Frame> {
    const [options, bounds] = await Promise.all([this.options(), this.bounds()])
    return { options, bounds }
  }

  private options(): Promise<Frame['options']> {
    return this.db
      .selectFrom('filter_option')
      .select(['id', 'name', 'kind'])
      .orderBy('position')
      .orderBy('name')
      .execute()
  }

  private async bounds(): Promise<Bounds> {
    const { rows } = await sql<Record<'min_price' | 'max_price' | 'min_year' | 'max_year', number | null>>`
      select min(price) as min_price, max(price) as max_price, min(year) as min_year, max(year) as max_year
      from product_filter`.execute(this.db)
    const [found] = rows
    return { price: bounds(found?.min_price, found?.max_price), year: bounds(found?.min_year, found?.max_year) }
  }
}

function bounds(min: number | null | undefined, max: number | null | undefined) {
  return min === null || min === undefined || max === null || max === undefined ? undefined : { min, max }
}
