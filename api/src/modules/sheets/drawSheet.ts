import { formatPrice } from '@brightfill/shared/constants'
import { encode } from 'uqr'
import { drawFacts } from './drawFacts'
import { body, drawFeet, drawHead } from './drawFrame'
import { drawSpecification } from './drawSpecification'
import { colours, inner, page, SheetPen } from './SheetPen'
import type { SheetContent } from './sheetContent'
import { texts } from './texts'

interface Drawings {
  logo: Buffer | undefined
  /** JPEG, 4:3. */
  pictures: Buffer[]
}

const gap = 12
const hero = 318
const side = inner - hero - 2 * gap

/** A data sheet of one or two A4 pages, as a finished stream. */
export function drawSheet(content: SheetContent, { logo, pictures }: Drawings): PDFKit.PDFDocument {
  const pen = new SheetPen({ title: texts.title(content.name, content.model), author: content.company.name })
  drawHead(pen, content, logo, texts.dataSheet)
  const top = drawTitle(pen, content)
  const describe = (from: number, width: number, lines: number) =>
    content.description ? pen.text(content.description, page.margin, from, { size: 10, width, lines }) : from
  // Without pictures, the text takes their place.
  const left = pictures.length > 0 ? drawPictures(pen, pictures, top) : describe(top, hero, 16)
  let y = Math.max(left, drawAside(pen, content, top)) + gap
  if (pictures.length > 0) y = describe(y, inner, 6) + gap
  drawSpecification(pen, content.specifications, { top: y + 4, nextTop: body.top, bottom: body.bottom }, () => {
    pen.doc.addPage()
    drawHead(pen, content, logo, `${content.name} ${content.model}`)
  })
  drawFeet(pen, content, content.updated_at)
  pen.doc.end()
  return pen.doc
}

function drawTitle(pen: SheetPen, { category, name, model }: SheetContent): number {
  let y = 92
  if (category) y = pen.text(category, page.margin, y, { size: 9, colour: 'quiet', width: inner, lines: 1 })
  y = pen.text(name, page.margin, y + 2, { size: 24, bold: true, width: inner, lines: 2 })
  if (model) y = pen.text(model, page.margin, y, { size: 13, colour: 'quiet', width: inner, lines: 1 })
  return y + gap
}

/** A large picture, and a row of up to three below it. */
function drawPictures(pen: SheetPen, [first, ...others]: Buffer[], top: number): number {
  if (!first) return top
  pen.doc.image(first, page.margin, top, { width: hero, height: (hero / 4) * 3 })
  const small = (hero - 2 * gap) / 3
  const below = top + (hero / 4) * 3
  others.forEach((picture, index) => {
    const x = page.margin + index * (small + gap)
    pen.doc.image(picture, x, below + gap, { width: small, height: (small / 4) * 3 })
  })
  return others.length > 0 ? below + gap + (small / 4) * 3 : below
}

function drawAside(pen: SheetPen, content: SheetContent, top: number): number {
  const x = page.margin + hero + 2 * gap
  const sold = content.selling_state === 'sold'
  const price = { size: 19, bold: true, width: side, lines: 1 }
  // A sold machine shows no price, as on its page.
  let y = sold ? top - 3 : pen.text(formatPrice(content.price), x, top - 3, price)
  y = drawState(pen, content.selling_state, x, y + 3) + 8
  const facts = [
    { label: texts.sku, value: content.sku },
    { label: texts.capacity, value: content.capacity },
    { label: texts.condition, value: content.condition },
    { label: texts.manufacturer, value: content.manufacturer },
    { label: texts.year, value: content.year === null ? '' : String(content.year) },
  ]
  y = drawFacts(pen, facts, { x, y, width: side })
  return drawCode(pen, content.url, x, y + 10)
}

/** A shape and a word, as on the site. */
function drawState(pen: SheetPen, state: SheetContent['selling_state'], x: number, y: number): number {
  const { doc } = pen
  doc.lineWidth(1.4).strokeColor(colours.ink).fillColor(colours.ink)
  if (state === 'available') doc.circle(x + 4, y + 6.5, 4).fill()
  else doc.circle(x + 4, y + 6.5, 3.4).stroke()
  if (state === 'sold') {
    doc
      .moveTo(x + 1.6, y + 8.9)
      .lineTo(x + 6.4, y + 4.1)
      .stroke()
  }
  return pen.text(texts.state(state), x + 14, y, { size: 10, width: side - 14, lines: 1 })
}

/** The QR code of the page's address, and the address as a link. */
function drawCode(pen: SheetPen, url: string, x: number, y: number): number {
  const size = 76
  const { doc } = pen
  const { data, size: modules } = encode(url, { border: 0 })
  const module = size / modules
  data.forEach((row, line) => {
    row.forEach((dark, place) => {
      // Slightly wider, so that no gap shows between two.
      if (dark) doc.rect(x + place * module, y + line * module, module + 0.05, module + 0.05)
    })
  })
  doc.fill(colours.ink).link(x, y, size, size, url)
  const beside = { x: x + size + gap, width: side - size - gap }
  const below = pen.text(texts.online, beside.x, y - 2, { size: 7.5, colour: 'quiet', width: beside.width })
  pen.text(url.replace(/^https?:\/\//, ''), beside.x, below + 2, {
    size: 7.5,
    colour: 'link',
    width: beside.width,
    lines: 5,
    link: url,
  })
  return y + size
}
