import { FailureNote, type FormikHelpers, PasswordField, SubmitButton, showServerErrors, ValidatedForm } from '@brightfill/shared/forms'
import { Button } from '@brightfill/shared/ui'
import { useEffect, useId, useRef } from 'react'
import { deleteAccount } from '../../api/account'
import styles from './PersonalData.module.css'
import { texts } from './texts'
import { useLeaveForGood } from './useLeaveForGood'

/** Asks once more, and for the password; Escape keeps the account. */
export function DeleteDialog({ onKeep }: { onKeep: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  const leave = useLeaveForGood()
  useEffect(() => dialog.current?.showModal(), [])

  async function submit(values: { password: string }, form: FormikHelpers<{ password: string }>) {
    try {
      await deleteAccount(values.password)
    } catch (error) {
      showServerErrors(error, form, values)
      return
    }
    await leave()
  }
  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby={id} onClose={onKeep}>
      <h2 id={id} className={styles.heading}>
        {texts.deleteHeading}
      </h2>
      <p className={styles.text}>{texts.deleteText}</p>
      <ValidatedForm initialValues={{ password: '' }} onSubmit={submit} className={styles.form}>
        <PasswordField name="password" label={texts.password} autoComplete="current-password" optional={false} />
        <FailureNote shown />
        <div className={styles.actions}>
          <Button onClick={() => dialog.current?.close()}>{texts.keep}</Button>
          <SubmitButton variant="secondary" size="md" progressLabel={texts.deleting}>
            {texts.confirm}
          </SubmitButton>
        </div>
      </ValidatedForm>
    </dialog>
  )
}
