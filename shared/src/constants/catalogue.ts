/** Machines per page of the list. */
export const PAGE_SIZE = 12

/** Total pages until the first answer arrives. */
export const DEFAULT_TOTAL_PAGES = 10

/** Most images, and dots, on a machine card. */
export const CARD_IMAGES = 8

/** Up to this many pages the pagination shows every number. */
export const PAGER_SHOWS_ALL_UP_TO = 5

/** Step of the price slider and least distance of its thumbs, in pounds. */
export const PRICE_STEP = 10

/** Ids of the detail tabs; 3 is reserved for testimonials. */
export const DETAIL_TABS = { description: 1, components: 2, delivery: 4 } as const

/** Stars of a rating. */
export const STARS = 5

/** Articles revealed at a time on the blog list. */
export const ARTICLES_AT_A_TIME = 12

/** Filled stars of a rating: rounded down, never outside 0 to 5. */
export function filledStars(rating: number): number {
  return Number.isFinite(rating) ? Math.min(STARS, Math.max(0, Math.floor(rating))) : 0
}
