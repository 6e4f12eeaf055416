/**
 * Keys for parts that differ by their text, made again in each render. Staff may write the same text twice, and React
 * loses parts with repeated keys.
 */
export function uniqueKeys(): (words: string) => string {
  const met = new Map<string, number>()
  return (words) => {
    const times = (met.get(words) ?? 0) + 1
    met.set(words, times)
    return times === 1 ? words : `${words} ${times}`
  }
}
