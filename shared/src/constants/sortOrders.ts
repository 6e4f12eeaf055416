/**
 * The orders of the lists of machines and articles, in the order the sort select offers them; the first one is the
 * default. `value` is what calls and addresses carry: whole numbers from 1. A new name is a type error in the
 * lists that do not know it yet.
 */
export const SORT_ORDERS = [
  { value: 1, label: 'Latest', name: 'newest' },
  { value: 2, label: 'Oldest', name: 'oldest' },
] as const

export type SortOrder = (typeof SORT_ORDERS)[number]

export type SortName = SortOrder['name']

export const [DEFAULT_SORT_ORDER] = SORT_ORDERS

/** The order with this value, a number or the text from an address; the default for anything else. */
export function sortOrder(value: unknown): SortOrder {
  return SORT_ORDERS.find((order) => order.value === Number(value)) ?? DEFAULT_SORT_ORDER
}
