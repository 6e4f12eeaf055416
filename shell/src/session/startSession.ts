import { forgetToken, storedToken } from '@brightfill/shared/session'
import { type SiteStore, sessionUnknown, signedIn, signedOut } from '@brightfill/shared/store'
import { askWho } from './askWho'
import { checkSession } from './checkSession'
import { TOKEN_KEY } from './tokenStorage'

/** The page on screen, as the session sees it. */
interface SessionPages {
  /** The page on screen belongs to a signed-in user, so its guard asks the api itself. */
  guarded: () => boolean
  /** Asks the guard of the page on screen again. */
  recheck: () => void
  /** Calls back whenever a navigation has brought another page. */
  onArrival: (arrived: () => void) => void
}

/** Finds out who the visitor is and follows sign-in and sign-out in other tabs. */
export function startSession(store: SiteStore, { guarded, recheck, onArrival }: SessionPages) {
  // The early script hides the Login button when a token is stored; from here on the header decides.
  store.subscribe(({ session }) => {
    if (session.status !== 'unknown') delete document.documentElement.dataset.session
  })
  function follow() {
    if (guarded() && store.getState().saveUnsaved) void keepUnsaved()
    else if (guarded()) recheck()
    else void checkSession(store)
  }
  // The guard would replace the page, and typed text with it, also when the api does not answer. Only another person
  // may not see it; whatever else is wrong with the session, saving will say.
  async function keepUnsaved() {
    const token = storedToken()
    const user = token && (await askWho('/check/auth').catch(() => undefined))
    if (!user || storedToken() !== token) return
    const { session } = store.getState()
    if (session.status === 'user' && session.user.id === user.id) signedIn(store, user)
    else recheck()
  }
  window.addEventListener('storage', ({ key }) => {
    if (key === TOKEN_KEY || key === null) follow()
  })
  // While the browser keeps a page that was left, it hears of no change.
  let left: string | undefined
  window.addEventListener('pagehide', () => {
    left = storedToken()
  })
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted && storedToken() !== left) follow()
  })

  // A sign-in may lead to a public page; an api that did not answer before may answer now; a guard may never have
  // answered, because the visitor left before or the code of its page failed; and a sign-out may have waited for text.
  onArrival(() => {
    const known = store.getState().session.status === 'user'
    if (!guarded() && known !== (storedToken() !== undefined)) void checkSession(store)
  })

  if (!storedToken()) {
    forgetToken() // a damaged token may be left
    signedOut(store)
  } else if (guarded()) sessionUnknown(store)
  else void checkSession(store)
}
