/**
 * The condition in a machine's "Condition & Availability": "Rebuilt" in "Rebuilt, in stock". The text after the first
 * comma says where the machine is.
 */
export function conditionOf(words: string): string {
  return words.split(',')[0]?.trim() ?? ''
}

/**
 * The text of "Condition & Availability" beside the selling state: all of it while the machine is available; else only
 * the condition, because "in stock" contradicts "Sold".
 */
export function shownCondition(words: string, sellingState: string): string {
  return sellingState === 'available' ? words : conditionOf(words)
}
