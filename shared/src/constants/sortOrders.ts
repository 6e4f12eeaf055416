/** The sort orders of machines and articles, as lists ask for them; the first is the default. */
export const SORT = { latest: 1, oldest: 2 } as const

export type SortOrder = (typeof SORT)[keyof typeof SORT]
