// Letters that do not decompose into a base letter and a mark.
const letters: Record<string, string> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ı: 'i' }

/** Text for comparing: lower case, no accents, one space for each run of other characters. */
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

// "400 V", "7.5 kW": a space between a figure and its unit. Longer words are not units.
const BEFORE_UNIT = /(?<=\d)\s+(?=\p{Letter}{1,4}(?!\p{Letter}))/gu

/**
 * The search words of a text: its words, also joined across punctuation, so that "bfrf" and "3612" find "BF-RF 36/12"
 * as well as "rf" and "36", and figures joined with their unit, so that "400V" finds "400 V".
 */
export function searchWordsOf(text: string): string[] {
  const joined = text.split(/\s+/).map((part) => foldText(part).replaceAll(' ', ''))
  const figures = wordsOf(text.replace(BEFORE_UNIT, ''))
  return [...new Set([...wordsOf(text), ...joined, ...figures])].filter((word) => word !== '' && word.length <= 100)
}
