import { Button } from '@brightfill/shared/ui'
import styles from './AccountLayout.module.css'
import { texts } from './texts'
import { useSignOut } from './useSignOut'

/** Ends this session, or all sessions of the user. */
export function LogOut() {
  const { leave, leaving } = useSignOut()
  return (
    <div className={styles.leave}>
      <Button variant="secondary" size="sm" loading={leaving} onClick={() => leave(false)}>
        {texts.logOut}
      </Button>
      <button type="button" className={styles.everywhere} disabled={leaving} onClick={() => leave(true)}>
        {texts.logOutEverywhere}
      </button>
    </div>
  )
}
