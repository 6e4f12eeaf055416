import type { BlogCardsProps } from '@brightfill/shared/contract'
import type { ReactNode } from 'react'
import { BlogCard } from './BlogCard'
import styles from './BlogGrid.module.css'

interface BlogGridProps {
  cards: readonly BlogCardsProps['cards'][number][]
  headingLevel: 2 | 3
  /** Fills one row and no second, for a way on to elsewhere. */
  oneRow?: boolean
  /** List items after the cards. */
  children?: ReactNode
}

/** Cards of articles, as many in a row as the place they stand in has room for. */
export function BlogGrid({ cards, headingLevel, oneRow, children }: BlogGridProps) {
  return (
    <div className={styles.room}>
      <ul className={styles.grid} data-one-row={oneRow || undefined}>
        {cards.map((card) => (
          <li key={card.slug}>
            <BlogCard card={card} headingLevel={headingLevel} />
          </li>
        ))}
        {children}
      </ul>
    </div>
  )
}
