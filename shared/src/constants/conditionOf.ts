/**
 * The condition in the words of a machine's "Condition & Availability": "Rebuilt" in "Rebuilt, in stock". The
 * words after the first comma say where the machine is.
 */
export function conditionOf(words: string): string {
  return words.split(',')[0]?.trim() ?? ''
}

/**
 * The words of "Condition & Availability" beside the selling state: all of them while the machine is available; else
 * its condition alone, because "in stock" beside "Sold" contradicts it.
 */
export function shownCondition(words: string, sellingState: string): string {
  return sellingState === 'available' ? words : conditionOf(words)
}
