/** `system` follows the device and is never stored. */
export type SchemeChoice = 'system' | 'light' | 'dark'

/** Also written out in `document/early.js`, which runs before any bundle. */
export const SCHEME_KEY = 'shell.scheme.1'

const listeners = new Set<() => void>()

/** What the visitor has chosen on this device. */
export function schemeChoice(): SchemeChoice {
  try {
    const stored = localStorage.getItem(SCHEME_KEY)
    return stored === 'light' || stored === 'dark' ? stored : 'system'
  } catch {
    return 'system'
  }
}

export function chooseScheme(choice: SchemeChoice) {
  try {
    if (choice === 'system') localStorage.removeItem(SCHEME_KEY)
    else localStorage.setItem(SCHEME_KEY, choice)
  } catch {
    // storage is off: the choice holds for this document
  }
  putOnRoot(choice)
  for (const listener of listeners) listener()
}

/** Puts the stored choice on the document. */
export function applyScheme() {
  putOnRoot(schemeChoice())
}

/** Calls back when the choice changes, here or in another tab. */
export function watchScheme(listener: () => void): () => void {
  const heed = ({ key }: StorageEvent) => {
    if (key !== SCHEME_KEY && key !== null) return
    applyScheme()
    listener()
  }
  listeners.add(listener)
  window.addEventListener('storage', heed)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', heed)
  }
}

/** What the document shows now, which with storage switched off is all that is known. */
export function schemeOnRoot(): SchemeChoice {
  const { scheme } = document.documentElement.dataset
  return scheme === 'light' || scheme === 'dark' ? scheme : 'system'
}

function putOnRoot(choice: SchemeChoice) {
  const { dataset } = document.documentElement
  if (choice === 'system') delete dataset.scheme
  else dataset.scheme = choice
}
