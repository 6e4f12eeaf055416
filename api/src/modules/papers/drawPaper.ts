import { drawFacts } from '../sheets/drawFacts'
import { body, drawFeet, drawHead } from '../sheets/drawFrame'
import { inner, page, SheetPen } from '../sheets/SheetPen'
import { drawRows } from './drawRows'
import type { PaperContent } from './paperContent'
import { texts } from './texts'

const gap = 24
const column = (inner - gap) / 2

/** The document of an order, on as many A4 pages as needed, as a finished stream. */
export function drawPaper(content: PaperContent, logo: Buffer | undefined): PDFKit.PDFDocument {
  const title = texts.order(content.number)
  const pen = new SheetPen({ title, author: content.company.name })
  const turnPage = () => {
    pen.doc.addPage()
    drawHead(pen, content, logo, title)
    return body.top
  }
  drawHead(pen, content, logo, texts.summary)
  let y = pen.text(title, page.margin, 94, { size: 24, bold: true, width: inner, lines: 1 }) + 14
  y = drawParties(pen, content, y) + gap
  const machines = content.machines.map(({ name, url, price }, index) => ({
    mark: String(index + 1),
    text: name,
    below: url,
    link: url,
    end: price,
  }))
  const total =
    content.total && machines.length > 1 ? [{ mark: '', text: texts.total, below: '', end: content.total }] : []
  y = drawRows(pen, { title: texts.machines, rows: [...machines, ...total] }, y, turnPage)
  const steps = content.steps.map(({ on, status_name, note }) => ({
    mark: texts.day(on),
    text: status_name,
    below: note,
  }))
  y = drawRows(pen, { title: texts.steps, rows: steps }, y, turnPage)
  drawEnd(pen, content, y + 40 > body.bottom ? turnPage() : y)
  drawFeet(pen, content, content.read_at)
  pen.doc.end()
  return pen.doc
}

/** The customer, and the order beside. */
function drawParties(pen: SheetPen, { customer, number, status, ordered_at }: PaperContent, y: number): number {
  const buyer = [
    { label: texts.customer, value: customer.name },
    { label: texts.address, value: customer.address },
    { label: texts.email, value: customer.email },
    { label: texts.phone, value: customer.phone },
  ]
  const order = [
    { label: texts.number, value: String(number) },
    { label: texts.status, value: status },
    { label: texts.ordered, value: texts.day(ordered_at) },
  ]
  const left = drawFacts(pen, buyer, { x: page.margin, y, width: column })
  return Math.max(left, drawFacts(pen, order, { x: page.margin + column + gap, y, width: column }))
}

function drawEnd(pen: SheetPen, { company }: PaperContent, y: number) {
  const style = { size: 8, colour: 'quiet', width: inner, lines: 2 } as const
  const below = pen.text(texts.prices, page.margin, y, style)
  pen.text(texts.registered(company.name, company.number, company.vat), page.margin, below + 2, style)
}
