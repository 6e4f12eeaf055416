import type { SpecificationGroup } from '@brightfill/shared/contract'
import { inner, page, type SheetPen } from './SheetPen'
import { texts } from './texts'

interface Room {
  /** The y where it begins on the first page and on the second. */
  top: number
  nextTop: number
  bottom: number
}

const MOST_PAGES = 2
const between = 24
const width = (inner - between) / 2
const nameWidth = width * 0.44
const name = { size: 9, colour: 'quiet', width: nameWidth - 8, lines: 3 } as const
const value = { size: 9, width: width - nameWidth, lines: 3 } as const
const heading = { size: 11, bold: true, width, lines: 1 } as const

/** Draws groups of names and values in two columns, each group in the shorter one, up to the second page. */
export function drawSpecification(
  pen: SheetPen,
  groups: readonly SpecificationGroup[],
  { top, nextTop, bottom }: Room,
  addPage: () => void,
) {
  let pages = 1
  let ends: [left: number, right: number] = [top, top]
  for (const group of groups) {
    const height = heightOf(pen, group)
    if (Math.min(...ends) + height > bottom && pages < MOST_PAGES) {
      addPage()
      pages += 1
      ends = [nextTop, nextTop]
    }
    const column = ends[0] <= ends[1] ? 0 : 1
    const x = page.margin + column * (width + between)
    const { end, whole } = drawGroup(pen, group, { x, y: ends[column], bottom: bottom - 14 })
    if (!whole) {
      pen.text(texts.more, page.margin, bottom, { ...name, width: inner })
      return
    }
    ends[column] = end
  }
}

function heightOf(pen: SheetPen, group: SpecificationGroup): number {
  return 22 + group.specifications.reduce((sum, row) => sum + rowHeight(pen, row), 0) + 16
}

function rowHeight(pen: SheetPen, row: SpecificationGroup['specifications'][number]): number {
  return Math.max(pen.heightOf(row.name, name), pen.heightOf(row.value, value)) + 5
}

/** Stops early when there is no room left. */
function drawGroup(
  pen: SheetPen,
  group: SpecificationGroup,
  { x, y: top, bottom }: { x: number; y: number; bottom: number },
) {
  if (top + 40 > bottom) return { end: top, whole: false }
  let y = pen.text(group.title, x, top, heading) + 4
  pen.line(x, y, width)
  for (const row of group.specifications) {
    const height = rowHeight(pen, row)
    if (y + height > bottom) return { end: y, whole: false }
    pen.text(row.name, x, y + 3, name)
    pen.text(row.value, x + nameWidth, y + 3, value)
    y += height
    pen.line(x, y, width)
  }
  return { end: y + 16, whole: true }
}
