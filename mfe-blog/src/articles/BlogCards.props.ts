import type { BlogCard } from '@brightfill/shared/contract'

/** Remotes that borrow `BlogCards` get a copy of this file. */
export interface BlogCardsProps {
  cards: readonly BlogCard[]
  /** Level of the titles; 3 by default, because the cards are usually below a section's h2. */
  headingLevel?: 2 | 3
}
