import type { Deletion } from '@brightfill/shared/contract'
import {
  FailureNote,
  type FormikHelpers,
  PasswordField,
  SubmitButton,
  showServerErrors,
  ValidatedForm,
} from '@brightfill/shared/forms'
import { Button } from '@brightfill/shared/ui'
import { useEffect, useState } from 'react'
import { deleteAccount, fetchDeletion } from '../../api/account'
import { Answers, Question } from '../../area/Question'
import { useForgetSession } from '../../area/useForgetSession'
import { useToast } from '../../auth/useToast'
import styles from './PersonalData.module.css'
import { texts } from './texts'

/** Asks for confirmation and the password; Escape keeps the account, but not once it is being deleted. */
export function DeleteDialog({ onKeep }: { onKeep: () => void }) {
  const forgetSession = useForgetSession()
  const toast = useToast()
  const [deleting, setDeleting] = useState(false)
  const [left, setLeft] = useState<Deletion>()
  useEffect(() => {
    const leaving = new AbortController()
    // Without an answer the dialog still says that orders stay.
    fetchDeletion(leaving.signal).then(setLeft, () => {})
    return () => leaving.abort()
  }, [])

  async function submit(values: { password: string }, form: FormikHelpers<{ password: string }>) {
    setDeleting(true)
    try {
      await deleteAccount(values.password)
    } catch (error) {
      setDeleting(false)
      showServerErrors(error, form, values)
      return
    }
    await forgetSession()
    toast('success', texts.deleted)
  }
  return (
    <Question heading={texts.deleteHeading} text={texts.deleteText} onClose={onKeep} busy={deleting}>
      {(keep) => (
        <ValidatedForm initialValues={{ password: '' }} onSubmit={submit} className={styles.form}>
          {left && left.orders > 0 && <OrdersLeft left={left} />}
          <PasswordField name="password" label={texts.password} autoComplete="current-password" optional={false} />
          <FailureNote />
          <Answers>
            <Button onClick={keep} aria-disabled={deleting}>
              {texts.keep}
            </Button>
            <SubmitButton variant="secondary" size="md" progressLabel={texts.deleting}>
              {texts.confirm}
            </SubmitButton>
          </Answers>
        </ValidatedForm>
      )}
    </Question>
  )
}

/** The company's records that stay (O-70). */
function OrdersLeft({ left: { orders, open_orders, order_years } }: { left: Deletion }) {
  return (
    <div className={styles.left}>
      <p>{texts.ordersStay(orders, order_years)}</p>
      {open_orders.length > 0 && <p role="alert">{texts.ordersOpen(open_orders)}</p>}
    </div>
  )
}
