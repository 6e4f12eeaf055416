import type { BlogCard } from '@brightfill/shared/contract'

/** The cards that this tab has shown, by slug; only effects fill it, so the server's stays empty. */
const known = new Map<string, BlogCard>()

/** Remembers cards, so that a tap on one shows its article at once. */
export function rememberArticles(cards: readonly BlogCard[]) {
  for (const card of cards) known.set(card.slug, card)
}

export const knownArticle = (slug: string): BlogCard | undefined => known.get(slug)
