import { ApiError } from '@brightfill/shared/api'
import { useNavigate } from '@brightfill/shared/router'
import { forgetToken } from '@brightfill/shared/session'
import { setUnsaved, signedOut, useSiteStore } from '@brightfill/shared/store'
import { useState } from 'react'
import { signOut } from '../api/session'

type Reach = 'here' | 'everywhere'

/**
 * Ends the session on the server and here, and leads home. Here it ends even when the server does not answer. With unsaved changes
 * it waits for `confirm` first: `asking` says so.
 */
export function useSignOut() {
  const store = useSiteStore()
  const navigate = useNavigate()
  const [leaving, setLeaving] = useState(false)
  const [asking, setAsking] = useState<Reach>()

  async function signOutFrom(reach: Reach) {
    setLeaving(true)
    try {
      await signOut(reach === 'everywhere')
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
    }
    forgetToken()
    await navigate('/')
    signedOut(store) // after leaving: a page of the account cannot be drawn without its user
  }
  return {
    leaving,
    asking: asking !== undefined,
    leave: (reach: Reach) => (store.getState().unsaved ? setAsking(reach) : signOutFrom(reach)),
    stay: () => setAsking(undefined),
    confirm() {
      if (!asking) return
      setUnsaved(store, false)
      setAsking(undefined)
      void signOutFrom(asking)
    },
  }
}
