export interface MarkedWord {
  text: string
  /** Only the newer text has it, or only the older. */
  mark?: 'added' | 'gone'
}

/** Longer texts are not compared word by word, because the effort is quadratic. */
const MOST_WORDS = 600

/** The words of two texts in one sequence: those of the older, those of the newer, and common ones. */
export function markWords(older: string, newer: string): MarkedWord[] {
  const [before, after] = [wordsOf(older), wordsOf(newer)]
  if (older === newer) return [{ text: newer }]
  if (before.length * after.length > MOST_WORDS ** 2)
    return [
      { text: older, mark: 'gone' },
      { text: newer, mark: 'added' },
    ]
  const lengths = commonLengths(before, after)
  const words: MarkedWord[] = []
  let [i, j] = [0, 0]
  while (i < before.length || j < after.length) {
    if (i < before.length && j < after.length && before[i] === after[j]) {
      words.push({ text: before[i] ?? '' })
      i += 1
      j += 1
    } else if (j >= after.length || (i < before.length && at(lengths, i + 1, j) >= at(lengths, i, j + 1)))
      words.push({ text: before[i++] ?? '', mark: 'gone' })
    else words.push({ text: after[j++] ?? '', mark: 'added' })
  }
  return words
}

const wordsOf = (text: string) => text.match(/\s+|[^\s]+/g) ?? []
const at = (lengths: number[][], i: number, j: number) => lengths[i]?.[j] ?? 0

/** By position in both: the length of the longest common sequence of words from there on. */
function commonLengths(before: string[], after: string[]): number[][] {
  const lengths = before.map(() => new Array<number>(after.length).fill(0))
  for (let i = before.length - 1; i >= 0; i -= 1)
    for (let j = after.length - 1; j >= 0; j -= 1) {
      const row = lengths[i] ?? []
      row[j] =
        before[i] === after[j] ? at(lengths, i + 1, j + 1) + 1 : Math.max(at(lengths, i + 1, j), at(lengths, i, j + 1))
    }
  return lengths
}
