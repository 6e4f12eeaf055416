import LineBreaker from 'linebreak'
import { baseLevelOf, levelsOf, turned, visualOrder } from './direction'
import { type Letter, lettersOf } from './lettersOf'
import type { Typeface } from './Typeface'

export interface Setting {
  size: number
  /** The column has this many points. */
  width: number
  bold?: boolean
  /** Longer text ends with an ellipsis. */
  lines?: number
}

/** Letters drawn together: of one word, one typeface and one direction. */
interface Run {
  /** In logical order. */
  text: string
  /** In the order for pdfkit. */
  turned: string
  face: Typeface
  width: number
  level: number
}

export interface Line {
  /** From left to right. */
  runs: Run[]
  width: number
  /** Whether it starts at the right of its column, as in Arabic paragraphs of several lines. */
  fromRight: boolean
}

interface PlacedLetter extends Letter {
  level: number
}

/** With the space that follows it. */
type Word = PlacedLetter[]

interface Row {
  words: Word[]
  /** The level of its paragraph. */
  base: number
  fromRight: boolean
}

/** The lines of a text. It breaks at its line breaks and at the width. */
export function layOut(text: string, setting: Setting): Line[] {
  const paragraphs = text
    .replace(/\r\n?/g, '\n')
    .trim()
    .replace(/\n\s*\n/g, '\n\n')
    .split('\n')
  const rows = paragraphs.flatMap((paragraph) => rowsOf(paragraph, setting))
  const { lines: most = rows.length } = setting
  const shown = rows.slice(0, most)
  const last = shown.pop()
  if (last) shown.push(rows.length > most ? shortened(last, setting) : last)
  return shown.map((row) => lineOf(row, setting))
}

function rowsOf(paragraph: string, setting: Setting): Row[] {
  const letters = lettersOf(paragraph, setting.bold ?? false)
  const text = letters.map((letter) => letter.text).join('')
  const base = baseLevelOf(text)
  const rows: Word[][] = [[]]
  let used = 0
  for (const word of wordsOf(letters, text, setting)) {
    if (used > 0 && used + widthOf(withoutEnd(word), setting) > setting.width) {
      rows.push([])
      used = 0
    }
    rows.at(-1)?.push(word)
    used += widthOf(word, setting)
  }
  return rows.map((words) => ({ words, base, fromRight: base % 2 === 1 && rows.length > 1 }))
}

/** The unbreakable parts of a line, none of them wider than a line. */
function wordsOf(letters: Letter[], text: string, setting: Setting): Word[] {
  const levels = levelsOf(text)
  const breaks = breaksOf(text)
  const words: Word[] = []
  let place = 0
  for (const letter of letters) {
    const placed = { ...letter, level: levels[place] ?? 0 }
    if (words.length === 0 || breaks.has(place)) words.push([placed])
    else words.at(-1)?.push(placed)
    place += letter.text.length
  }
  return words.flatMap((word) => (widthOf(withoutEnd(word), setting) > setting.width ? cut(word, setting) : [word]))
}

/** The places where a line may break, by Unicode's rules. */
function breaksOf(text: string): Set<number> {
  const breaker = new LineBreaker(text)
  const places = new Set<number>()
  for (let next = breaker.nextBreak(); next; next = breaker.nextBreak()) places.add(next.position)
  return places
}

function cut(word: Word, setting: Setting): Word[] {
  const parts: Word[] = []
  for (const letter of word) {
    const longer = [...(parts.at(-1) ?? []), letter]
    if (parts.length === 0 || widthOf(longer, setting) > setting.width) parts.push([letter])
    else parts.splice(-1, 1, longer)
  }
  return parts
}

/** The row with an ellipsis for what follows it. */
function shortened(row: Row, setting: Setting): Row {
  const ellipsis = lettersOf('…', setting.bold ?? false).map((letter) => ({ ...letter, level: row.base }))
  const words = [...row.words]
  for (;;) {
    const whole = [...words.slice(0, -1), withoutEnd(words.at(-1) ?? []), ellipsis]
    const width = whole.reduce((sum, word) => sum + widthOf(word, setting), 0)
    const last = words.pop()
    if (!last || width <= setting.width) return { ...row, words: whole }
    if (last.length > 1) words.push(last.slice(0, -1))
  }
}

function lineOf({ words, fromRight }: Row, setting: Setting): Line {
  const shown = [...words.slice(0, -1), withoutEnd(words.at(-1) ?? [])]
  const runs = visualOrder(shown.flatMap((word) => runsOf(word, setting)))
  return { runs, width: runs.reduce((sum, run) => sum + run.width, 0), fromRight }
}

function widthOf(word: Word, setting: Setting): number {
  return runsOf(word, setting).reduce((sum, run) => sum + run.width, 0)
}

function runsOf(word: Word, { size }: Setting): Run[] {
  const parts: PlacedLetter[] = []
  for (const letter of word) {
    const last = parts.at(-1)
    if (last && last.face === letter.face && last.level === letter.level) last.text += letter.text
    else parts.push({ ...letter })
  }
  return parts.map(({ text, face, level }) => {
    const drawn = turned(text, level)
    return { text, turned: drawn, face, level, width: face.widthOf(drawn, size) }
  })
}

function withoutEnd(word: Word): Word {
  const last = word.findLastIndex(({ text }) => text !== ' ')
  return word.slice(0, last + 1)
}
