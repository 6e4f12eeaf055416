/**
 * Reads or writes the browser's storage. It may be off or full, or hold text from other code, so callers work without
 * it.
 * @returns undefined when that failed
 */
export function withStorage<Found>(use: () => Found): Found | undefined {
  try {
    return use()
  } catch {
    return undefined
  }
}
