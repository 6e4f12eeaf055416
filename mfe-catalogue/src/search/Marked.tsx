import { createElement, Fragment } from 'react'

// Longer texts are not names or numbers.
const LONGEST_NAME = 40
// As for the api (hasWords.ts).
const LEAST_ACROSS_BLANKS = 5

// As for the api (foldText.ts): "400 V", "7.5 kW".
const FIGURE_WITH_UNIT = /\d\s+\p{Letter}{1,4}(?!\p{Letter})/u

/**
 * Marks the words of a text that contain a found word; found words are folded to lower-case letters and digits. A name
 * or a figure that was typed without its spaces is marked as a whole.
 */
export function Marked({ text, marks }: { text: string; marks: readonly string[] }) {
  const words = text.split(/(\s+)/)
  const across = marks.filter(({ length }) => length >= LEAST_ACROSS_BLANKS)
  if (text.length <= LONGEST_NAME && !words.some((part) => isFound(part, marks)) && isFound(text, across))
    return markedPart(text)
  const parts = withUnits(words, marks).map((part) => (isFound(part, marks) ? markedPart(part) : part))
  return createElement(Fragment, null, ...parts)
}

/** Words and spaces; a figure that is found only with its unit is one word with it. */
function withUnits(words: readonly string[], marks: readonly string[]): string[] {
  const parts: string[] = []
  for (let at = 0; at < words.length; at += 1) {
    const pair = words.slice(at, at + 3)
    const together = FIGURE_WITH_UNIT.test(pair.join('')) && !pair.some((part) => isFound(part, marks))
    const joined = together && isFound(pair.join(''), marks)
    parts.push(joined ? pair.join('') : (words[at] ?? ''))
    if (joined) at += 2
  }
  return parts
}

function markedPart(part: string) {
  return <mark>{part}</mark>
}

/** A single letter or digit stands for itself only. */
function isFound(part: string, marks: readonly string[]): boolean {
  const folded = fold(part)
  return folded !== '' && marks.some((mark) => (mark.length > 1 ? folded.includes(mark) : folded === mark))
}

function fold(word: string): string {
  return word
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{Letter}\p{Number}]/gu, '')
}
