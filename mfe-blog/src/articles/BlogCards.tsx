import type { BlogCardsProps } from './BlogCards.props'
import { BlogGrid } from './BlogGrid'

/** The cards that other remotes borrow: three in a row where there is room. */
export function BlogCards({ cards, headingLevel = 3 }: BlogCardsProps) {
  return <BlogGrid cards={cards} headingLevel={headingLevel} />
}
