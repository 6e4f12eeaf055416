import { DEFAULT_TOTAL_PAGES, MACHINES_PER_PAGE } from '@brightfill/shared/constants'
import { CardSkeleton, Pager, VisuallyHidden } from '@brightfill/shared/ui'
import cards from '../machines/MachineCards.module.css'
import { ListFrame } from './ListFrame'
import { noSets } from './loadList'
import styles from './MachineResults.module.css'
import { texts } from './texts'
import { useListQuery } from './useListQuery'

const places = Array.from({ length: MACHINES_PER_PAGE }, (_, place) => place)

/** The list before its first answer: loading cards and a disabled pagination. */
export function ListSkeleton() {
  const { query, change } = useListQuery()
  return (
    <ListFrame query={query} change={change} panel={{ sets: noSets, total: undefined, reloading: true }}>
      <section aria-label={texts.results} aria-busy className={styles.results}>
        <VisuallyHidden role="status">{texts.loading}</VisuallyHidden>
        <ul className={cards.cards} data-columns={3}>
          {places.map((place) => (
            <li key={place}>
              <CardSkeleton />
            </li>
          ))}
        </ul>
        <Pager page={query.page} totalPages={DEFAULT_TOTAL_PAGES} hrefOf={String} label={texts.pages} inert />
      </section>
    </ListFrame>
  )
}
