import { Button } from '@brightfill/shared/ui'
import styles from './AccountLayout.module.css'
import { LeaveDialog } from './LeaveDialog'
import { texts } from './texts'
import { useSignOut } from './useSignOut'

/** Ends this session, or all sessions of the user. */
export function LogOut() {
  const { leave, leaving, asking, stay, confirm } = useSignOut()
  return (
    <div className={styles.leave}>
      <Button variant="secondary" size="sm" loading={leaving} onClick={() => leave('here')}>
        {texts.logOut}
      </Button>
      <button
        type="button"
        className={styles.everywhere}
        aria-disabled={leaving || undefined} // it may stay, and keeps the focus
        onClick={() => leaving || leave('everywhere')}
      >
        {texts.logOutEverywhere}
      </button>
      {asking && <LeaveDialog onStay={stay} onLeave={confirm} />}
    </div>
  )
}
