import type { SheetPen } from './SheetPen'

interface Fact {
  label: string
  value: string
}

interface Place {
  x: number
  y: number
  width: number
}

/**
 * Draws labels above values, between lines; skips those without a value.
 * @returns the y below
 */
export function drawFacts(pen: SheetPen, facts: readonly Fact[], { x, y: top, width }: Place): number {
  let y = top
  for (const { label, value } of facts.filter((fact) => fact.value.trim() !== '')) {
    pen.line(x, y, width)
    y = pen.text(label, x, y + 4, { size: 7.5, colour: 'quiet', width, lines: 1 })
    y = pen.text(value, x, y, { size: 10, width, lines: 2 }) + 4
  }
  pen.line(x, y, width)
  return y
}
