// Letters that do not fall apart into a base letter and a mark.
const letters: Record<string, string> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ı: 'i' }

/** Text for comparing: lower case, no accents, every run of anything but letters and digits one blank. */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/[ßæœøłđðþı]/g, (letter) => letters[letter] ?? letter)
    .replace(/[^\p{Letter}\p{Number}]+/gu, ' ')
    .trim()
}

/** The different words of a text, folded. */
export function wordsOf(text: string): string[] {
  return [...new Set(foldText(text).split(' '))].filter(Boolean)
}

/**
 * The words a text is found by: its own, and those written without their punctuation, so that "BF-RF 36/12" is found by
 * "bfrf" and "3612" as well as by "rf" and "36".
 */
export function searchWordsOf(text: string): string[] {
  const joined = text.split(/\s+/).map((part) => foldText(part).replaceAll(' ', ''))
  return [...new Set([...wordsOf(text), ...joined])].filter((word) => word !== '' && word.length <= 100)
}
