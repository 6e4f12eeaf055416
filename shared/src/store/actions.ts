import type { User } from '@brightfill/shared/contract'
import type { SiteStore } from './siteStore'

// Plain functions, so that an event handler, a loader or a test can call them without a hook.

export function signedIn(store: SiteStore, user: User) {
  store.setState({ session: { status: 'user', user } })
}

export function signedOut(store: SiteStore) {
  store.setState({ session: { status: 'visitor' } })
}

export function sessionUnknown(store: SiteStore) {
  store.setState({ session: { status: 'unknown' } })
}

/** Sets how to save what leaving the page now would lose; undefined when it would lose nothing. */
export function setUnsaved(store: SiteStore, saveUnsaved: (() => void) | undefined) {
  store.setState({ saveUnsaved })
}

let lastToast = 0

/** Shows a toast for `duration` milliseconds; the view counts the time so that hovering can pause it. */
export function showToast(store: SiteStore, toast: { type: 'success' | 'error'; text: string; duration: number }) {
  lastToast += 1
  const shown = { id: lastToast, ...toast }
  store.setState(({ toasts }) => ({ toasts: [...toasts, shown] }))
}

export function hideToast(store: SiteStore, id: number) {
  store.setState(({ toasts }) => ({ toasts: toasts.filter((toast) => toast.id !== id) }))
}
