/**
 * Reads or writes the storage of the browser. It is no error that this is off or full, or holds a text of somebody
 * else: whoever keeps something there works without it.
 * @returns undefined when that failed
 */
export function withStorage<Found>(use: () => Found): Found | undefined {
  try {
    return use()
  } catch {
    return undefined
  }
}
