/** Total pages until the first answer arrives. */
export const DEFAULT_TOTAL_PAGES = 10

/** Most images, and dots, on a machine card. */
export const CARD_IMAGES = 8

/** Step of the price slider and least distance between its thumbs, in pounds. */
export const PRICE_STEP = 10

/** Ids of the detail tabs; 3 is reserved for testimonials. */
export const DETAIL_TABS = { description: 1, components: 2, delivery: 4 } as const

/** Articles the blog list reveals at a time. */
export const ARTICLES_AT_A_TIME = 12
