// The one library of state on the site, for stores of a remote's or the shell's own.
export { useStore } from 'zustand'
export { createStore } from 'zustand/vanilla'
export { hideToast, sessionUnknown, setUnsaved, showToast, signedIn, signedOut } from './actions'
export { SiteProvider, useSite, useSiteStore } from './SiteContext'
export { createSiteStore, type Session, type SiteState, type SiteStore, type Toast } from './siteStore'
