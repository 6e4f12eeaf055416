import { ApiError } from '@brightfill/shared/api'
import { useSite } from '@brightfill/shared/store'
import { Button } from '@brightfill/shared/ui'
import { useState } from 'react'
import { resendConfirmation } from '../api/account'
import { failureText } from './failureText'
import { texts } from './texts'
import styles from './UnconfirmedNotice.module.css'

/** Says that no e-mails come before the address is confirmed, and e-mails the link again. */
export function UnconfirmedNotice() {
  const user = useSite(({ session }) => (session.status === 'user' ? session.user : undefined))
  const [sending, setSending] = useState(false)
  const [said, setSaid] = useState('')
  if (user?.confirmed !== 0) return null

  async function send() {
    setSending(true)
    setSaid('')
    try {
      setSaid((await resendConfirmation()) ? texts.confirmationSent : texts.confirmedAlready)
    } catch (error) {
      const often = error instanceof ApiError && error.status === 429
      setSaid(failureText(error, often ? texts.confirmationSentOften : texts.confirmationNotSent))
    } finally {
      setSending(false)
    }
  }

  return (
    <section className={styles.notice} aria-label={texts.confirmation}>
      <p>{texts.unconfirmed(user.email)}</p>
      <div className={styles.line}>
        <Button variant="secondary" size="sm" loading={sending} onClick={() => void send()}>
          {texts.sendConfirmation}
        </Button>
        <span role="status">{said}</span>
      </div>
    </section>
  )
}
