/** The sum of prices in whole pounds; null if one of them is missing. */
export function totalPrice(prices: readonly (number | null | undefined)[]): number | null {
  let total = 0
  for (const price of prices) {
    if (price === null || price === undefined) return null
    total += price
  }
  return total
}
