import { FIRST_SCREEN_CARDS } from '@brightfill/shared/constants'
import type { BlogCard as BlogCardData } from '@brightfill/shared/contract'
import { Piece } from '@brightfill/shared/late'
import { type ReactNode, useEffect } from 'react'
import { BlogCard } from './BlogCard'
import styles from './BlogGrid.module.css'
import { rememberArticles } from './knownArticles'

interface BlogGridProps {
  cards: readonly BlogCardData[]
  headingLevel: 2 | 3
  /** Shows only one row. */
  oneRow?: boolean
  /** List items after the cards. */
  children?: ReactNode
}

/** Cards of articles, as many in a row as fit the container. */
export function BlogGrid({ cards, headingLevel, oneRow, children }: BlogGridProps) {
  useEffect(() => rememberArticles(cards), [cards])
  return (
    <div className={styles.room}>
      <ul className={styles.grid} data-one-row={oneRow || undefined}>
        {cards.map((card, place) => (
          <li key={card.slug}>
            <Piece atOnce={place < FIRST_SCREEN_CARDS}>
              <BlogCard card={card} headingLevel={headingLevel} />
            </Piece>
          </li>
        ))}
        {children}
      </ul>
    </div>
  )
}
