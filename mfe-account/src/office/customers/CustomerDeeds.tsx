import type { Customer } from '@brightfill/shared/contract'
import { Block, Buttons, NotDone, StateMark, SureButton, useAction, useAttempt } from '@brightfill/shared/office'
import { Button } from '@brightfill/shared/ui'
import { useState } from 'react'
import styles from './Customers.module.css'
import { DeleteCustomer } from './DeleteCustomer'
import { texts } from './texts'

type Deed = { said: string } & (
  | { action: 'confirmation' | 'reset'; data: Record<string, never> }
  | { action: 'lock'; data: { locked: boolean } }
)

/** The account itself: whether it works, and the actions that staff have for it (O-49). */
export function CustomerDeeds({ customer }: { customer: Customer }) {
  const { confirmed, locked } = customer
  const [deleting, setDeleting] = useState(false)
  const { act } = useAction('customers')
  const doing = useAttempt(async ({ action, data, said }: Deed) => {
    await act(customer, action, data)
    return said
  }, texts.notDone)
  const isBusy = (deed: Deed) => doing.busy && doing.tried?.[0].said === deed.said
  const button = (label: string, deed: Deed) => (
    <Button variant="secondary" size="sm" loading={isBusy(deed)} onClick={() => void doing.attempt(deed)}>
      {label}
    </Button>
  )
  const sureButton = (label: string, sure: string, deed: Deed) => (
    <SureButton label={label} sure={sure} loading={isBusy(deed)} onSure={() => void doing.attempt(deed)} />
  )
  return (
    <Block title={texts.account}>
      <p className={styles.state}>
        <span>{confirmed ? texts.confirmed : texts.unconfirmed}</span>
        {locked && <StateMark state="failed">{texts.locked}</StateMark>}
      </p>
      <Buttons className={styles.buttons}>
        {!confirmed && button(texts.confirmAgain, { action: 'confirmation', data: {}, said: texts.mailSent })}
        {button(texts.resetAgain, { action: 'reset', data: {}, said: texts.resetSent })}
        {locked
          ? button(texts.unlock, { action: 'lock', data: { locked: false }, said: texts.unlocked })
          : sureButton(texts.lock, texts.lockNow, { action: 'lock', data: { locked: true }, said: texts.lockedNow })}
        <Button variant="secondary" size="sm" onClick={() => setDeleting(true)}>
          {texts.remove}
        </Button>
      </Buttons>
      <small role="status">{doing.answer}</small>
      <NotDone of={doing} />
      {deleting && <DeleteCustomer customer={customer} onClose={() => setDeleting(false)} />}
    </Block>
  )
}
