import { createStore, useStore } from '@brightfill/shared/store'
import type { ListQuery } from './listQuery'

/** The lists of options of the Filters object, under its names. */
export const optionSets = ['category', 'bottles', 'beverage', 'manufacturer', 'condition'] as const
export type OptionSet = (typeof optionSets)[number]
/** The ranges of the Filters object. */
export const rangeNames = ['price', 'output', 'year'] as const
export type RangeName = (typeof rangeNames)[number]
/** Every section of the panel that opens and closes. */
export type SectionName = OptionSet | RangeName

const openAtFirst: readonly SectionName[] = ['category', 'bottles', 'price', 'year']

/**
 * The sections that the visitor opened and closed, by name and by whether something was chosen in it then: an address
 * that chooses something opens its section again. Only clicks change it, so it may live in the module: on the server
 * it stays empty.
 */
const byHand = createStore<Readonly<Record<string, boolean>>>(() => ({}))

const isChosen = (name: SectionName, query: ListQuery) => query[name].some((value) => value !== null)
const keyOf = (name: SectionName, query: ListQuery) => (isChosen(name, query) ? `${name}, chosen` : name)

function isOpen(name: SectionName, query: ListQuery, toggled: Readonly<Record<string, boolean>>): boolean {
  return toggled[keyOf(name, query)] ?? (openAtFirst.includes(name) || isChosen(name, query))
}

/** Whether a list of options is open for this query. */
export function isSetOpen(name: OptionSet, query: ListQuery): boolean {
  return isOpen(name, query, byHand.getState())
}

/**
 * Whether a section is open, and what opens or closes it; that sends nothing, the next load carries the flag.
 */
export function useOpenSection(name: SectionName, query: ListQuery) {
  const open = useStore(byHand, (toggled) => isOpen(name, query, toggled))
  return { open, toggle: () => byHand.setState({ [keyOf(name, query)]: !open }) }
}
