/** When to try again: "in a minute", "in 5 minutes", "in 2 hours"; "later" for seconds that nobody knows. */
export function waitInWords(seconds: number | undefined): string {
  if (!seconds) return 'later'
  const minutes = Math.ceil(seconds / 60)
  if (minutes === 1) return 'in a minute'
  return minutes < 100 ? `in ${minutes} minutes` : `in ${Math.ceil(minutes / 60)} hours`
}
