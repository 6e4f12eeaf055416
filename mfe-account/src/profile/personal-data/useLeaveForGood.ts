import { useNavigate } from '@brightfill/shared/router'
import { forgetToken } from '@brightfill/shared/session'
import { setUnsaved, signedOut, useSiteStore } from '@brightfill/shared/store'
import { useToast } from '../../auth/useToast'
import { texts } from './texts'

/** Leads home once the account is gone: nothing of it can be saved any more. */
export function useLeaveForGood() {
  const store = useSiteStore()
  const navigate = useNavigate()
  const toast = useToast()
  return async () => {
    setUnsaved(store, false)
    forgetToken()
    await navigate('/')
    signedOut(store) // after leaving: a page of the account cannot be drawn without its user
    toast('success', texts.deleted)
  }
}
