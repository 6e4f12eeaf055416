export { hideToast, sessionUnknown, setUnsaved, showToast, signedIn, signedOut } from './actions'
export { SiteProvider, useSite, useSiteStore } from './SiteContext'
export { createSiteStore, type Session, type SiteState, type SiteStore, type Toast } from './siteStore'
