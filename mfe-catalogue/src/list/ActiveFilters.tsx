import { Chip, TextLink } from '@brightfill/shared/ui'
import type { FilterSets } from '../api/machines'
import styles from './ActiveFilters.module.css'
import { chosenFilters } from './chosenFilters'
import { addressOf, cleared, countFilters, type ListQuery } from './listQuery'
import { texts } from './texts'

/** The chosen filters, each a link to the list without it, and Clear All. Works without scripts. */
export function ActiveFilters({ query, sets }: { query: ListQuery; sets: FilterSets }) {
  const active = chosenFilters(query, sets)
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
