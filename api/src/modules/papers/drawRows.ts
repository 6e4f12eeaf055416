import { body } from '../sheets/drawFrame'
import { inner, page, type SheetPen } from '../sheets/SheetPen'

interface Row {
  /** In the narrow column before the text. */
  mark: string
  text: string
  /** Under the text; may be empty. */
  below: string
  link?: string
  /** At the end of the line. */
  end?: string
}

const markWidth = 104
const endWidth = 84
const x = page.margin + markWidth
const width = inner - markWidth
const heading = { size: 11, bold: true, width: inner, lines: 1 } as const
const mark = { size: 9, colour: 'quiet', width: markWidth - 8, lines: 1 } as const
const text = { size: 10, bold: true, width: width - endWidth, lines: 3 } as const
const end = { size: 10, bold: true, width: endWidth, lines: 1, align: 'right' } as const
const below = { size: 9, colour: 'quiet', width } as const

/**
 * Draws a table of rows under its title, on as many pages as needed; nothing without rows.
 * @returns the y below
 */
export function drawRows(
  pen: SheetPen,
  { title, rows }: { title: string; rows: readonly Row[] },
  top: number,
  turnPage: () => number,
): number {
  const [first] = rows
  if (!first) return top
  let y = fits(top, 24 + heightOf(pen, first)) ? top : turnPage()
  y = pen.text(title, page.margin, y, heading) + 4
  pen.line(page.margin, y, inner)
  for (const row of rows) {
    if (!fits(y, heightOf(pen, row))) y = turnPage()
    pen.text(row.mark, page.margin, y + 6, mark)
    const under = pen.text(row.text, x, y + 5, text)
    if (row.end) pen.text(row.end, page.margin + inner - endWidth, y + 5, end)
    y = drawBelow(pen, row, under + 1, turnPage) + 4
    pen.line(page.margin, y, inner)
  }
  return y + 22
}

/** Continues on the next page when the text is too long. */
function drawBelow(pen: SheetPen, row: Row, top: number, turnPage: () => number): number {
  if (!row.below) return top
  const style = row.link ? ({ ...below, colour: 'link', link: row.link } as const) : below
  let y = top
  for (const line of pen.linesOf(row.below, style)) {
    if (!fits(y, pen.lineHeight(style))) y = turnPage()
    y = pen.drawLine(line, x, y, style)
  }
  return y
}

function fits(y: number, height: number): boolean {
  return y + height <= body.bottom
}

function heightOf(pen: SheetPen, row: Row): number {
  return pen.heightOf(row.text, text) + (row.below ? pen.heightOf(row.below, below) : 0) + 10
}
