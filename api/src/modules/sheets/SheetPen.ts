import { LOCALE } from '@brightfill/shared/constants'
import PDFDocument from 'pdfkit'
import { type Line, layOut, type Setting } from './layOut'
import type { Typeface } from './Typeface'
import { mainTypeface } from './typefaces'

/** Colours of the brand on paper. */
export const colours = {
  ink: '#0b1f3a',
  quiet: '#46566c',
  line: '#c3bfb4',
  amber: '#f2a33a',
  link: '#0b6699',
} as const

/** A4 in points. */
export const page = { width: 595.28, height: 841.89, margin: 40 } as const
export const inner = page.width - 2 * page.margin

export interface TextStyle extends Setting {
  colour?: keyof typeof colours
  align?: 'left' | 'right'
  link?: string
}

/** Between two lines, in points. */
const lineGap = 1.5

/** The stroke width of bold letters in typefaces with one weight, as a fraction of the size. */
const THICKENED = 0.035

/** With a list of features, even an empty one, pdfkit lays out a text as a whole. */
const asRun: PDFKit.Mixins.TextOptions = { lineBreak: false, baseline: 'alphabetic', features: [], fill: true }

/** Writes on the pages of a document at given positions, in the font of the site and its fallbacks. */
export class SheetPen {
  readonly doc: PDFKit.PDFDocument
  private readonly registered = new Set<Typeface>()
  /** Laid-out texts: they are measured before they are drawn. */
  private readonly laidOut = new Map<string, Line[]>()

  constructor(info: { title: string; author: string }) {
    this.doc = new PDFDocument({
      size: 'A4',
      margin: 0,
      bufferPages: true,
      // No default font: pdfkit would not notice that the same font is registered by name.
      font: '',
      lang: LOCALE,
      displayTitle: true,
      info: { Title: info.title, Author: info.author },
    })
  }

  /** The y below the text. */
  text(text: string, x: number, y: number, style: TextStyle): number {
    return this.linesOf(text, style).reduce((top, line) => this.drawLine(line, x, top, style), y)
  }

  heightOf(text: string, style: TextStyle): number {
    return this.linesOf(text, style).length * this.lineHeight(style)
  }

  /** The lines of a text, for a column that continues on the next page. */
  linesOf(text: string, style: TextStyle): Line[] {
    const { size, width, bold = false, lines } = style
    const key = JSON.stringify([text, size, width, bold, lines])
    const laidOut = this.laidOut.get(key) ?? layOut(text, style)
    this.laidOut.set(key, laidOut)
    return laidOut
  }

  /** The y below the line. */
  drawLine(line: Line, x: number, y: number, style: TextStyle): number {
    const { size, width, bold = false, colour = 'ink', align = 'left', link } = style
    const { doc } = this
    const left = align === 'right' || line.fromRight ? x + width - line.width : x
    const baseline = y + mainTypeface(bold).ascent(size)
    doc.fillColor(colours[colour]).strokeColor(colours[colour])
    let at = left
    for (const run of line.runs) {
      this.use(run.face)
        .fontSize(size)
        .lineWidth(size * THICKENED)
      const stroke = bold && run.face.thickened
      // Arabic letters share glyphs, so without the text a reader would copy and find other words.
      if (run.level % 2 === 1) doc.markContent('Span', { actual: run.text })
      doc.text(run.turned, at, baseline, { ...asRun, stroke })
      if (run.level % 2 === 1) doc.endMarkedContent()
      at += run.width
    }
    const height = this.lineHeight(style)
    if (link && line.width > 0) doc.link(left, y, line.width, height, link)
    return y + height
  }

  lineHeight({ size, bold = false }: TextStyle): number {
    return mainTypeface(bold).lineHeight(size) + lineGap
  }

  line(x: number, y: number, width: number) {
    this.doc.lineWidth(0.6).strokeColor(colours.line)
    this.doc
      .moveTo(x, y)
      .lineTo(x + width, y)
      .stroke()
  }

  private use(face: Typeface) {
    // pdfkit accepts an open font, although its types do not say so.
    if (!this.registered.has(face)) this.doc.registerFont(face.name, face.font as unknown as Uint8Array)
    this.registered.add(face)
    return this.doc.font(face.name)
  }
}
