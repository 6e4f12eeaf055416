import type { BlogCard } from '@brightfill/shared/contract'
import { BlogGrid } from './BlogGrid'

interface BlogCardsProps {
  cards: readonly BlogCard[]
  /** Level of the titles; 3 by default, because the cards are usually below a section's h2. */
  headingLevel?: 2 | 3
}

/** The cards that other remotes borrow: three in a row where there is room. */
export function BlogCards({ cards, headingLevel = 3 }: BlogCardsProps) {
  return <BlogGrid cards={cards} headingLevel={headingLevel} />
}
