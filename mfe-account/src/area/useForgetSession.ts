import { forgetDraft } from '@brightfill/shared/draft'
import { useNavigate } from '@brightfill/shared/router'
import { forgetToken } from '@brightfill/shared/session'
import { setUnsaved, signedOut, useSiteStore } from '@brightfill/shared/store'
import { profileDraft } from '../profile/profileDraft'

/** Ends the session in this browser and leads home; unsaved changes are lost. */
export function useForgetSession() {
  const store = useSiteStore()
  const navigate = useNavigate()
  return async () => {
    const { session } = store.getState()
    setUnsaved(store, undefined)
    if (session.status === 'user') forgetDraft(profileDraft(session.user))
    forgetToken()
    await navigate('/')
    signedOut(store) // after leaving: a page of the account cannot be drawn without its user
  }
}
