import type { CountedOption, FilterSetsAnswer } from '@brightfill/shared/contract'
import { type Kysely, sql } from 'kysely'
import type { OptionKind, Tables } from '../../database/tables'
import { RevisionCache } from '../../search/RevisionCache'
import type { Revision } from '../../search/revision'
import type { FacetsRepo } from './facets.repo'
import type { MachineFilter } from './machineFilter'
import type { MachineWordsRepo } from './machineWords.repo'

type Bounds = Pick<FilterSetsAnswer, 'price' | 'year' | 'output'>
type Sets = Record<OptionKind, CountedOption[]> & Bounds

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
    const [{ options, bounds }, lists, makes] = await Promise.all([
      this.frames.get('frame', () => this.frame()),
      text && this.facets.countLists(filter, text.query),
      text && this.facets.countMakes(filter, text.query),
    ])
    const of = (wanted: OptionKind): CountedOption[] =>
      options
        .filter(({ kind }) => kind === wanted)
        .map(({ id, name }) => ({ id, name, count: lists?.byOption.get(id) ?? makes?.get(id) ?? 0 }))
    return {
      category: of('category'),
      bottles: of('bottles'),
      beverage: of('beverage'),
      manufacturer: of('manufacturer'),
      condition: of('condition'),
      ...bounds,
    }
  }

  private async frame(): Promise<Frame> {
    const [options, bounds] = await Promise.all([this.options(), this.bounds()])
    return { options, bounds }
  }

  /** Manufacturers and conditions come from machines, so one that no machine has any more is not offered. */
  private async options(): Promise<Frame['options']> {
    const { rows } = await sql<Frame['options'][number]>`
      select id, name, kind from filter_option
      where case kind
        when 'manufacturer' then exists (select from product_filter where manufacturer = filter_option.id)
        when 'condition' then exists (select from product_filter where condition = filter_option.id)
        else true end
      order by position, name`.execute(this.db)
    return rows
  }

  private async bounds(): Promise<Bounds> {
    const { rows } = await sql<Record<`${'min' | 'max'}_${keyof Bounds}`, number | null>>`
      select min(price) as min_price, max(price) as max_price, min(year) as min_year, max(year) as max_year,
        min(output) as min_output, max(output) as max_output
      from product_filter`.execute(this.db)
    const [found] = rows
    return {
      price: bounds(found?.min_price, found?.max_price),
      year: bounds(found?.min_year, found?.max_year),
      output: bounds(found?.min_output, found?.max_output),
    }
  }
}

function bounds(min: number | null | undefined, max: number | null | undefined) {
  return min === null || min === undefined || max === null || max === undefined ? undefined : { min, max }
}
