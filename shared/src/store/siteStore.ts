import type { PageLink, SiteOptions, User } from '@brightfill/shared/contract'
import { createStore, type StoreApi } from 'zustand/vanilla'

/** `unknown` until the stored token is checked: the header shows neither Login nor the account icon. */
export type Session = { status: 'visitor' } | { status: 'unknown' } | { status: 'user'; user: User }

export interface Toast {
  id: number
  type: 'success' | 'error'
  text: string
  /** Milliseconds until it hides. */
  duration: number
}

export interface SiteState {
  session: Session
  /** Menu of the header and footer in server order; empty when the api did not answer. */
  pages: PageLink[]
  options: SiteOptions
  toasts: Toast[]
  /** The page shows a draft beside its form. */
  preview?: true
  /** Saves what the visitor typed; undefined while leaving the page would lose nothing. */
  saveUnsaved?: () => void
}

export type SiteStore = StoreApi<SiteState>

/** One store per request on the server: a module-level one would show one visitor's state to another. */
export function createSiteStore(initial: Pick<SiteState, 'pages' | 'options'>): SiteStore {
  return createStore<SiteState>()(() => ({ session: { status: 'visitor' }, toasts: [], ...initial }))
}
