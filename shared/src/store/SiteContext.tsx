import { createContext, type ReactNode, use } from 'react'
import { useStore } from 'zustand'
import type { SiteState, SiteStore } from './siteStore'

const SiteContext = createContext<SiteStore | undefined>(undefined)

export function SiteProvider({ store, children }: { store: SiteStore; children: ReactNode }) {
  return <SiteContext value={store}>{children}</SiteContext>
}

/** The store itself, for actions. */
export function useSiteStore(): SiteStore {
  const store = use(SiteContext)
  if (!store) throw new Error('There is no site store above this component')
  return store
}

/** A part of the site's state; the component renders again only when that part changes. */
export function useSite<Part>(select: (state: SiteState) => Part): Part {
  return useStore(useSiteStore(), select)
}
