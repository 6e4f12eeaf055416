import { ApiError } from '@brightfill/shared/api'
import { useSiteStore } from '@brightfill/shared/store'
import { Button } from '@brightfill/shared/ui'
import { useState } from 'react'
import { signOut } from '../api/session'
import { useToast } from '../auth/useToast'
import styles from './AccountLayout.module.css'
import { LeaveDialog } from './LeaveDialog'
import { texts } from './texts'
import { useForgetSession } from './useForgetSession'

type Reach = 'here' | 'everywhere'

/**
 * Ends this session, or all sessions of the user, and leads home; in this browser it ends even when the server
 * does not answer, unless other devices would stay signed in without the user knowing. With unsaved changes it asks
 * first.
 */
export function LogOut() {
  const store = useSiteStore()
  const forgetSession = useForgetSession()
  const toast = useToast()
  const [leaving, setLeaving] = useState(false)
  const [asked, setAsked] = useState<Reach>()

  async function leave(reach: Reach) {
    setAsked(undefined)
    setLeaving(true)
    try {
      await signOut(reach === 'everywhere')
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (reach === 'everywhere' && error.status !== 401) {
        setLeaving(false)
        return toast('error', texts.othersSignedIn)
      }
    }
    await forgetSession()
  }
  const askOrLeave = (reach: Reach) => (store.getState().saveUnsaved ? setAsked(reach) : void leave(reach))
  return (
    <div className={styles.leave}>
      <Button variant="secondary" size="sm" loading={leaving} onClick={() => askOrLeave('here')}>
        {texts.logOut}
      </Button>
      <button
        type="button"
        className={styles.everywhere}
        aria-disabled={leaving || undefined} // it may stay, and keeps the focus
        onClick={() => leaving || askOrLeave('everywhere')}
      >
        {texts.logOutEverywhere}
      </button>
      {asked && <LeaveDialog onStay={() => setAsked(undefined)} onLeave={() => void leave(asked)} />}
    </div>
  )
}
