import type { Letterhead } from './letterhead'
import { colours, inner, page, type SheetPen } from './SheetPen'
import { texts } from './texts'

/** Between head and foot. */
export const body = { top: 96, bottom: page.height - 62 } as const

/** @param title the text beside the logo */
export function drawHead(pen: SheetPen, { siteName }: Letterhead, logo: Buffer | undefined, title: string) {
  const { doc } = pen
  if (logo) doc.image(logo, page.margin, 32, { fit: [150, 30] })
  else pen.text(siteName, page.margin, 34, { size: 15, bold: true, width: inner / 2, lines: 1 })
  pen.text(title, page.margin + inner / 2, 41, {
    size: 9,
    colour: 'quiet',
    width: inner / 2,
    align: 'right',
    lines: 1,
  })
  // The level of the site's sections.
  pen.line(page.margin, 78, inner)
  doc.rect(page.margin, 76.2, inner * 0.62, 2.2).fill(colours.amber)
}

/** Draws the foot of every page, at the end. */
export function drawFeet(pen: SheetPen, { company }: Letterhead, moment: string) {
  const { count } = pen.doc.bufferedPageRange()
  const y = page.height - 48
  for (let index = 0; index < count; index += 1) {
    pen.doc.switchToPage(index)
    pen.line(page.margin, y, inner)
    const style = { size: 8, colour: 'quiet', lines: 1 } as const
    const left = [company.name, company.address].filter(Boolean).join(', ')
    pen.text(left, page.margin, y + 8, { ...style, width: inner * 0.68 })
    pen.text([company.telephone, company.mail].filter(Boolean).join('   '), page.margin, y + 20, {
      ...style,
      width: inner * 0.68,
    })
    const right = { ...style, width: inner * 0.3, align: 'right' } as const
    pen.text(texts.asOf(moment), page.margin + inner * 0.7, y + 8, right)
    pen.text(texts.page(index + 1, count), page.margin + inner * 0.7, y + 20, right)
  }
}
