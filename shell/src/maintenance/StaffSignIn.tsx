import { TextLink } from '@brightfill/shared/ui'
import { useState } from 'react'
import { SignInForm } from '../session/SignInForm'
import { fetchStatus } from './fetchStatus'
import { leaveMaintenance } from './leaveMaintenance'
import styles from './StaffSignIn.module.css'
import { texts } from './texts'

/** Staff sign in here during maintenance: the page that they asked for opens, when they may see it. */
export function StaffSignIn() {
  const [said, setSaid] = useState('')

  async function enter() {
    const { maintenance, permission } = await fetchStatus()
    if (!maintenance || permission) leaveMaintenance()
    else setSaid(texts.noWayAround)
  }

  return (
    <details className={styles.place} data-scripts="needed">
      <summary className={styles.summary}>{texts.staff}</summary>
      <div className={styles.panel}>
        <SignInForm onSignedIn={() => void enter()} />
        <p role="status" className={styles.said}>
          {said}
        </p>
        <TextLink to="/office">{texts.office}</TextLink>
      </div>
    </details>
  )
}
