import { type Kysely, sql } from 'kysely'
import type { Tables } from '../../database/tables'
import { RevisionCache } from '../../search/RevisionCache'
import type { Revision } from '../../search/revision'
import { countByFacet, type Facet, type FacetCounts } from './facetCounts'
import { type FilterScope, type MachineFilter, whereScope } from './machineFilter'

type Groups = readonly { facet: Facet; machines: number }[]

/**
 * Counts machines by the combinations of options they have. The query depends on price, year and text alone, so that
 * ticking options reads nothing.
 */
export class FacetsRepo {
  /** A combination never changes once it has an id. */
  private readonly facets = new Map<number, Facet>()
  private readonly groups: RevisionCache<Groups>
  private readonly counts: RevisionCache<FacetCounts>

  constructor(
    private readonly db: Kysely<Tables>,
    revision: Revision,
  ) {
    this.groups = new RevisionCache(revision, 100)
    this.counts = new RevisionCache(revision, 2000)
  }

  /**
   * How many machines match, and how many each option would show. `textQuery` is what the filter's text means.
   */
  async count(
    { category, bottles, beverage, price, year }: MachineFilter,
    textQuery: string | undefined,
  ): Promise<FacetCounts> {
    const chosen = { category, bottles, beverage }
    const scope = { price, year, textQuery }
    return this.counts.get({ chosen, scope }, async () =>
      countByFacet(chosen, await this.groups.get(scope, () => this.read(scope))),
    )
  }

  private async read(scope: FilterScope): Promise<Groups> {
    const { rows } = await sql<{ facet_id: number; machines: number }>`
      select facet_id, count(*)::int as machines from product_filter ${whereScope(scope)} group by facet_id`.execute(
      this.db,
    )
    await this.learn(rows.map(({ facet_id }) => facet_id).filter((id) => !this.facets.has(id)))
    return rows.map(({ facet_id, machines }) => ({ facet: this.facet(facet_id), machines }))
  }

  private async learn(ids: readonly number[]) {
    if (ids.length === 0) return
    const { rows } = await sql<Facet & { id: number }>`
      select id, category, bottles, beverage from facet where id = any(${ids}::int[])`.execute(this.db)
    for (const { id, ...facet } of rows) this.facets.set(id, facet)
  }

  private facet(id: number): Facet {
    const facet = this.facets.get(id)
    if (!facet) throw new Error(`There is no facet ${id}`)
    return facet
  }
}
