import { readFileSync } from 'node:fs'
import path from 'node:path'
import { create, type Font } from 'fontkit'
import { sfntOf } from './sfntOf'

const folder = path.resolve(import.meta.dirname, '../fonts')

/** A font file, opened for the first text that needs it and then kept open. */
export class Typeface {
  private opened: Font | undefined

  /** @param thickened whether bold text is drawn with thicker strokes because the font has one weight */
  constructor(
    readonly name: string,
    readonly thickened = false,
  ) {}

  get font(): Font {
    this.opened ??= create(sfntOf(readFileSync(path.join(folder, `${this.name}.woff`))))
    return this.opened
  }

  /** Whether it has all code points of the text. */
  has(text: string): boolean {
    return Array.from(text).every((sign) => this.font.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0))
  }

  /** In points. */
  widthOf(text: string, size: number): number {
    return this.perSize(this.font.layout(text).advanceWidth, size)
  }

  /** From the top of a line to its baseline, in points. */
  ascent(size: number): number {
    return this.perSize(this.font.ascent, size)
  }

  lineHeight(size: number): number {
    const { ascent, descent, lineGap } = this.font
    return this.perSize(ascent - descent + lineGap, size)
  }

  private perSize(units: number, size: number): number {
    return (units / this.font.unitsPerEm) * size
  }
}
