import bidiFactory from 'bidi-js'

const bidi = bidiFactory()

/** The scripts that fontkit, and so pdfkit, reverses by itself. */
const leftwards = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u

/** The level of each code unit by Unicode's bidirectional algorithm: odd ones are written from right to left. */
export function levelsOf(text: string): ArrayLike<number> {
  return leftwards.test(text) ? bidi.getEmbeddingLevels(text).levels : []
}

/** The level of the whole text, from its first letter. */
export function baseLevelOf(text: string): number {
  return leftwards.test(text) ? (bidi.getEmbeddingLevels(text).paragraphs[0]?.level ?? 0) : 0
}

/** Runs of one line from left to right. */
export function visualOrder<Run extends { level: number }>(runs: readonly Run[]): Run[] {
  const ordered = [...runs]
  for (let level = Math.max(0, ...runs.map((run) => run.level)); level > 0; level -= 1) {
    let start = 0
    while (start < ordered.length) {
      let end = start
      while ((ordered[end]?.level ?? 0) >= level) end += 1
      if (end > start + 1) ordered.splice(start, end - start, ...ordered.slice(start, end).reverse())
      start = Math.max(end, start + 1)
    }
  }
  return ordered
}

/** The text in the order that fontkit needs to draw it in the direction of its level. */
export function turned(text: string, level: number): string {
  const fromRight = level % 2 === 1
  if (fromRight === leftwards.test(text)) return text
  const letters = Array.from(text).reverse()
  return letters.map((letter) => (fromRight && bidi.getMirroredCharacter(letter)) || letter).join('')
}
