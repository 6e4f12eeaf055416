/**
 * The orders of the lists of machines and articles, in the order the sort select offers them; the first one is the
 * default. `value` is what calls and addresses carry.
 */
export const SORT_ORDERS = [
  { value: 1, label: 'Latest', newestFirst: true },
  { value: 2, label: 'Oldest', newestFirst: false },
] as const

export type SortOrder = (typeof SORT_ORDERS)[number]

export const [DEFAULT_SORT_ORDER] = SORT_ORDERS

/** The order with this value, a number or the text from an address; the default for anything else. */
export function sortOrder(value: unknown): SortOrder {
  return SORT_ORDERS.find((order) => order.value === Number(value)) ?? DEFAULT_SORT_ORDER
}
