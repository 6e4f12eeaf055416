import type { FigureFilter, OptionFilter } from '@brightfill/shared/constants'
import { createStore, useStore } from '@brightfill/shared/store'

/** Every section of the panel that opens and closes. */
export type SectionName = OptionFilter | FigureFilter
/** The values that are chosen in each. */
type Chosen = Readonly<Record<SectionName, readonly (number | null)[]>>

const openAtFirst: readonly SectionName[] = ['category', 'bottles', 'price', 'year']

/**
 * The sections that the visitor opened and closed, by name and by whether something was chosen in it then: an address
 * that chooses something opens its section again. Only clicks change it, so it may live in the module: on the server
 * it stays empty.
 */
const byHand = createStore<Readonly<Record<string, boolean>>>(() => ({}))

const isChosen = (name: SectionName, query: Chosen) => query[name].some((value) => value !== null)
const keyOf = (name: SectionName, query: Chosen) => (isChosen(name, query) ? `${name}, chosen` : name)

function isOpen(name: SectionName, query: Chosen, toggled: Readonly<Record<string, boolean>>): boolean {
  return toggled[keyOf(name, query)] ?? (openAtFirst.includes(name) || isChosen(name, query))
}

/** Whether a list of options is open for this query. */
export function isSetOpen(name: OptionFilter, query: Chosen): boolean {
  return isOpen(name, query, byHand.getState())
}

/**
 * Whether a section is open, and a function that toggles it. Toggling sends nothing; the next load carries the flag
 * (R-354).
 */
export function useOpenSection(name: SectionName, query: Chosen) {
  const open = useStore(byHand, (toggled) => isOpen(name, query, toggled))
  return { open, toggle: () => byHand.setState({ [keyOf(name, query)]: !open }) }
}
