import { ApiError } from '@brightfill/shared/api'
import { TOAST_DURATION } from '@brightfill/shared/constants'
import { showToast, useSiteStore } from '@brightfill/shared/store'
import { useState } from 'react'
import { signOut } from '../api/session'
import { texts } from './texts'
import { useForgetSession } from './useForgetSession'

type Reach = 'here' | 'everywhere'

/**
 * Ends the session on the server and in this browser, and leads home; in the browser it ends even when the
 * server does not answer, unless other devices would stay signed in without the user knowing. With unsaved changes it
 * asks first: `asking` is true, and `confirm` goes on.
 */
export function useSignOut() {
  const store = useSiteStore()
  const forgetSession = useForgetSession()
  const [leaving, setLeaving] = useState(false)
  const [asking, setAsking] = useState<Reach>()

  async function signOutFrom(reach: Reach) {
    setLeaving(true)
    try {
      await signOut(reach === 'everywhere')
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (reach === 'everywhere' && error.status !== 401) {
        setLeaving(false)
        return showToast(store, { type: 'error', text: texts.othersSignedIn, duration: TOAST_DURATION })
      }
    }
    await forgetSession()
  }
  return {
    leaving,
    asking: asking !== undefined,
    leave: (reach: Reach) => (store.getState().saveUnsaved ? setAsking(reach) : signOutFrom(reach)),
    stay: () => setAsking(undefined),
    confirm() {
      if (!asking) return
      setAsking(undefined)
      void signOutFrom(asking)
    },
  }
}
