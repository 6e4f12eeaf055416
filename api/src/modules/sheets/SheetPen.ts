import path from 'node:path'
import PDFDocument from 'pdfkit'
import { type Run, runsOf } from './sheetLetters'

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

export interface TextStyle {
  size: number
  width: number
  bold?: boolean
  colour?: keyof typeof colours
  align?: 'left' | 'right'
  /** Longer text ends with an ellipsis. */
  lines?: number
  link?: string
}

const fontFile = (name: string) => path.resolve(import.meta.dirname, `../fonts/archivo-${name}.woff`)

/** Writes on the pages of a sheet at given places, in the font of the site. */
export class SheetPen {
  readonly doc: PDFKit.PDFDocument

  constructor(info: { title: string; author: string }) {
    this.doc = new PDFDocument({
      size: 'A4',
      margin: 0,
      bufferPages: true,
      font: fontFile('latin-400'),
      lang: 'en-GB',
      displayTitle: true,
      info: { Title: info.title, Author: info.author },
    })
    for (const name of ['latin-400', 'latin-600', 'latin-ext-400', 'latin-ext-600'])
      this.doc.registerFont(name, fontFile(name))
  }

  /** The y below the text. */
  text(text: string, x: number, y: number, style: TextStyle): number {
    const { size, width, colour = 'ink', align = 'left', link } = style
    const height = this.heightOf(text, style)
    const parts = runsOf(text)
    this.doc.fillColor(colours[colour])
    parts.forEach((part, index) => {
      this.use(style, part.file).fontSize(size)
      const options = { width, height, align, link, ellipsis: true, lineGap, continued: index < parts.length - 1 }
      if (index === 0) this.doc.text(part.text, x, y, options)
      else this.doc.text(part.text, options)
    })
    return y + height
  }

  heightOf(text: string, style: TextStyle): number {
    const doc = this.use(style, 'latin').fontSize(style.size)
    const most = style.lines ? style.lines * (doc.currentLineHeight(true) + lineGap) : page.height
    return Math.min(doc.heightOfString(text, { width: style.width, lineGap }), most)
  }

  line(x: number, y: number, width: number) {
    this.doc.lineWidth(0.6).strokeColor(colours.line)
    this.doc
      .moveTo(x, y)
      .lineTo(x + width, y)
      .stroke()
  }

  private use({ bold }: TextStyle, file: Run['file']) {
    return this.doc.font(`${file}-${bold ? 600 : 400}`)
  }
}

const lineGap = 1.5
