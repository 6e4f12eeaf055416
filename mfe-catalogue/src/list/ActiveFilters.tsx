import { Chip, TextLink } from '@brightfill/shared/ui'
import type { FilterSets } from '../api/machines'
import styles from './ActiveFilters.module.css'
import { addressOf, cleared, countFilters, emptyQuery, isSet, type ListQuery, withOption } from './listQuery'
import { optionSets, rangeNames } from './openSections'
import { texts } from './texts'

interface Active {
  key: string
  label: string
  /** The query without this filter. */
  without: ListQuery
}

function activeFilters(query: ListQuery, sets: FilterSets): Active[] {
  const options = optionSets.flatMap((set) =>
    sets[set]
      .filter(({ id }) => query[set].includes(id))
      .map(({ id, name }) => ({ key: `${set} ${id}`, label: name, without: withOption(query, set, id, false) })),
  )
  const search = { key: 'search', label: texts.searchChip(query.search), without: { ...query, search: '' } }
  const ranges = rangeNames
    .filter((name) => isSet(query[name]))
    .map((name) => ({
      key: name,
      label: texts.rangeChips[name](...query[name]),
      without: { ...query, [name]: emptyQuery[name] },
    }))
  return [...(query.search ? [search] : []), ...options, ...ranges]
}

/** The chosen filters, each a link to the list without it, and Clear All. Works without scripts. */
export function ActiveFilters({ query, sets }: { query: ListQuery; sets: FilterSets }) {
  const active = activeFilters(query, sets)
  if (active.length === 0) return null
  return (
    <ul className={styles.chips} aria-label={texts.chosen} data-print="hide">
      {active.map(({ key, label, without }) => (
        <li key={key}>
          <Chip label={label} to={addressOf({ ...without, page: 1 })} />
        </li>
      ))}
      {countFilters(query) > 0 && (
        <li>
          <TextLink to={addressOf(cleared(query))} keepScroll className={styles.clear}>
            {texts.clearAll}
          </TextLink>
        </li>
      )}
    </ul>
  )
}
