import { type Kysely, sql } from 'kysely'
import type { ListKind, MakeKind, Tables } from '../../database/tables'
import { RevisionCache } from '../../search/RevisionCache'
import type { Revision } from '../../search/revision'
import { countByFacet, type Facet, type FacetCounts } from './facetCounts'
import {
  type FilterScope,
  inLists,
  inMakes,
  inScope,
  listKinds,
  type MachineFilter,
  makeKinds,
  where,
} from './machineFilter'

interface Group<Kind extends ListKind | MakeKind> {
  facet: Facet<Kind>
  machines: number
}

/**
 * Counts machines by the combinations of options they have. Categories, bottles and beverages are counted together,
 * and manufacturers and conditions: combinations of all five would be as many as machines. The count of one of the two
 * depends on price, year, output, text and the choices of the other, so that ticking its own options reads nothing.
 */
export class FacetsRepo {
  /** A combination never changes once it has an id. */
  private readonly facets = new Map<number, Facet<ListKind>>()
  private readonly lists: RevisionCache<Group<ListKind>[]>
  private readonly makes: RevisionCache<Group<MakeKind>[]>
  private readonly counts: RevisionCache<FacetCounts>

  constructor(
    private readonly db: Kysely<Tables>,
    revision: Revision,
  ) {
    this.lists = new RevisionCache(revision, 100)
    this.makes = new RevisionCache(revision, 1000)
    this.counts = new RevisionCache(revision, 4000)
  }

  /**
   * How many machines match, and how many each category, bottle and beverage would show. `textQuery` is what
   * the filter's text means.
   */
  async countLists(filter: MachineFilter, textQuery: string | undefined): Promise<FacetCounts> {
    const { chosen, made, scope } = partsOf(filter, textQuery)
    return this.counts.get({ chosen, made, scope }, async () => {
      const groups = await this.lists.get({ made, scope }, () => this.readLists(made, scope))
      return countByFacet(listKinds, chosen, groups)
    })
  }

  /** How many machines each manufacturer and condition would show. */
  async countMakes(filter: MachineFilter, textQuery: string | undefined): Promise<FacetCounts['byOption']> {
    const { chosen, made, scope } = partsOf(filter, textQuery)
    const groups = await this.makes.get({ chosen, scope }, () => this.readMakes(chosen, scope))
    return countByFacet(makeKinds, made, groups).byOption
  }

  private async readLists(made: Facet<MakeKind>, scope: FilterScope): Promise<Group<ListKind>[]> {
    const { rows } = await sql<{ facet_id: number; machines: number }>`
      select facet_id, count(*)::int as machines from product_filter ${where([...inMakes(made), ...inScope(scope)])}
      group by facet_id`.execute(this.db)
    await this.learn(rows.map(({ facet_id }) => facet_id).filter((id) => !this.facets.has(id)))
    return rows.map(({ facet_id, machines }) => ({ facet: this.facet(facet_id), machines }))
  }

  private async readMakes(chosen: Facet<ListKind>, scope: FilterScope): Promise<Group<MakeKind>[]> {
    const lists = inLists(chosen)
    // By way of the combinations an index answers it without a look at the rows.
    const listed = lists.length > 0 ? [sql`facet_id in (select id from facet ${where(lists)})`] : []
    const { rows } = await sql<Record<MakeKind, number | null> & { machines: number }>`
      select manufacturer, condition, count(*)::int as machines from product_filter
      ${where([...listed, ...inScope(scope)])}
      group by manufacturer, condition`.execute(this.db)
    const known = (id: number | null) => (id === null ? [] : [id])
    return rows.map(({ manufacturer, condition, machines }) => ({
      facet: { manufacturer: known(manufacturer), condition: known(condition) },
      machines,
    }))
  }

  private async learn(ids: readonly number[]) {
    if (ids.length === 0) return
    const { rows } = await sql<Facet<ListKind> & { id: number }>`
      select id, category, bottles, beverage from facet where id = any(${ids}::int[])`.execute(this.db)
    for (const { id, ...facet } of rows) this.facets.set(id, facet)
  }

  private facet(id: number): Facet<ListKind> {
    const facet = this.facets.get(id)
    if (!facet) throw new Error(`There is no facet ${id}`)
    return facet
  }
}

function partsOf(filter: MachineFilter, textQuery: string | undefined) {
  const { category, bottles, beverage, manufacturer, condition, price, year, output } = filter
  return {
    chosen: { category, bottles, beverage },
    made: { manufacturer, condition },
    scope: { price, year, output, textQuery },
  }
}
