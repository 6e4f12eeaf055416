import { forgetToken, storedToken } from '@brightfill/shared/session'
import { type SiteStore, sessionUnknown, signedOut } from '@brightfill/shared/store'
import { checkSession } from './checkSession'
import { TOKEN_KEY } from './tokenStorage'

/** What it needs of the pages. */
interface SessionPages {
  /** The page on screen belongs to a signed-in user, so its guard asks the api itself. */
  guarded: () => boolean
  /** Asks the guard of the page on screen again. */
  recheck: () => void
}

/** Finds out who the visitor is, and follows what other tabs do about it. */
export function startSession(store: SiteStore, { guarded, recheck }: SessionPages) {
  // The early script has hidden the Login button where a token is stored; from here on the header knows better.
  store.subscribe(({ session }) => {
    if (session.status !== 'unknown') delete document.documentElement.dataset.session
  })
  window.addEventListener('storage', ({ key }) => {
    if (key !== TOKEN_KEY && key !== null) return
    // A token that is gone would send the visitor home and take along what they typed; saving will say that the session is over.
    if (guarded() && store.getState().saveUnsaved && !storedToken()) return
    if (guarded()) recheck()
    else void checkSession(store)
  })

  if (!storedToken()) {
    forgetToken() // one that is damaged
    signedOut(store)
  } else if (guarded()) sessionUnknown(store)
  else void checkSession(store)
}
