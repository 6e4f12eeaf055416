import type { ImportedMachine } from './contentFile'

const OUTPUT = /^(\d[\d,]{0,8}) [a-z]+\/(h|min)$/

/**
 * The words in a machine's texts that the filters of the list use: its manufacturer, the first words of its condition,
 * and what it makes in an hour. A part that its text does not say is null.
 */
export function madeOf({ manufacturer, condition_note, capacity }: ImportedMachine) {
  const [, figures = '', unit] = OUTPUT.exec(capacity) ?? []
  return {
    manufacturer: manufacturer.trim() || null,
    condition: condition_note.split(',')[0]?.trim() || null,
    output: figures ? Number(figures.replaceAll(',', '')) * (unit === 'min' ? 60 : 1) : null,
  }
}
