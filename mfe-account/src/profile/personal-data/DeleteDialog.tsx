import {
  FailureNote,
  type FormikHelpers,
  PasswordField,
  SubmitButton,
  showServerErrors,
  ValidatedForm,
} from '@brightfill/shared/forms'
import { Button } from '@brightfill/shared/ui'
import { useState } from 'react'
import { deleteAccount } from '../../api/account'
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
