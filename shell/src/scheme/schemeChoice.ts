import { withStorage } from '@brightfill/shared/storage'
import { createStore, useStore } from '@brightfill/shared/store'

/** `system` follows the device and is never stored. */
export type SchemeChoice = 'system' | 'light' | 'dark'

/** `document/early.js`, which runs before any bundle, uses this key too. */
export const SCHEME_KEY = 'shell.scheme.1'

const shown = createStore<{ choice: SchemeChoice }>(() => ({ choice: 'system' }))

/** The scheme this document shows. */
export function useSchemeChoice(): SchemeChoice {
  return useStore(shown, ({ choice }) => choice)
}

export function chooseScheme(choice: SchemeChoice) {
  withStorage(() => {
    if (choice === 'system') localStorage.removeItem(SCHEME_KEY)
    else localStorage.setItem(SCHEME_KEY, choice)
  })
  show(choice)
}

/** Applies the choice that is stored on this device. */
export function applyScheme() {
  show(storedChoice())
}

/** Follows the choice made in other tabs; returns a function that stops this. */
export function followOtherTabs(): () => void {
  const follow = ({ key }: StorageEvent) => {
    if (key === SCHEME_KEY || key === null) applyScheme()
  }
  window.addEventListener('storage', follow)
  return () => window.removeEventListener('storage', follow)
}

function storedChoice(): SchemeChoice {
  const stored = withStorage(() => localStorage.getItem(SCHEME_KEY))
  return stored === 'light' || stored === 'dark' ? stored : 'system'
}

function show(choice: SchemeChoice) {
  const { dataset } = document.documentElement
  if (choice === 'system') delete dataset.scheme
  else dataset.scheme = choice
  shown.setState({ choice })
}
