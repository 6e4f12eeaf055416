import { conditionOf } from '@brightfill/shared/constants'
import type { ImportedMachine } from './contentFile'

// "36,000 bottles/h", "25 m³/h per circuit", "45 Packs per minute". In migration 0084 too.
const OUTPUT = /^\s*(\d[\d,]{0,8}) ?[\p{L} ]+[²³23]? ?(?:\/| per ) ?(h|hours?|min|minutes?)\b/iu
/** As the column of the database holds. */
const LARGEST = 2 ** 31 - 1

/**
 * The words in a machine's texts that the filters of the list use: its manufacturer, the first words of its condition,
 * and what it makes in an hour, in its own unit. A part that its text does not say is null.
 */
export function machineFacets({ manufacturer, condition_note, capacity }: ImportedMachine) {
  const [, figures = '', time = ''] = OUTPUT.exec(capacity) ?? []
  const output = Number(figures.replaceAll(',', '')) * (/^m/i.test(time) ? 60 : 1)
  return {
    manufacturer: manufacturer.trim() || null,
    condition: conditionOf(condition_note) || null,
    output: figures && output <= LARGEST ? output : null,
  }
}
