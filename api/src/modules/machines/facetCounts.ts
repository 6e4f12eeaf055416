import type { OptionKind } from '../../database/tables'

/** A combination of options, by id. */
export type Facet<Kind extends OptionKind> = Record<Kind, readonly number[]>

export interface FacetCounts {
  /** Machines that match the whole filter. */
  total: number
  /** Machines by option: those it would show, given what is chosen in the other lists. */
  byOption: Map<number, number>
}

/**
 * Counts in one pass: a combination that matches every list counts for all its options, one that fails a single list
 * only for the options of that list, because a list does not narrow itself.
 */
export function countByFacet<Kind extends OptionKind>(
  kinds: readonly Kind[],
  chosen: Facet<Kind>,
  groups: readonly { facet: Facet<Kind>; machines: number }[],
): FacetCounts {
  const filters = kinds.filter((kind) => chosen[kind].length > 0).map((kind) => ({ kind, ids: new Set(chosen[kind]) }))
  const byOption = new Map<number, number>()
  let total = 0
  for (const { facet, machines } of groups) {
    const failed = filters.filter(({ kind, ids }) => !facet[kind].some((id) => ids.has(id))).map(({ kind }) => kind)
    if (failed.length > 1) continue
    if (failed.length === 0) total += machines
    for (const kind of failed.length === 0 ? kinds : failed) {
      for (const id of facet[kind]) byOption.set(id, (byOption.get(id) ?? 0) + machines)
    }
  }
  return { total, byOption }
}
