import {
  conditionOf,
  type FigureFilter,
  type FilterSource,
  figureFilters,
  filterSources,
  type OptionFilter,
  optionFilters,
} from '@brightfill/shared/constants'
import type { ImportedMachine } from './contentFile'

/** An option of a machine, by name. */
export interface NamedOption {
  kind: OptionFilter
  name: string
  /** Derived from the machine's text; others are in the catalogue of the file. */
  made: boolean
}

// "36,000 bottles/h", "25 m³/h per circuit", "45 Packs per minute".
const OUTPUT = /^\s*(\d[\d,]{0,8}) ?[\p{L} ]+[²³23]? ?(?:\/| per ) ?(h|hours?|min|minutes?)\b/iu
const FIRST_FIGURE = /^\D*(\d[\d,]{0,8})/
/** The largest bound of a range. */
const LARGEST = 2 ** 31 - 1

/** Parsers for options and figures that are not simply the text, or the first figure in it. */
const optionIn: Partial<Record<OptionFilter, (text: string) => string>> = { condition: conditionOf }
const figureIn: Partial<Record<FigureFilter, (text: string) => number | undefined>> = { output: perHour }

/** The options and figures by which the list finds a machine, without those that the machine does not have. */
export function filterValues(machine: ImportedMachine) {
  const options = optionFilters.flatMap((kind): NamedOption[] => {
    const source = filterSources[kind]
    if (source.kind === 'many') return machine[source.list].map((name) => ({ kind, name, made: false }))
    const name = (optionIn[kind] ?? String)(String(sourceValue(machine, source) ?? '')).trim()
    return name ? [{ kind, name, made: true }] : []
  })
  const figures: Partial<Record<FigureFilter, number>> = {}
  for (const name of figureFilters) {
    const value = sourceValue(machine, filterSources[name])
    const figure = typeof value === 'string' ? (figureIn[name] ?? firstFigure)(value) : value
    if (typeof figure === 'number' && figure <= LARGEST) figures[name] = figure
  }
  return { options, figures }
}

function sourceValue(machine: ImportedMachine, source: FilterSource): string | number | null | undefined {
  if ('column' in source) return machine[source.column]
  const lines = machine.technical_specifications.flatMap((group) => group.specifications)
  return lines.find(({ name }) => name === source.specification)?.value
}

/** The hourly output of a machine, in its own unit. */
function perHour(capacity: string): number | undefined {
  const [, figures, time = ''] = OUTPUT.exec(capacity) ?? []
  return figures === undefined ? undefined : numberOf(figures) * (/^m/i.test(time) ? 60 : 1)
}

function firstFigure(text: string): number | undefined {
  const [, figures] = FIRST_FIGURE.exec(text) ?? []
  return figures === undefined ? undefined : numberOf(figures)
}

const numberOf = (figures: string) => Number(figures.replaceAll(',', ''))
