import { figureFilters, optionFilters } from '@brightfill/shared/constants'
import type { FilterSets } from '../api/machines'
import { emptyQuery, isSet, type ListQuery, withOption } from './listQuery'
import { texts } from './texts'

interface Chosen {
  key: string
  label: string
  /** The query without this filter. */
  without: ListQuery
}

/** The chosen filters, in words. */
export function chosenFilters(query: ListQuery, sets: FilterSets): Chosen[] {
  const options = optionFilters.flatMap((set) =>
    sets[set]
      .filter(({ id }) => query[set].includes(id))
      .map(({ id, name }) => ({ key: `${set} ${id}`, label: name, without: withOption(query, set, id, false) })),
  )
  const search = { key: 'search', label: texts.searchChip(query.search), without: { ...query, search: '' } }
  const ranges = figureFilters
    .filter((name) => isSet(query[name]))
    .map((name) => ({
      key: name,
      label: texts.rangeChips[name](...query[name]),
      without: { ...query, [name]: emptyQuery[name] },
    }))
  return [...(query.search ? [search] : []), ...options, ...ranges]
}
