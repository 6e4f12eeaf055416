import { useSyncExternalStore } from 'react'

/** The three lists of options of the Filters object, under its names. */
export const optionSets = ['category', 'bottles', 'beverage'] as const
export type OptionSet = (typeof optionSets)[number]
/** Every section of the panel that opens and closes. */
export type SectionName = OptionSet | 'price' | 'year'
export type OpenSections = Readonly<Record<SectionName, boolean>>

export const defaultOpen: OpenSections = { category: true, bottles: true, beverage: false, price: true, year: true }

// Only a visitor's click changes it, so it may live in the module: on the server it always is the default.
let open = defaultOpen
const listeners = new Set<() => void>()

export function openSections(): OpenSections {
  return open
}

/** Opens or closes a section. Sends nothing; the next load carries the flag. */
export function toggleSection(name: SectionName) {
  open = { ...open, [name]: !open[name] }
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function useOpenSections(): OpenSections {
  return useSyncExternalStore(subscribe, openSections, () => defaultOpen)
}
