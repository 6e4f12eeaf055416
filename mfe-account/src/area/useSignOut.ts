import { ApiError, forgetToken } from '@brightfill/shared/api'
import { useNavigate } from '@brightfill/shared/router'
import { signedOut, useSiteStore } from '@brightfill/shared/store'
import { useState } from 'react'
import { signOut } from '../api/session'

/** Ends the session on the server and here, and leads home. Here it ends even when the server does not answer. */
export function useSignOut() {
  const store = useSiteStore()
  const navigate = useNavigate()
  const [leaving, setLeaving] = useState(false)

  async function leave(everywhere: boolean) {
    setLeaving(true)
    try {
      await signOut(everywhere)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
    }
    forgetToken()
    await navigate('/')
    signedOut(store) // after leaving: a page of the account cannot be drawn without its user
  }
  return { leave, leaving }
}
