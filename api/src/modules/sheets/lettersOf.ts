import type { Typeface } from './Typeface'
import { typefacesFor } from './typefaces'

/** One visible letter: a base with its marks. */
export interface Letter {
  text: string
  face: Typeface
}

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' })
const unseen = /\p{Default_Ignorable_Code_Point}/gu

/** Replacements for technical signs that no typeface has. */
const signs: Record<string, string> = { '≥': '>=', '≤': '<=', '≈': '~', '→': '->', '‑': '-', Ω: 'Ohm' }

/** The letters of a line. A letter without a typeface becomes a similar one, or a question mark. */
export function lettersOf(line: string, bold: boolean): Letter[] {
  const text = line.normalize('NFC').replace(/\s/g, (space) => (space === '\u00a0' ? space : ' '))
  const faces = typefacesFor(text, bold)
  const letterFor = (part: string) => {
    const face = faces.find((one) => one.has(part))
    return face && { text: part, face }
  }
  return Array.from(segmenter.segment(text)).flatMap(({ segment }) => {
    const whole = letterFor(segment)
    if (whole) return [whole]
    const seen = segment.replace(unseen, '')
    const alike = signs[seen] ?? seen.normalize('NFKD').replace(/\p{M}/gu, '')
    for (const other of [seen, alike, seen && '?']) {
      const letters = Array.from(other).map(letterFor)
      if (letters.every((letter) => letter !== undefined)) return letters
    }
    return []
  })
}
