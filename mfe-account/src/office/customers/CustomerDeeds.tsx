import type { Customer } from '@brightfill/shared/contract'
import { Block, Failed, StateMark, useAction } from '@brightfill/shared/office'
import { Button } from '@brightfill/shared/ui'
import { useState } from 'react'
import styles from './Customers.module.css'
import { DeleteCustomer } from './DeleteCustomer'
import { texts } from './texts'

type Deed = { action: 'confirmation' | 'reset' | 'lock'; data: { locked?: boolean }; said: string }

/** The account itself: whether it works, and what staff can do for its owner (O-49). */
export function CustomerDeeds({ customer }: { customer: Customer }) {
  const { confirmed, locked } = customer
  const [tried, setTried] = useState<Deed>()
  const [said, setSaid] = useState('')
  const [deleting, setDeleting] = useState(false)
  const { act, error, busy } = useAction('customers', customer)

  async function attempt(deed: Deed) {
    setTried(deed)
    setSaid('')
    if (await act(deed.action, deed.data)) setSaid(deed.said)
  }
  const button = (label: string, deed: Deed) => (
    <Button variant="secondary" size="sm" loading={busy && tried?.said === deed.said} onClick={() => attempt(deed)}>
      {label}
    </Button>
  )
  return (
    <Block title={texts.account}>
      <p className={styles.state}>
        {confirmed ? texts.confirmed : texts.unconfirmed}
        {locked && <StateMark state="failed">{texts.locked}</StateMark>}
      </p>
      <div className={styles.buttons}>
        {!confirmed && button(texts.confirmAgain, { action: 'confirmation', data: {}, said: texts.mailSent })}
        {button(texts.resetAgain, { action: 'reset', data: {}, said: texts.resetSent })}
        {locked
          ? button(texts.unlock, { action: 'lock', data: { locked: false }, said: texts.unlocked })
          : button(texts.lock, { action: 'lock', data: { locked: true }, said: texts.lockedNow })}
        <Button variant="secondary" size="sm" onClick={() => setDeleting(true)}>
          {texts.remove}
        </Button>
      </div>
      <p role="status" className={styles.quiet}>
        {said}
      </p>
      {error ? (
        <Failed text={texts.notDone} error={error} onRetry={() => void (tried && attempt(tried))} busy={busy} />
      ) : null}
      {deleting && <DeleteCustomer customer={customer} onClose={() => setDeleting(false)} />}
    </Block>
  )
}
