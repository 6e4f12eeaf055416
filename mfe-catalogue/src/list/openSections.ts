import { createStore, useStore } from '@brightfill/shared/store'
import type { ListQuery } from './listQuery'

/** The three lists of options of the Filters object, under its names. */
export const optionSets = ['category', 'bottles', 'beverage'] as const
export type OptionSet = (typeof optionSets)[number]
/** Every section of the panel that opens and closes. */
export type SectionName = OptionSet | 'price' | 'year'

const openAtFirst: Readonly<Record<SectionName, boolean>> = {
  category: true,
  bottles: true,
  beverage: false,
  price: true,
  year: true,
}

/**
 * What the visitor opened and closed, by section and by whether something was chosen in it then: an address that
 * chooses something opens its section again. Only clicks change it, so it may live in the module: on the server it
 * stays empty.
 */
const byHand = createStore<Readonly<Record<string, boolean>>>(() => ({}))

const isChosen = (name: SectionName, query: ListQuery) => query[name].some((value) => value !== null)
const keyOf = (name: SectionName, query: ListQuery) => (isChosen(name, query) ? `${name}, chosen` : name)

function isOpen(name: SectionName, query: ListQuery, toggled: Readonly<Record<string, boolean>>): boolean {
  return toggled[keyOf(name, query)] ?? (openAtFirst[name] || isChosen(name, query))
}

/** Which lists of options are open for this query. */
export function openSections(query: ListQuery): Record<OptionSet, boolean> {
  const open = (name: OptionSet) => isOpen(name, query, byHand.getState())
  return { category: open('category'), bottles: open('bottles'), beverage: open('beverage') }
}

/**
 * Whether a section is open, and what opens or closes it; that sends nothing, the next load carries the flag.
 */
export function useOpenSection(name: SectionName, query: ListQuery) {
  const open = useStore(byHand, (toggled) => isOpen(name, query, toggled))
  return { open, toggle: () => byHand.setState({ [keyOf(name, query)]: !open }) }
}
